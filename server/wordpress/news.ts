import type { Answer } from '../http/answer';
import type { Request } from '../http/request';
import { isForm, readPost } from '../messages/form-body';
import { textOf, toPost } from '../messages/php-post';
import { uncached } from './rest-answer';

export const adminAjaxPath = '/wp-admin/admin-ajax.php';

/** More than enough for the three parameters of a call for news, in bytes. */
export const maxNewsBytes = 1024;

/** Answers `action=get_news`, from the query or a form's body; any other action as WordPress does, with a `0`. */
export async function answerAdminAjax(request: Request, news: readonly NewsItem[]): Promise<Answer> {
	const type = request.headers['content-type'];
	// Like PHP, nothing of any request but a POST.
	const isPosted = request.method === 'POST' && isForm(type);
	const post = isPosted ? await readPost(await request.body(maxNewsBytes), type) : toPost([]);
	const parameter = (name: string) => textOf(post, name) || request.query.get(name) || '';
	if (parameter('action') !== 'get_news') return ajaxAnswer(400, '0');
	const fragment = renderNewsPage(news, toPage(parameter('page')), parameter('category') || '*');
	return fragment === undefined ? ajaxAnswer(200, 'No more posts', 'text/plain') : ajaxAnswer(200, fragment);
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

/** An article as the list of news needs it. */
export type NewsItem = {
	slug: string;
	title: string;
	/** ISO, `2026-01-20`. */
	date: string;
	category: string;
};

/** Six articles at a time, as `data-count` on the page says. */
const pageSize = 6;

const months = 'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(' ');

/**
 * One page of the news as a fragment of HTML.
 * @param page from 1
 * @param category a slug, or `*` for all
 * @returns undefined when there are no more
 */
function renderNewsPage(news: readonly NewsItem[], page: number, category: string): string | undefined {
	const items = news.filter((item) => category === '*' || item.category === category);
	const shown = items.slice((page - 1) * pageSize, page * pageSize);
	return shown.length > 0 ? shown.map(renderItem).join('') : undefined;
}

function renderItem({ slug, title, date, category }: NewsItem): string {
	const href = `/noticias/${encodeURIComponent(slug)}`;
	const time = `<time datetime="${escapeHtml(date)}T00:00:00+00:00">${escapeHtml(inWords(date))}</time>`;
	return `<a class="news-item" href="${href}" data-category="${escapeHtml(category)}">${time}<h3>${escapeHtml(title)}</h3></a>\n`;
}

/** `Janeiro 20, 2026`: the format of the site's theme, kept because the fragment is part of the contract. */
function inWords(date: string): string {
	const [year = '', month = '', day = ''] = date.split('-');
	return `${months[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`;
}

function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
