import { describe, expect, it } from 'vitest';
import type { Article } from './news/article';
import { newsCategories } from './news/categories';
import { news } from './news/index';
import homePage from './pages/home';
import type { PageHead } from './pages/text-page';
import visitPage from './pages/visitar';
import { parcelSlugs } from './parcels';
import { terroirs } from './terroirs';
import { vineyards } from './vineyards';
import { wineCategories } from './wines/categories';
import { wines } from './wines/index';
import type { WinePage } from './wines/wine';

const pages = modules(import.meta.glob<{ default: PageHead }>('./pages/!(text-page).ts', { eager: true }));
const winePages = modules(import.meta.glob<{ default: WinePage }>('./wines/pages/*.ts', { eager: true }));
const articles = modules(import.meta.glob<{ default: Article }>('./news/articles/*.ts', { eager: true }));

/** Every document with the summaries that only it shows, as on the built page. */
const documents = new Map<string, PageHead & Record<string, unknown>>([
	...[...pages].map(([name, page]) => [`/${name}`, { ...page, ...shownOn(name) }] as const),
	...[...winePages].map(([name, page]) => [`/vinhos/${name}`, { ...page }] as const),
	...[...articles].map(([name, article]) => [`/noticias/${name}`, { ...article }] as const),
]);

describe('the words', () => {
	it.each([...documents].filter(([path]) => path !== '/nao-encontrado'))(
		'%s has at least 150 of its own',
		(_, document) => {
			expect(wordsOf(document)).toBeGreaterThanOrEqual(150);
		},
	);

	it('share no paragraph between two pages', () => {
		const paths = new Map<string, string>();
		for (const [path, document] of documents) {
			for (const paragraph of new Set(paragraphsOf(document))) {
				expect(paths.get(paragraph), `«${paragraph}» is on ${path} too`).toBeUndefined();
				paths.set(paragraph, path);
			}
		}
	});

	it('have a title of at most 60 characters and a description of at most 155, all different', () => {
		const heads = [...documents.values()];
		for (const { title, description } of heads) {
			expect(title.length, title).toBeLessThanOrEqual(60);
			expect(description.length, description).toBeLessThanOrEqual(155);
			expect(description.length, description).toBeGreaterThanOrEqual(50);
		}
		expect(new Set(heads.map((head) => head.title)).size).toBe(heads.length);
		expect(new Set(heads.map((head) => head.description)).size).toBe(heads.length);
	});

	it('never part a number from its unit or its thousands at the end of a line', () => {
		const parted =
			/\d (?:%|mm|cm|m|km|ha|kg|g|l|cl|min|h|€|°C|pés\/ha|meq\/kg)(?!\p{L})|(?<![\d+])\d{1,3} \d{3}(?!\d)/u;
		for (const [path, document] of documents) {
			for (const text of textsOf(document)) {
				if (!text.startsWith('+351')) expect(text, path).not.toMatch(parted);
			}
		}
	});

	it('raise no voice', () => {
		for (const [path, document] of documents) expect(textsOf(document).join('\n'), path).not.toMatch(/!/);
	});
});

describe('the parcels', () => {
	it('are forty-seven, each in one terroir', () => {
		const listed = terroirs.flatMap((terroir) => terroir.parcels);
		expect(parcelSlugs).toHaveLength(47);
		expect([...listed].sort()).toEqual([...parcelSlugs].sort());
		expect(Object.keys(vineyards).sort()).toEqual([...parcelSlugs].sort());
	});

	it.each(Object.entries(vineyards))('%s has castas that make a hundred', (_, vineyard) => {
		expect(sumOfShares(vineyard.castas)).toBe(100);
	});
});

describe('the wines', () => {
	it('have a page each, and no page stands alone', () => {
		expect([...winePages.keys()].sort()).toEqual(wines.map((wine) => wine.slug).sort());
		for (const [name, page] of winePages) expect(page.slug).toBe(name);
	});

	it('come from parcels that exist and belong to a category that exists', () => {
		for (const wine of wines) {
			expect(wine.parcels.length).toBeGreaterThan(0);
			expect(parcelSlugs).toEqual(expect.arrayContaining([...wine.parcels]));
			expect(wineCategories.map((category) => category.slug)).toContain(wine.category);
		}
	});

	it.each([...winePages])('%s names castas that make a hundred', (_, page) => {
		const castas = page.facts.find((fact) => fact.label === 'Castas');
		if (castas) expect(sumOfShares(castas.value)).toBe(100);
		else expect(page.facts.some((fact) => fact.label === 'Variedades')).toBe(true);
	});

	it('give no score above its scale', () => {
		for (const page of winePages.values()) {
			for (const score of page.scores) expect(Number(score.points.replace(',', '.'))).toBeLessThanOrEqual(score.outOf);
		}
	});
});

describe('the news', () => {
	it('have an article each, and no article stands alone', () => {
		expect([...articles.keys()].sort()).toEqual(news.map((item) => item.slug).sort());
		for (const [name, article] of articles) expect(article.slug).toBe(name);
	});

	it('have days that exist, newest first', () => {
		const dates = news.map((item) => item.date);
		for (const date of dates) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
		expect(dates).toEqual([...dates].sort().reverse());
	});

	it('have a short excerpt, a category that exists and a parcel that exists', () => {
		for (const item of news) {
			expect(item.excerpt.length, item.slug).toBeLessThanOrEqual(160);
			expect(newsCategories.map((category) => category.slug)).toContain(item.category);
			if (item.parcel) expect(parcelSlugs).toContain(item.parcel);
		}
	});
});

describe('the visits on the home page', () => {
	it('lead to the experiences, in their order', () => {
		expect(homePage.visits.rows.map(({ slug, name }) => ({ slug, name }))).toEqual(
			visitPage.experiences.map(({ slug, name }) => ({ slug, name })),
		);
	});
});

function modules<T>(found: Record<string, { default: T }>): Map<string, T> {
	return new Map(Object.entries(found).map(([path, module]) => [path.replace(/^.*\/|\.ts$/g, ''), module.default]));
}

function shownOn(page: string): Record<string, unknown> {
	if (page === 'home') return { categories: wineCategories };
	if (page === 'terroir') return { terroirs };
	if (page === 'vinhos') return { wines };
	if (page === 'noticias') return { news };
	return {};
}

/** The strings a visitor reads on the page, head and addresses left out. */
function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (typeof value !== 'object' || value === null) return [];
	const unread = new Set(['slug', 'href', 'parcel', 'parcels', 'date', 'category', 'view']);
	return Object.entries(value).flatMap(([key, member]) => (unread.has(key) ? [] : textsOf(member)));
}

function bodyOf({ title: _title, description: _description, ...body }: PageHead & Record<string, unknown>): string[] {
	return textsOf(body);
}

function wordsOf(document: PageHead & Record<string, unknown>): number {
	return (
		bodyOf(document)
			.join(' ')
			.match(/\p{L}[\p{L}-]*/gu)?.length ?? 0
	);
}

/** Sentences and longer, without case, spaces and signs; labels and names may well recur. */
function paragraphsOf(document: PageHead & Record<string, unknown>): string[] {
	const texts = bodyOf(document).filter((text) => (text.match(/\p{L}+/gu)?.length ?? 0) >= 8);
	return texts.map((text) =>
		text
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, ' ')
			.trim(),
	);
}

function sumOfShares(castas: string): number {
	return [...castas.matchAll(/(\d+)\s%/g)].reduce((sum, match) => sum + Number(match[1]), 0);
}
