import { isArticle } from '../../build/content/page-address.ts';
import { withSource } from '../../build/content/source-digest.ts';
import { translationOf } from '../../build/content/translation-path.ts';
import { addressIn, type Language } from '../../src/content/addresses.ts';
import { fieldsOf, type Texts } from './content-text.ts';

/** The texts of files by their paths; `undefined` for one that is deleted. */
export type Edits = ReadonlyMap<string, string | undefined>;

export const movedPagesFile = 'src/content/moved-pages.json';

/** Former addresses, with the present one of their page, or `null` for one that was taken away. */
export type MovedPages = Readonly<Record<string, string | null>>;

const folders: Readonly<Record<string, string>> = { wines: '/vinhos/', news: '/noticias/', wordpress: '/noticias/' };
const filePath = /^(src\/content\/(wines|news|wordpress|visits)\/)([^/]+)\.md$/;

/** Whether the file can be given another address, or be deleted: the site does without it. */
export function canMove(path: string): boolean {
	return filePath.test(path);
}

/** The files whose page is at the address of this one's: of two, the producer's own article is shown and the one that was pulled is not. */
export function filesAtAddress(path: string): string[] {
	return isArticle(path) ? ['news', 'wordpress'].map((folder) => path.replace(/\w+(?=\/[^/]+$)/, folder)) : [path];
}

/**
 * What has to be written so that a page has another address, or none: its file and those with its words in other languages, the links to
 * it in all other files, and for visitors with the former address the list of moved pages. Links to a page that is deleted stay: what
 * they say has to be written again.
 * @param texts of all content files and of the moved pages
 * @param slug of the new address; `undefined` deletes the page
 * @param languages into which the content is translated
 */
export function movePage(
	texts: Texts,
	path: string,
	slug: string | undefined,
	languages: readonly Language[] = [],
): Edits {
	const [, , kind = '', formerSlug = ''] = filePath.exec(path) ?? [];
	const before = folders[kind];
	const files = [path, ...languages.map(({ code }) => translationOf(path, code)).filter((file) => texts.has(file))];
	const edits = new Map<string, string | undefined>(files.map((file) => [file, undefined]));
	if (slug !== undefined) {
		const links = linksTo(before === undefined ? `/visitar#${formerSlug}` : before + formerSlug);
		const present = before === undefined ? `/visitar#${slug}` : before + slug;
		for (const [file, text] of texts) {
			const relinked = file.endsWith('.md') ? text.replace(links, present) : text;
			if (files.includes(file)) edits.set(pathWith(file, slug), relinked);
			else if (relinked !== text) edits.set(file, relinked);
		}
		for (const { code } of languages)
			keepNotes(texts, edits, code, (file) => (file === path ? pathWith(file, slug) : file));
	}
	if (before !== undefined) {
		const moved: MovedPages = JSON.parse(texts.get(movedPagesFile) ?? '{}');
		const present = slug === undefined ? null : before + slug;
		const after = afterMove(moved, before + formerSlug, present);
		edits.set(
			movedPagesFile,
			movedPagesText(slug === undefined ? withoutArticle(after, texts, path, languages) : after),
		);
	}
	return edits;
}

/** A translation that said what its original does goes on saying it: of both only links have changed. */
function keepNotes(
	texts: Texts,
	edits: Map<string, string | undefined>,
	language: string,
	pathAfter: (file: string) => string,
): void {
	for (const [file, text] of texts) {
		const translation = translationOf(file, language);
		const own = texts.get(translation);
		if (own === undefined || withSource(own, text) !== own) continue;
		const [original, now] = [
			edits.get(pathAfter(file)) ?? text,
			edits.get(translationOf(pathAfter(file), language)) ?? own,
		];
		const noted = withSource(now, original);
		if (noted !== own || pathAfter(file) !== file) edits.set(translationOf(pathAfter(file), language), noted);
	}
}

/** An article that is deleted was at an address of its own in each language into which it was translated. */
function withoutArticle(moved: MovedPages, texts: Texts, path: string, languages: readonly Language[]): MovedPages {
	return languages.reduce((list, language) => {
		const { slug } = fieldsOf(texts.get(translationOf(path, language.code)) ?? '');
		return typeof slug === 'string' ? afterMove(list, addressIn(language, `/noticias/${slug}`), null) : list;
	}, moved);
}

function pathWith(path: string, slug: string): string {
	return path.replace(/[^/]+\.md$/, `${slug}.md`);
}

/** Former addresses of a page that moves again lead to its present one at once; one that is used again leads nowhere else. */
export function afterMove(moved: MovedPages, from: string, to: string | null): MovedPages {
	const followed = Object.entries(moved).map(([former, present]) => [former, present === from ? to : present] as const);
	const others = followed.filter(([former]) => former !== from && former !== to);
	return Object.fromEntries([...others, [from, to]]);
}

/** The list without an address that a page has. */
export function withoutFormer(moved: MovedPages, address: string): MovedPages {
	return Object.fromEntries(Object.entries(moved).filter(([former]) => former !== address));
}

/** The address as a whole, with whatever query, fragment or end of the link follows. */
function linksTo(address: string): RegExp {
	return new RegExp(`(?<=[\\s("'])${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[?#)\\s"']|$)`, 'gm');
}

export function movedPagesText(moved: MovedPages): string {
	return `${JSON.stringify(moved, undefined, '\t')}\n`;
}
