import { describe, expect, it } from 'vitest';
import type { Article } from './news/article';
import { news } from './news/index';
import type { PageHead } from './pages/pages';
import { parcelSlugs } from './parcels';
import { terroirs } from './terroirs';
import { vineyards } from './vineyards/vineyard';
import { wineCategories } from './wines/categories';
import { wines } from './wines/index';
import type { WinePage } from './wines/wine';

const pages = modules(import.meta.glob<{ default: PageHead }>('./pages/*.md', { eager: true }));
const winePages = modules(import.meta.glob<{ default: WinePage }>('./wines/*.md', { eager: true }));
const articles = modules(import.meta.glob<{ default: Article }>('./news/*.md', { eager: true }));

/** Every document with the summaries that only it shows, as on the built page. */
const documents = new Map<string, PageHead & Record<string, unknown>>([
	...[...pages].map(([name, page]) => [`/${name}`, { ...page, ...shownOn(name) }] as const),
	...[...winePages].map(([name, page]) => [`/vinhos/${name}`, { ...page }] as const),
	...[...articles].map(([name, article]) => [`/noticias/${name}`, { ...article }] as const),
]);

describe('the words', () => {
	it.each([...documents].filter(([path]) => !['/nao-encontrado', '/retirada'].includes(path)))(
		'%s has at least 150 of its own',
		(_, document) => {
			expect(wordsOf(document)).toBeGreaterThanOrEqual(150);
		},
	);

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
});

describe('the lists', () => {
	it('name every wine and every article that has a file', () => {
		expect(wines.map(({ slug }) => slug).sort()).toEqual([...winePages.keys()].sort());
		expect(news.map(({ slug }) => slug).sort()).toEqual([...articles.keys()].sort());
	});
});

function modules<T>(found: Record<string, { default: T }>): Map<string, T> {
	return new Map(Object.entries(found).map(([path, module]) => [path.replace(/^.*\/|\.md$/g, ''), module.default]));
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
	const unread = new Set(['slug', 'href', 'parcel', 'parcels', 'date', 'category', 'view', 'picture', 'kind']);
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
