import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer } from '../http/answer';
import type { Request } from '../http/request';
import type { StaticSite } from '../static/static-site';
import type { FeedbackAnswer } from '../wordpress/feedback-answer';
import { readFormBody } from '../wordpress/form-body';
import { textOf, toPost } from '../wordpress/php-post';
import { type Submission, unitTagOf } from '../wordpress/submit-form';
import { renderAnsweredPage } from './answered-page';

/** Takes a submission to wherever forms are answered: the stand-in, or a real WordPress. */
export type Submit = (submission: Submission) => Promise<FeedbackAnswer>;

export type ContactPage = { dist: string; site: StaticSite; formId: number; submit: Submit };

export function isContactPost({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
	return method === 'POST' && /^\/contacto\/?$/.test(path);
}

/**
 * Answers the contact form posted by a page without JavaScript, in either encoding, with the page and the result in it
 * (CONTRACT 3.3). A body that is not that form gets the page as it was built, as from WordPress.
 */
export async function answerContactPost(
	request: Request,
	{ dist, site, formId, submit }: ContactPage,
): Promise<Answer> {
	const post = toPost(await readFormBody(await request.body(), request.headers['content-type']));
	const unitTag = unitTagOf(post);
	if (textOf(post, '_wpcf7') !== String(formId) || unitTag === '') {
		return site.answer({ ...request, method: 'GET', path: '/contacto', headers: {} });
	}
	const page = await readFile(join(dist, 'contacto.html'), 'utf8');
	const { client, headers } = request;
	const answer = await submit({ post, unitTag, remoteAddress: client.address, userAgent: headers['user-agent'] ?? '' });
	return {
		status: 200,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
		},
		body: renderAnsweredPage(page, answer, post),
	};
}
