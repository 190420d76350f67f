import { estates } from '../../src/content/estates.ts';
import { parcelSlugs } from '../../src/content/parcels.ts';
import type { ArticleFile } from './article-file.ts';
import { type Part, textsIn } from './body.ts';
import { type ContentDocument, type Read, slugOf, textsOf } from './document.ts';
import { fileMessages, linkMessages as m, translationMessages } from './messages.ts';
import type { Targets } from './targets.ts';

/* What can only be told of a file beside the others: where its links lead, and what it says that another says, too. */

/** Reports the links of a file that lead nowhere, on their lines. */
export function checkLinks({ body, report }: ContentDocument, targets: Targets): void {
	for (const part of [body.opening, ...body.sections]) {
		for (const { href, line } of linksIn(part)) {
			const fault = faultOf(href, targets);
			if (fault) report(line, fault);
		}
	}
}

function linksIn(part: Part): { href: string; line: number }[] {
	const inText = textsIn(part).flatMap(({ value, line }) =>
		(typeof value === 'string' ? [] : value).flatMap((inline) =>
			typeof inline === 'object' && inline.kind === 'link' ? [{ href: inline.href, line }] : [],
		),
	);
	const links = part.blocks.flatMap((block) => (block.kind === 'links' ? block.links : []));
	return [...inText, ...links.map(({ value, line }) => ({ href: value.href, line }))];
}

function faultOf(href: string, targets: Targets): string | undefined {
	if (/^mailto:\S+@\S+$|^tel:\+\d+$/.test(href)) return undefined;
	if (/^https:\/\/[^/]/.test(href) && URL.canParse(href)) return undefined;
	if (!/^\/(?!\/)/.test(href) || !URL.canParse(href, 'https://site.invalid')) return m.noAddress(href);

	const { pathname, searchParams, hash } = new URL(href, 'https://site.invalid');
	const fragments = targets.get(pathname);
	if (!fragments) return m.noPage(pathname);
	const fragment = hash.slice(1);
	if (fragment && !fragments.has(fragment)) return m.noFragment(fragment, pathname);
	return unknownPlace(searchParams);
}

/** The addresses of the map name an estate and a parcel: `/terroir?terroir=martim&parcela=vv-martim1`. */
function unknownPlace(query: URLSearchParams): string | undefined {
	const terroir = query.get('terroir');
	if (terroir && !estates.some(({ slug }) => slug === terroir)) return m.noEstate(terroir);
	const parcel = query.get('parcela');
	if (parcel && !parcelSlugs.some((slug) => slug === parcel)) return m.noParcel(parcel);
	return undefined;
}

type Place = { file: string; line: number };

/** Texts shorter than this, in words, may well recur: labels, names, hours. */
const shortest = 8;

/** Reports every sentence or paragraph that stands in two files, whatever its case, spaces and signs. */
export function checkRepetitions(documents: readonly ContentDocument[]): void {
	const seen = new Map<string, Place>();
	for (const document of documents) {
		for (const { text, place } of textsOf(document)) {
			if (!isProse(text)) continue;
			const key = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
			const first = seen.get(key);
			if (!first) seen.set(key, { file: document.file, line: document.lineOf(place) });
			else if (first.file !== document.file) document.report(place, fileMessages.repeated(first.file, first.line));
		}
	}
}

/** A list of castas with their shares is long too, and the same for a parcel and its wine. */
function isProse(text: string): boolean {
	const words = text.match(/\p{L}+/gu) ?? [];
	return words.length >= shortest && !/^[^,%]+[\d,.]+\s?%(, [^,%]+[\d,.]+\s?%)*$/u.test(text);
}

/** Reports titles that two pages share. */
export function checkTitles(pages: readonly { document: ContentDocument; title: string }[]): void {
	const seen = new Map<string, string>();
	for (const { document, title } of pages) {
		const first = seen.get(title);
		if (first) document.report(['title'], fileMessages.titleTaken(first));
		else seen.set(title, document.file);
	}
}

/** Reports the slug of a translated article that another article has. */
export function checkSlugs(news: readonly Read<ArticleFile>[]): void {
	for (const { document, value } of news) {
		const { slug } = value.summary;
		const other = news.find((one) => one.document !== document && one.value.summary.slug === slug);
		const isOwn = slug !== slugOf(document.file);
		if (other && isOwn) document.report(['slug'], translationMessages.slugTaken(slug, other.document.file));
	}
}
