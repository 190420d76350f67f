import { estates } from '../../src/content/estates.ts';
import type { NewsSummary } from '../../src/content/news/article.ts';
import type { ContactPage } from '../../src/content/pages/contact-page.ts';
import type { HomePage } from '../../src/content/pages/home-page.ts';
import type { SlidesPage } from '../../src/content/pages/slides-page.ts';
import type { TextPage } from '../../src/content/pages/text-page.ts';
import type { VisitPage } from '../../src/content/pages/visit-page.ts';
import type { ToldEstate } from '../../src/content/vineyards/told-estate.ts';
import type { Vineyard } from '../../src/content/vineyards/vineyard.ts';
import { wineCategories } from '../../src/content/wines/categories.ts';
import { type ArticleFile, readArticle } from './article-file.ts';
import { checkFigures } from './check-figures.ts';
import { type ContentDocument, readDocument } from './document.ts';
import { readEstate } from './estate-file.ts';
import { checkLinks } from './links.ts';
import { inOrder } from './order.ts';
import { readContactPage, readHomePage, readSlidesPage, readTextPage, readVisitPage } from './page-files.ts';
import { ContentError, type Problem } from './problem.ts';
import { checkRepetitions, checkTitles } from './repetitions.ts';
import { targetsOf } from './targets.ts';
import { readVisit, type VisitFile } from './visit-file.ts';
import { readWine, type WineFile } from './wine-file.ts';

/** A page under `pages/`. */
export type ContentPage = TextPage | SlidesPage | HomePage | ContactPage | VisitPage;

/** Everything the producer has written, checked. */
export type Content = {
	/** In the order of the shelf, family by family. */
	wines: readonly WineFile[];
	/** Newest first. */
	news: readonly ArticleFile[];
	/** By estate, and by parcel. */
	estates: Readonly<Record<string, ToldEstate>>;
	vineyards: Readonly<Record<string, Vineyard>>;
	/** By the name of the file: `filosofia`. */
	pages: ReadonlyMap<string, ContentPage>;
};

/**
 * Reads the files of the content, by their paths from the root of the repository: `src/content/wines/abade.md`.
 * `isPublic` tells whether a file is there under `public/`.
 * @throws {ContentError} with everything that is wrong, not only the first
 */
export function parseContent(files: ReadonlyMap<string, string>, isPublic: (path: string) => boolean): Content {
	const problems: Problem[] = [];
	const documents = [...files].flatMap(([file, source]) => readDocument(file, source, problems) ?? []);
	const inFolder = <T>(folder: string, read: (document: ContentDocument) => T | undefined) =>
		documents.flatMap((document) => {
			const value = document.file.includes(`/${folder}/`) ? read(document) : undefined;
			return value === undefined ? [] : [{ document, value }];
		});

	const visits = inOrder(inFolder('visits', readVisit), 'place', ({ place }) => place);
	const rows = visits.map(({ value }) => value);
	const bottles = inFolder('wines', readWine);
	const wines = wineCategories.flatMap(({ slug }) =>
		inOrder(
			bottles.filter(({ value }) => value.summary.category === slug),
			'shelf',
			({ shelf }) => shelf,
		),
	);
	const news = inFolder('news', (document) => readArticle(document, isPublic)).toSorted((one, other) =>
		newestFirst(one.value.summary, other.value.summary),
	);
	const told = inFolder('vineyards', readEstate);
	for (const { slug } of estates) {
		const file = `src/content/vineyards/${slug}.md`;
		if (!files.has(file)) problems.push({ file, line: 1, message: 'This file is missing.' });
	}
	const pages = inFolder('pages', (document) => readPage(document, rows));

	checkRepetitions(documents);
	checkTitles([
		...pages.map(({ document, value }) => ({ document, title: value.title })),
		...wines.map(({ document, value }) => ({ document, title: value.page.title })),
		...news.map(({ document, value }) => ({ document, title: value.article.title })),
	]);
	const targets = targetsOf(documents);
	for (const document of documents) checkLinks(document, targets);
	const vineyards = Object.fromEntries(told.flatMap(({ value }) => Object.entries(value.vineyards)));
	// What cannot be read would be missed among the facts: other texts would seem wrong.
	if (problems.length === 0) checkFigures(documents, { wines, news, vineyards, visits: visits.length });
	if (problems.length > 0) throw new ContentError(problems);

	return {
		wines: wines.map(({ value }) => value),
		news: news.map(({ value }) => value),
		estates: Object.fromEntries(told.map(({ document, value }) => [document.slug, value.told])),
		vineyards,
		pages: new Map(pages.map(({ document, value }) => [document.slug, value])),
	};
}

function readPage(document: ContentDocument, visits: readonly VisitFile[]): ContentPage | undefined {
	switch (document.slug) {
		case 'home':
			return readHomePage(document, visits);
		case 'contacto':
			return readContactPage(document);
		case 'visitar':
			return readVisitPage(document, visits);
		case 'filosofia':
		case 'sustentabilidade':
			return readSlidesPage(document);
		default:
			return readTextPage(document);
	}
}

function newestFirst(one: NewsSummary, other: NewsSummary): number {
	return other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug);
}
