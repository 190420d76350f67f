import type { Content } from '../../build/content/parse-content';
import { readContent } from '../../build/content/read-content';
import { largestParcel } from '../../src/content/largest-parcel';
import { newsCategories } from '../../src/content/news/categories';
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

const TRADE = 'Viticultores no Douro';

/** Every page of the site: the fixed ones, each wine with its largest parcel, each article with its own. */
export function cardPages(): CardPage[] {
	const { pages, wines, news } = readContent();
	return [
		{ path: '/', name: 'Quatro Vistas', above: TRADE },
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

/** The pages of `src/content/pages`, by their headings; the home page has none. */
function fixedPages(pages: Content['pages']): CardPage[] {
	return [...pages].flatMap(([name, page]) => {
		if (!('heading' in page)) return [];
		return { path: name === 'nao-encontrado' ? '/404' : `/${name}`, name: page.heading, above: TRADE };
	});
}
