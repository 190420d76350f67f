import type { Answer } from '../http/answer';
import type { Request } from '../http/request';
import { adminAjaxPath, answerAdminAjax, type NewsItem } from './news';
import { answerRest, restPathOf } from './rest';
import { findRoute } from './rest-routes';
import type { FormSite } from './submit-form';

/** Answers what WordPress would: Contact Form 7's REST routes and the list of news. Undefined for every other address. */
export async function answerAsWordPress(
	request: Request,
	sites: readonly FormSite[],
	news: readonly NewsItem[],
): Promise<Answer | undefined> {
	if (request.path === adminAjaxPath) return answerAdminAjax(request, news);
	const path = restPathOf(request);
	return path === undefined ? undefined : answerRest(request, path, sites);
}

/** Whether the request posts feedback for one of the forms. */
export function isFeedbackRoute(request: Request, sites: readonly FormSite[]): boolean {
	const found = findRoute(restPathOf(request) ?? '');
	return request.method === 'POST' && found?.route.name === 'feedback' && sites.some(({ id }) => id === found.id);
}
