import type { Content } from '../../build/content/parse-content';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import type { LonLat } from '../geo/frame';

/** What the row of a visit uncovers, and the middle of it. */
export type VisitLand = { readonly slug: string; readonly place: LonLat };

/** Of the visits that name no parcel. */
const places: Readonly<Partial<Record<string, LonLat>>> = {
	'prova-de-parcelas': [-7.5166, 41.1608],
	'caminhar-a-francisca': [-7.524, 41.1581],
	'almoco-no-moinho': [-7.478, 41.1385],
	'um-dia-de-vindima': [-7.52, 41.1637],
	'subir-o-rio-ao-sabor': [-7.0755, 41.1912],
};

/** The lands of the visits: around the parcel that a visit names, or where it is known to be. */
export function visitLands({ visits }: Content): VisitLand[] {
	return visits.flatMap(({ row: { slug }, parcel }) => {
		const [longitude, latitude] = parcel ? facts[parcel].centroid : [];
		const place = longitude !== undefined && latitude !== undefined ? ([longitude, latitude] as const) : places[slug];
		return place ? [{ slug, place }] : [];
	});
}
