import type { ParcelSlug } from '../../../src/content/parcels';
import { parsePlaces } from '../../../src/content/places';
import places from '../../../src/content/places.geojson?raw';

const known = new Map(parsePlaces(JSON.parse(places)).map(({ slug, coordinates }) => [slug, coordinates]));

/** Units of the drawing to a degree of latitude. */
const scale = 100_000;

/** The outlines of some parcels, north above, and the box around them. */
export function outlinesOf(slugs: readonly ParcelSlug[]): {
	viewBox: string;
	outlines: { slug: ParcelSlug; d: string }[];
} {
	const all = slugs.flatMap((slug) => known.get(slug) ?? []).flat(2);
	const south = Math.min(...all.map(([, latitude = 0]) => latitude));
	const north = Math.max(...all.map(([, latitude = 0]) => latitude));
	const west = Math.min(...all.map(([longitude = 0]) => longitude));
	const east = Math.max(...all.map(([longitude = 0]) => longitude));
	const narrower = Math.cos((((south + north) / 2) * Math.PI) / 180);
	const place = ([longitude = 0, latitude = 0]: readonly number[]) =>
		`${Math.round((longitude - west) * narrower * scale)} ${Math.round((north - latitude) * scale)}`;
	const width = Math.round((east - west) * narrower * scale);
	const height = Math.round((north - south) * scale);
	const margin = Math.round(Math.max(width, height) / 50);
	return {
		viewBox: `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`,
		outlines: slugs.map((slug) => ({
			slug,
			d: (known.get(slug) ?? [])
				.flat()
				.map((ring) => `M${ring.map(place).join('L')}Z`)
				.join(''),
		})),
	};
}
