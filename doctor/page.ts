import { parse } from 'parse5';
import { attributeOf, type Element, elementsIn, hasClass, hiddenFields, ownText } from '../server/messages/html-tree';

/** What the checks look for in a page of the site. */
export type Page = {
	/** The text of `#site-settings`; undefined where there is none. */
	settings: string | undefined;
	forms: readonly PageForm[];
	/** Paths of the first script and style sheet of the build. */
	script: string | undefined;
	style: string | undefined;
};

/** A form of Contact Form 7 in a page: its wrapper, and its hidden fields by name. */
export type PageForm = { id: string; unitTag: string; hidden: ReadonlyMap<string, string> };

/** More than a page of any use has; each is looked through. */
const maxForms = 10;

const empty: Page = { settings: undefined, forms: [], script: undefined, style: undefined };

/** Reads a page that may come from anywhere; one without a text has nothing. */
export function readPage(html: string | undefined): Page {
	if (html === undefined) return empty;
	const all = [...elementsIn(parse(html))];
	const settings = all.find((element) => attributeOf(element, 'id') === 'site-settings');
	const wrappers = all.filter((element) => hasClass(element, 'wpcf7') && attributeOf(element, 'data-wpcf7-id'));
	return {
		settings: settings && ownText(settings),
		forms: wrappers.slice(0, maxForms).map((wrapper) => ({
			id: attributeOf(wrapper, 'data-wpcf7-id') ?? '',
			unitTag: attributeOf(wrapper, 'id') ?? '',
			hidden: hiddenFields(wrapper),
		})),
		script: firstAsset(all, 'script', 'src'),
		style: firstAsset(all, 'link', 'href'),
	};
}

/** Only paths on the page's own host, as the build writes them. */
function firstAsset(all: readonly Element[], tagName: string, attribute: string): string | undefined {
	const ending = tagName === 'script' ? /^\/assets\/[\w.-]+\.m?js$/ : /^\/assets\/[\w.-]+\.css$/;
	const paths = all.flatMap((element) => (element.tagName === tagName ? (attributeOf(element, attribute) ?? []) : []));
	return paths.find((path) => ending.test(path));
}
