import { existsSync, readFileSync } from 'node:fs';
import { slugOf } from '../document.ts';
import { isArticle, isPulled } from '../page-address.ts';
import { readableContent } from '../parse-content.ts';
import { publicFiles, readAllFiles } from '../read-content.ts';
import type { Content } from '../read-documents.ts';
import { licencesPath, targetsOf } from '../targets.ts';
import { translationsIn } from '../translation-path.ts';

/** What stands in this site beside the posts. */
export type OwnContent = {
	/** All files, those that were pulled before too. */
	stored: ReadonlyMap<string, string>;
	isPublic: (path: string) => boolean;
	/** Of the owner's articles in all languages, and those that are gone. */
	slugs: ReadonlySet<string>;
	titles: ReadonlySet<string>;
	/** The addresses of its pages. */
	pages: ReadonlySet<string>;
};

/** @param received the files of the posts, which count among `stored` alone */
export function ownContent(root: URL, received: ReadonlySet<string>): OwnContent {
	const stored = readAllFiles(root);
	const others = new Map([...stored].filter(([file]) => !received.has(file)));
	const isPublic = publicFiles(root);
	const contents = [undefined, ...translationsIn(others)].map((code) => readableContent(others, isPublic, code));
	const articles = [...stored.keys()].filter((file) => isArticle(file) && !isPulled(file));
	const shown = contents.flatMap(({ news }) => news.map(({ summary }) => summary.slug));
	return {
		stored,
		isPublic,
		slugs: new Set([...articles.map(slugOf), ...shown, ...goneSlugs(root)]),
		titles: new Set(contents.flatMap(titlesIn)),
		pages: new Set([...targetsOf([...others.keys()]).keys()].filter((path) => path !== licencesPath)),
	};
}

/** Of articles that the owner has moved or taken away: an address that leads elsewhere is no page. */
function goneSlugs(root: URL): string[] {
	const place = new URL('src/content/moved-pages.json', root);
	const moved: object = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};
	return Object.keys(moved).flatMap((address) => /^\/noticias\/(.+)$/.exec(address)?.[1] ?? []);
}

function titlesIn({ pages, wines, news }: Content): string[] {
	const written = [...pages.values(), ...wines.map(({ page }) => page), ...news.map(({ article }) => article)];
	return written.map(({ title }) => title);
}
