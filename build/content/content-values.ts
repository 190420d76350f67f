import { type Bottled, bottlePicture } from '../../src/content/bottle-pictures.ts';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import type { Article } from '../../src/content/news/article.ts';
import { isPhotograph } from '../../src/content/news/story-picture.ts';
import type { ParcelSlug } from '../../src/content/parcels.ts';
import type { KnownParcel, ParcelInShort } from '../../src/content/vineyards/vineyard.ts';
import { besideBottle, landBox, type WineLand } from '../../src/content/wines/land.ts';
import type { WineSummary } from '../../src/content/wines/wine.ts';
import { mainLanguage } from './languages.ts';
import { addressOf } from './page-address.ts';
import type { Content } from './read-documents.ts';
import { areMoved, drawingOf } from './wine-land.ts';
import { aroundOf, plateOf } from './wine-plate.ts';

/** The paths of the pages that are in the main language because nobody has translated them yet: all of a page, or a visit or an estate in it. */
export function untranslatedPages({ untranslated }: Content): Record<string, 'page' | 'part'> {
	const files = [...untranslated];
	const parts = files.filter((file) => /\/(visits|vineyards)\//.test(file));
	const entries = (some: string[], what: 'page' | 'part') =>
		some.map((file) => [addressOf(file).replace(/\?.*/, ''), what] as const);
	const pages = files.filter((file) => !parts.includes(file));
	return Object.fromEntries([...entries(parts, 'part'), ...entries(pages, 'page')]);
}

/** What lists need of all files of a kind, without their texts. */
export const contentLists: Readonly<Record<string, (content: Content) => unknown>> = {
	'content/wines': ({ wines }) => wines.map(({ summary }) => summary),
	'content/lands': ({ wines }) =>
		Object.fromEntries(wines.map(({ summary: { slug, parcels } }) => [slug, drawingOf(parcels)])),
	'content/news': ({ news }) => news.map(({ summary }) => summary),
	'content/photographs': ({ news }) =>
		news.flatMap(({ article }) => article.story.map(({ picture }) => picture)).filter(isPhotograph),
	'content/bottles': ({ wines }) => wines.map(({ summary }) => bottledOf(summary)),
	'content/cardless': ({ cardless }) => cardless,
	'content/visits': ({ visits }) => visits.map(({ row }) => row.picture),
	'content/estates': ({ estates }) => estates,
	'content/vineyards': ({ vineyards }) => vineyards,
	'content/untranslated': untranslatedPages,
	// JSON has no `undefined`.
	'content/form': ({ form }) => form ?? null,
};

/** What a module of the content holds, as `content/wines`, `content/wines/abade` or `content/pages/filosofia`; nothing for others. */
export function contentValue(module: string, content: Content): unknown {
	return withOwnLinks(plainValue(module, content), content);
}

function plainValue(module: string, content: Content): unknown {
	const list = contentLists[module];
	if (list) return list(content);
	const [, folder, slug = ''] = /^content\/(\w+)\/(.+)$/.exec(module) ?? [];
	switch (folder) {
		case 'pages':
			return content.pages.get(slug);
		case 'wines': {
			const wine = content.wines.find(({ summary }) => summary.slug === slug);
			if (!wine) return undefined;
			const { parcels, landUndrawn } = wine.summary;
			return {
				...wine.page,
				drawing: {
					...drawingOf(parcels, parcels.length > 1 ? besideBottle : landBox),
					moved: areMoved(parcels, besideBottle) || undefined,
					around: landUndrawn ? undefined : aroundOf(wine.summary),
				} satisfies WineLand,
				plate: plateOf(wine.summary),
				knownParcels: parcels.map((parcel) => knownParcel(parcel, content, parcels.length > 1)),
			};
		}
		case 'news': {
			const found = content.news.find(({ summary }) => summary.slug === slug);
			const slugs = found && content.slugsOf(found.summary.original ?? slug);
			const wine = found && wineAtEnd(found.article, content);
			return found && { ...found.article, ...(slugs && { slugs }), ...(wine && { wine }) };
		}
		default:
			return undefined;
	}
}

/** Without what only the map needs: each digit is fetched. */
function knownParcel(parcel: ParcelSlug, { vineyards }: Content, isOneOfSeveral: boolean): KnownParcel | ParcelInShort {
	const vineyard = vineyards[parcel];
	if (!vineyard) throw new Error(`No file of vineyards/ tells of ${parcel}.`);
	const { altitude, exposureDeg, slopeDeg, areaHa } = facts[parcel];
	const { min, max } = altitude;
	const measured = { altitude: { min, max }, exposureDeg, areaHa };
	if (!isOneOfSeveral) return { ...vineyard, ...measured, slopeDeg };
	// With the year of its planting alone, without what was planted again.
	return { castas: vineyard.castas, planted: vineyard.planted.replace(/,.*/, ''), ...measured };
}

function bottledOf({ slug, category, undrawn }: WineSummary): Bottled {
	return { slug, category, ...(undrawn && { undrawn }) };
}

/** The wine that an article ends with the way to, if it is one. */
function wineAtEnd({ sections }: Article, { wines }: Content): Article['wine'] {
	const last = sections.at(-1)?.blocks.at(-1);
	if (typeof last !== 'object' || !('kind' in last) || last.kind !== 'links') return undefined;
	const addresses = last.links.map(({ href }) => href);
	const wine = wines.find(({ summary }) => addresses.includes(`/vinhos/${summary.slug}`))?.summary;
	return wine && { slug: wine.slug, bottle: bottlePicture(wine, 280) };
}

/** The same with links to articles at their addresses in this language, which the files name by those in the main one. */
function withOwnLinks(value: unknown, { articleSlugs, language }: Content): unknown {
	if (language === mainLanguage || value === undefined) return value;
	const text = JSON.stringify(value).replace(
		/(?<="href":"\/noticias\/)[\w-]+/g,
		(slug) => articleSlugs.get(slug) ?? slug,
	);
	return JSON.parse(text);
}
