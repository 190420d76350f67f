import { parseHtml } from '../platform/trusted-types';
import { isDay } from './dates';
import { lineOfText } from './line-of-text';
import { type KnownOrigins, newsAddress } from './news-address';
import type { NewsAnswer } from './news-answer';
import type { NewsItem } from './news-item';

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
 * Reads the fragment that `get_news` answers with (SPEC 7): of every link with a heading its address, category, date and
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
	return {
		address,
		title,
		category: categorySlug.test(category) ? category : '',
		...(isDay(day) && { date: day }),
	};
}
