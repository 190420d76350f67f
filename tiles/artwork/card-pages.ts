import type { Content } from '../../build/content/parse-content';
import { readContent } from '../../build/content/read-content.ts';
import { altitudeText, largestParcel } from '../../src/content/measures.ts';
import { newsCategories } from '../../src/content/news/article.ts';
import { parcelName } from '../../src/content/parcel-names.ts';
import type { ParcelSlug } from '../../src/content/parcels';

/** A page as its card names it. */
export type CardPage = {
	readonly path: string;
	/** The large line. */
	readonly name: string;
	/** The small line above it. */
	readonly above: string;
	/** Whose plate the card shows; without one it shows the relief. */
	readonly parcel?: ParcelSlug;
};

const trade = 'Viticultores no Douro';

/** Every page of the site: the fixed ones, each wine with its largest parcel, each article with its own. */
export function cardPages({ pages, wines, news }: Content = readContent()): CardPage[] {
	return [
		{ path: '/', name: 'Quatro Vistas', above: trade },
		...fixedPages(pages),
		...wines.map(({ summary: { slug, name, vintage, parcels } }) => {
			const parcel = largestParcel(parcels);
			return { path: `/vinhos/${slug}`, name, above: `Colheita de ${vintage}`, ...(parcel && { parcel }) };
		}),
		...news.map(({ summary: { slug, title, date, category, parcel } }) => {
			const family = newsCategories.find((known) => known.slug === category);
			const above = `${family?.name ?? ''}, ${date.slice(0, 4)}`;
			return { path: `/noticias/${slug}`, name: title, above, ...(parcel && { parcel }) };
		}),
	];
}

/** What stands at addresses that the site does not have, or has no longer. */
const addressesOf: Readonly<Partial<Record<string, string>>> = { 'nao-encontrado': '/404', retirada: '/410' };

/** The pages of `src/content/pages`, by their headings; the home page has none. */
function fixedPages(pages: Content['pages']): CardPage[] {
	return [...pages].flatMap(([name, page]) => {
		if (!('heading' in page)) return [];
		return { path: addressesOf[name] ?? `/${name}`, name: page.heading, above: trade };
	});
}

/** What stands below the plate of a parcel. */
export function plateCaption(parcel: ParcelSlug): string {
	return `${parcelName(parcel)}, ${altitudeText([parcel])}`;
}
