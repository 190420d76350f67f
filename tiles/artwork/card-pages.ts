import { largestParcel } from '../../src/content/largest-parcel';
import { news } from '../../src/content/news';
import { newsCategories } from '../../src/content/news/categories';
import acessibilidade from '../../src/content/pages/acessibilidade';
import contacto from '../../src/content/pages/contacto';
import filosofia from '../../src/content/pages/filosofia';
import naoEncontrado from '../../src/content/pages/nao-encontrado';
import nesteDispositivo from '../../src/content/pages/neste-dispositivo';
import noticias from '../../src/content/pages/noticias';
import privacidade from '../../src/content/pages/privacidade';
import sustentabilidade from '../../src/content/pages/sustentabilidade';
import termos from '../../src/content/pages/termos';
import terroir from '../../src/content/pages/terroir';
import vinhos from '../../src/content/pages/vinhos';
import visitar from '../../src/content/pages/visitar';
import type { ParcelSlug } from '../../src/content/parcels';
import { wines } from '../../src/content/wines';

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

const FIXED: Readonly<Record<string, { heading: string }>> = {
	'/terroir': terroir,
	'/vinhos': vinhos,
	'/noticias': noticias,
	'/filosofia': filosofia,
	'/sustentabilidade': sustentabilidade,
	'/visitar': visitar,
	'/contacto': contacto,
	'/neste-dispositivo': nesteDispositivo,
	'/privacidade': privacidade,
	'/acessibilidade': acessibilidade,
	'/termos': termos,
	'/404': naoEncontrado,
};

/** Every page of the site: the fixed ones, each wine with its largest parcel, each article with its own. */
export function cardPages(): CardPage[] {
	return [
		{ path: '/', name: 'Quatro Vistas', above: TRADE },
		...Object.entries(FIXED).map(([path, { heading }]) => ({ path, name: heading, above: TRADE })),
		...wines.map(({ slug, name, vintage, parcels }) => {
			const parcel = largestParcel(parcels);
			return { path: `/vinhos/${slug}`, name, above: `Colheita de ${vintage}`, ...(parcel && { parcel }) };
		}),
		...news.map(({ slug, title, date, category, parcel }) => {
			const family = newsCategories.find((known) => known.slug === category);
			const above = `${family?.name ?? ''}, ${date.slice(0, 4)}`;
			return { path: `/noticias/${slug}`, name: title, above, ...(parcel && { parcel }) };
		}),
	];
}
