import type { Content } from '../../build/content/read-documents';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import type { LonLat } from '../geo/frame';

/** What the row of a visit uncovers: the middle of it, and the way that is walked or sailed there, if any. */
export type VisitLand = { readonly slug: string; readonly place: LonLat; readonly way?: readonly LonLat[] };

/** Of the visits that name no parcel. */
const places: Readonly<Partial<Record<string, LonLat>>> = {
	'prova-de-parcelas': [-7.5166, 41.1608],
	'caminhar-a-francisca': [-7.524, 41.1577],
	'almoco-no-moinho': [-7.478, 41.1385],
	'um-dia-de-vindima': [-7.52, 41.1637],
	'subir-o-rio-ao-sabor': [-7.0718, 41.1912],
};

/** As it lies in the imagery, from where it comes into view. */
const ways: Readonly<Partial<Record<string, readonly LonLat[]>>> = {
	'caminhar-a-francisca': [
		[-7.51947, 41.15849],
		[-7.52027, 41.1587],
		[-7.52102, 41.15875],
		[-7.52148, 41.15849],
		[-7.52188, 41.1583],
		[-7.52213, 41.15803],
		[-7.52259, 41.15772],
		[-7.52316, 41.15732],
		[-7.52352, 41.15691],
		[-7.52384, 41.15677],
		[-7.52437, 41.15682],
		[-7.52487, 41.15695],
		[-7.52512, 41.15732],
		[-7.52536, 41.15772],
		[-7.52571, 41.15806],
		[-7.52595, 41.15839],
	],
	'subir-o-rio-ao-sabor': [
		[-7.07189, 41.18946],
		[-7.07175, 41.19008],
		[-7.07157, 41.19061],
		[-7.07146, 41.19102],
		[-7.07169, 41.19131],
	],
};

/** The lands of the visits: around the parcel that a visit names, or where it is known to be. */
export function visitLands({ visits }: Content): VisitLand[] {
	return visits.flatMap(({ row: { slug }, parcel }) => {
		const [longitude, latitude] = parcel ? facts[parcel].centroid : [];
		const place = longitude !== undefined && latitude !== undefined ? ([longitude, latitude] as const) : places[slug];
		// Of a visit that names another parcel the way is elsewhere.
		const way = parcel ? undefined : ways[slug];
		return place ? [{ slug, place, ...(way && { way }) }] : [];
	});
}
