import type { NewsSummary } from '../../src/content/news/article.ts';
import type { OwnerForm } from '../../src/content/owner-form.ts';
import type { EstateText, Vineyard } from '../../src/content/vineyards/vineyard.ts';
import { wineCategories } from '../../src/content/wines/categories.ts';
import type { ArticleFile } from './article-file.ts';
import { checkFigures } from './check-figures.ts';
import { type ContentDocument, type Read, slugOf } from './document.ts';
import { documentsIn } from './documents.ts';
import { mainLanguage } from './languages.ts';
import { checkLinks } from './links.ts';
import { fileMessages, translationMessages } from './messages.ts';
import { isPulled } from './page-address.ts';
import type { ContentPage } from './page-files.ts';
import { inFileOrder, type Problem } from './problem.ts';
import type { IsPublic } from './public-files.ts';
import { checkRepetitions, checkTitles } from './repetitions.ts';
import { articleKind, estateKind, type FileKind, kindOf, pageKinds, visitKind, wineKind } from './schemas.ts';
import { targetsOf } from './targets.ts';
import { originalOf } from './translation-path.ts';
import { typesetAs } from './typeset.ts';
import { type Undrawn, undrawnOf } from './undrawn.ts';
import type { VisitFile } from './visit-file.ts';
import type { WineFile } from './wine-file.ts';

/** Everything the producer has written, checked. */
export type Content = {
	/** In the order of the shelf, family by family. */
	wines: readonly WineFile[];
	/** Newest first. */
	news: readonly ArticleFile[];
	/** By estate, and by parcel. */
	estates: Readonly<Record<string, EstateText>>;
	vineyards: Readonly<Record<string, Vineyard>>;
	/** In the order of their page. */
	visits: readonly VisitFile[];
	/** What is not drawn yet, and what it is drawn for: other pictures stand in. */
	undrawn: readonly Undrawn[];
	/** By the path, in the main language, of each page without a social card in this one the address of the card that stands in. */
	cardless: Readonly<Record<string, string>>;
	/** By the name of the file: `filosofia`. */
	pages: ReadonlyMap<string, ContentPage>;
	/** Of which language this is. */
	language: string;
	/** What is written in another language stands in for files without a translation, by their paths in the main language. */
	untranslated: ReadonlySet<string>;
	/** The slugs of the articles in this language, by those in the main one. */
	articleSlugs: ReadonlyMap<string, string>;
	/** The slugs of an article in other languages than this, by its slug in the main one; nothing where there are none. */
	slugsOf(original: string): Readonly<Record<string, string>> | undefined;
	/** What has changed in the main language since it was translated. */
	outdated: readonly Problem[];
	/** The form of the owner's WordPress in this language, where there is one. */
	form?: OwnerForm;
};

/**
 * Reads the files of the content in one language: everything that could be read, which is all of it only where nothing is wrong; `check`
 * tells what is.
 */
export function readDocuments(
	files: ReadonlyMap<string, string>,
	isPublic: IsPublic,
	language: string,
): { content: Content; check: () => Problem[] } {
	const { documents, paths, problems, untranslated, outdated, slugs } = documentsIn(files, language);
	const readAll = <T>(kinds: readonly FileKind<T>[], visits: readonly VisitFile[] = []): Read<T>[] =>
		documents.flatMap((document) => {
			const kind = kinds.find((one) => one === kindOf(originalOf(document.file)));
			const value = kind && typesetAs(document.language, () => kind.read(document, { isPublic, visits }));
			return value === undefined ? [] : [{ document, value }];
		});

	/** What stands in for a translation is marked as what it is. */
	const foreign = ({ file }: ContentDocument) => (untranslated.has(file) ? { language: mainLanguage } : {});

	const visits = inOrder(readAll([visitKind]), 'place');
	const rows = visits.map(({ document, value }) => ({
		...value,
		experience: { ...value.experience, ...foreign(document) },
	}));
	const bottles = readAll([wineKind]);
	const wines = wineCategories.flatMap(({ slug }) => {
		const family = bottles.filter(({ value }) => value.summary.category === slug);
		return inOrder(family, 'shelf');
	});
	const news = readAll([articleKind]).toSorted((one, other) => newestFirst(one.value.summary, other.value.summary));
	const told = readAll([estateKind]);
	const pages = readAll([...pageKinds.values()], rows);

	const vineyards = Object.fromEntries(told.flatMap(({ value }) => Object.entries(value.vineyards)));
	const articleSlugs = new Map(news.map(({ document, value }) => [slugOf(document.file), value.summary.slug]));
	const content: Content = {
		wines: wines.map(({ value }) => value),
		news: news.map(({ document, value: { summary, article } }) => {
			const original = slugOf(document.file);
			const more = {
				...(original !== summary.slug && { original }),
				...foreign(document),
			};
			return { article, summary: { ...summary, ...more } };
		}),
		estates: Object.fromEntries(
			told.map(({ document, value }) => [document.slug, { ...value.told, ...foreign(document) }]),
		),
		vineyards,
		visits: rows,
		...undrawnOf({ language, pages, visits, wines, news }, isPublic),
		pages: new Map(pages.map(({ document, value }) => [document.slug, value])),
		language,
		untranslated,
		articleSlugs,
		slugsOf: (original) => slugs.get(original),
		outdated,
	};
	/** What can only be told of all files together. */
	const check = () => {
		// What cannot be read would be missed among the facts: other texts would seem wrong.
		const isRead = problems.length === 0;
		// Texts that are written elsewhere may be older than the facts, and close with the same words.
		const ownTexts = documents.filter(({ file }) => !isPulled(file));
		checkRepetitions(ownTexts);
		checkTitles([
			...pages.map(({ document, value }) => ({ document, title: value.title })),
			...wines.map(({ document, value }) => ({ document, title: value.page.title })),
			...news.map(({ document, value }) => ({ document, title: value.article.title })),
		]);
		checkSlugs(news);
		const targets = targetsOf(paths);
		for (const document of documents) checkLinks(document, targets);
		// The figures of other languages are those of the original.
		if (isRead && language === mainLanguage) {
			const practice = pages.flatMap(({ value }) => ('figures' in value ? value.figures : []))[0];
			const philosophy = pages.flatMap(({ value }) => ('harvests' in value ? value : []))[0];
			checkFigures(ownTexts, { wines, news, vineyards, visits: visits.length, practice, philosophy });
		}
		return inFileOrder(problems);
	};
	return { content, check };
}

/** Reports the slug of a translated article that another article has. */
function checkSlugs(news: readonly Read<ArticleFile>[]): void {
	for (const { document, value } of news) {
		const { slug } = value.summary;
		const other = news.find((one) => one.document !== document && one.value.summary.slug === slug);
		const isOwn = slug !== slugOf(document.file);
		if (other && isOwn) document.report(['slug'], translationMessages.slugTaken(slug, other.document.file));
	}
}

function newestFirst(one: NewsSummary, other: NewsSummary): number {
	return other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug);
}

/** What was read, by the number that each file gives itself in `field`; two files with one number are reported. */
function inOrder<Field extends 'place' | 'shelf', T extends Readonly<Record<Field, number>>>(
	read: readonly Read<T>[],
	field: Field,
): Read<T>[] {
	const sorted = read.toSorted((one, other) => one.value[field] - other.value[field]);
	for (const [index, { document, value }] of sorted.entries()) {
		const before = sorted[index - 1];
		if (before?.value[field] === value[field])
			document.report([field], fileMessages.numberTaken(field, value[field], before.document.file));
	}
	return sorted;
}
