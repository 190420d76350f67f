import { nameLang } from '../content/languages';
import { readPageSettings } from '../content/page-settings';
import type { SiteSettings } from '../content/site-settings';
import { isDay } from '../platform/day';
import { parseHtml } from '../platform/trusted-types';
import type { NewsAnswer, NewsRequest } from './list-state';
import { builtArticleAt, itemOf, type NewsItem } from './news-item';

/** No page of the list is longer, in bytes. */
const longestAnswer = 500_000;

/**
 * Asks the site's ajax endpoint for a page of the news (docs/product.md 10).
 * @throws an error with words for the console: no network, a status other than success, an answer that is not the list
 */
export async function fetchNews({ page, category }: NewsRequest, signal: AbortSignal): Promise<NewsAnswer> {
	const found = readPageSettings(document);
	if (found.kind === 'unusable') throw new NotNews(found.reason);
	const { settings } = found;
	const body = new URLSearchParams({ action: 'get_news', page: String(page), category });
	const response = await fetch(settings.ajaxUrl, { method: 'POST', body, signal });
	if (!response.ok) throw new NotNews(`status ${response.status}`);
	const type = response.headers.get('content-type') ?? '';
	if (!/^(text\/(html|plain)|$)/i.test(type)) throw new NotNews(type);
	const fragment = await textOf(response);
	// Fewer links than a page holds: the list ends here (docs/product.md 6). As a first page it is no list at all.
	if (page > 1 && fragment.trim() === '') return { kind: 'end' };
	return parseNewsFragment(fragment, location.href, knownOrigins(settings));
}

function knownOrigins({ origin, ajaxUrl, wpcf7 }: SiteSettings): KnownOrigins {
	const others = [origin, ajaxUrl, wpcf7?.api?.root ?? ''].map((address) => new URL(address, location.href).origin);
	return { page: location.origin, others };
}

async function textOf(response: Response): Promise<string> {
	const reader = response.body?.getReader();
	if (!reader) return '';
	const decoder = new TextDecoder();
	let text = '';
	for (let length = 0; ; ) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		length += value.length;
		if (length > longestAnswer) {
			void reader.cancel();
			throw new NotNews(`more than ${longestAnswer} bytes`);
		}
		text += decoder.decode(value, { stream: true });
	}
}

/** An answer that is not the list of news. */
export class NotNews extends Error {
	override name = 'NotNews';
}

/** More links than any page of the list has are not looked at. */
const mostLinks = 60;
const longestTitle = 200;

/** Letters, digits and hyphens, as WordPress makes its slugs. */
const categorySlug = /^[\p{L}\p{N}_-]{1,60}$/u;

/**
 * Reads the fragment that `get_news` answers with (docs/product.md 10): of every link with a heading its address, category, date and
 * title, and nothing else. The markup is parsed into a document of its own, in which nothing runs and nothing loads, and is
 * never put into the page.
 * @throws {NotNews} for whole pages, and for text that is neither links nor `No more posts`
 */
export function parseNewsFragment(html: string, page: string, known: KnownOrigins): NewsAnswer {
	if (/^\s*<(!doctype|html|head|body|\?xml)\b/i.test(html)) throw new NotNews('a whole page');
	const { body } = parseHtml(html);
	// Their text is for machines, wherever they stand: a title's own text content would have it.
	for (const element of body.querySelectorAll('script, style')) element.remove();
	const links = [...body.querySelectorAll('a[href]')].filter((link) => link.querySelector(heading)).slice(0, mostLinks);
	const items = links.flatMap((link) => itemIn(link, page, known) ?? []);
	if (items.length > 0) return { kind: 'page', links: links.length, items };
	if (links.length > 0) throw new NotNews('links to nowhere known');
	const text = lineOfText(body.textContent ?? '', 100);
	if (text === 'No more posts') return { kind: 'end' };
	throw new NotNews(text || 'no links');
}

const heading = 'h1, h2, h3, h4, h5, h6';

function itemIn(link: Element, page: string, known: KnownOrigins): NewsItem | undefined {
	const address = newsAddress(link.getAttribute('href') ?? '', page, known);
	const title = lineOfText(link.querySelector(heading)?.textContent ?? '', longestTitle);
	if (address === undefined || title === '') return undefined;
	const day = link.querySelector('time')?.getAttribute('datetime')?.slice(0, 10) ?? '';
	const category = link.getAttribute('data-category') ?? '';
	return onThisPage({
		address,
		title,
		category: categorySlug.test(category) ? category : '',
		...(isDay(day) && { date: day }),
	});
}

/**
 * An article from WordPress, which lists those of the main language: our translation of it where this build has one, else the item marked
 * with its language.
 * @param lang of WordPress' articles, where that is not the language of the page
 */
export function onThisPage(item: NewsItem, lang = nameLang): NewsItem {
	if (lang === undefined) return item;
	const built = builtArticleAt(item.address);
	return built ? itemOf(built) : { ...item, lang };
}

/** Control characters, and those that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text of someone else's markup in one line, without what could disturb the text around it, cut to `limit` characters. */
function lineOfText(text: string, limit: number): string {
	const line = text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
	const characters = [...line.slice(0, 2 * limit)];
	return characters.length > limit
		? `${characters
				.slice(0, limit - 1)
				.join('')
				.trimEnd()}…`
		: line;
}

/** Whose addresses the list may lead to: this page's own and the hosts of the settings. */
type KnownOrigins = { page: string; others: readonly string[] };

/**
 * The address of a link of the list, or nothing if it leads anywhere but to a page of a known host. An article that this
 * build has is found by its path on any of them, so that it opens without a reload and without network.
 * @param page the whole address of the page that shows the list
 */
function newsAddress(href: string, page: string, known: KnownOrigins): string | undefined {
	const url = parsed(href, page);
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
	const own = url.origin === known.page;
	if (!own && !known.others.includes(url.origin)) return undefined;
	const built = builtArticleAt(url.pathname);
	if (built) return itemOf(built).address;
	// A path that begins with two slashes would lead to another host.
	return own ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : url.href;
}

function parsed(href: string, base: string): URL | undefined {
	try {
		return new URL(href, base);
	} catch {
		return undefined;
	}
}
