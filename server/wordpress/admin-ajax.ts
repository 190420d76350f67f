import type { Answer } from '../http/answer';
import type { Request } from '../http/request';
import { isForm, readFormBody } from './form-body';
import { type NewsItem, renderNewsPage } from './news-list';
import { type Post, textOf, toPost } from './php-post';
import { uncached } from './rest-headers';

export const adminAjaxPath = '/wp-admin/admin-ajax.php';

/** More than enough for the three parameters, in bytes. */
const maxBodyBytes = 1024;

/** Answers `action=get_news`, from the query or a form's body; any other action as WordPress does, with a `0`. */
export async function answerAdminAjax(request: Request, news: readonly NewsItem[]): Promise<Answer> {
	const post = await postOf(request);
	const parameter = (name: string) => textOf(post, name) || request.query.get(name) || '';
	if (parameter('action') !== 'get_news') return ajaxAnswer(400, '0');
	const fragment = renderNewsPage(news, toPage(parameter('page')), parameter('category') || '*');
	return fragment === undefined ? ajaxAnswer(200, 'No more posts', 'text/plain') : ajaxAnswer(200, fragment);
}

/** What a form's POST holds; like PHP, nothing of any other request. */
async function postOf({ method, headers, body }: Request): Promise<Post> {
	const type = headers['content-type'];
	return toPost(method === 'POST' && isForm(type) ? await readFormBody(await body(maxBodyBytes), type) : []);
}

/** From 1; what is not a page is the first. */
function toPage(text: string): number {
	return /^\d{1,9}$/.test(text) ? Math.max(Number(text), 1) : 1;
}

function ajaxAnswer(status: number, body: string, type = 'text/html'): Answer {
	const headers = {
		'content-type': `${type}; charset=UTF-8`,
		'x-robots-tag': 'noindex',
		'x-content-type-options': 'nosniff',
		...uncached,
	};
	return { status, headers, body };
}
