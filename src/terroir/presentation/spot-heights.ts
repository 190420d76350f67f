import facts from '../../content/facts.gen.json';
import { estateOf } from '../../content/parcel-estate';
import type { ParcelSlug } from '../../content/parcels';
import { parsePlaces } from '../../content/places';
import placesUrl from '../../content/places.geojson?url';
import { parcelAt } from '../controls/parcel-at';
import { decodeLines } from '../map/coded-lines';
import { loadContours } from '../map/contours-of';
import type { LonLat } from '../map/engine';

/** Where a parcel is highest or lowest, and how high that is, in metres. */
export type SpotHeight = { place: LonLat; metres: number };

/** The two ends of a parcel: on its highest and its lowest contour, with the altitudes that the height model gives. Empty where either does not come. */
export async function spotHeights(parcel: ParcelSlug): Promise<readonly SpotHeight[]> {
	try {
		const [response, coded] = await Promise.all([fetch(placesUrl), loadContours(estateOf(parcel).view)]);
		if (!response.ok) return [];
		const outline = parsePlaces(await response.json()).filter(({ slug }) => slug === parcel);
		const within = decodeLines(coded).flatMap(({ name, places }) => {
			const inside = places.filter((place) => parcelAt(place, outline) !== undefined);
			const middle = inside[Math.floor(inside.length / 2)];
			return middle ? [{ place: middle, metres: Number(name) }] : [];
		});
		return ends(within, facts[parcel].altitude);
	} catch {
		return [];
	}
}

type Altitude = { min: number; max: number };

/** The highest and the lowest of the places, each with the figure that the facts give for it. */
export function ends(places: readonly SpotHeight[], { min, max }: Altitude): readonly SpotHeight[] {
	const byHeight = places.toSorted((one, other) => one.metres - other.metres);
	const [foot, top] = [byHeight[0], byHeight.at(-1)];
	if (!foot || !top || foot === top) return [];
	return [
		{ place: top.place, metres: max },
		{ place: foot.place, metres: min },
	];
}
