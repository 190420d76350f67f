import type { Parcel } from '../../content/places';
import type { CameraPadding, FitTarget } from './engine';
import type { LonLat } from './mercator';

/** CSS pixels left free around what is fitted into view, where there is room. */
const FIT_MARGIN = 64;

export type Corners = { southWest: LonLat; northEast: LonLat };

/** The box around what is to be brought into view, or `null` for nothing. */
export function cornersOf(target: FitTarget, parcels: readonly Parcel[]): Corners | null {
	const places = 'visitor' in target ? [target.visitor] : placesOf(target.parcels, parcels);
	if (places.length === 0) return null;
	const longitudes = places.map(([longitude]) => longitude);
	const latitudes = places.map(([, latitude]) => latitude);
	return {
		southWest: [Math.min(...longitudes), Math.min(...latitudes)],
		northEast: [Math.max(...longitudes), Math.max(...latitudes)],
	};
}

/**
 * CSS pixels to be left free around what is fitted into view: at most half of what the panel leaves of the box, since MapLibre
 * fits nothing into none. `null` where the panel leaves nothing.
 */
export function marginIn(
	{ clientWidth, clientHeight }: Pick<Element, 'clientWidth' | 'clientHeight'>,
	{ top = 0, right = 0, bottom = 0, left = 0 }: Partial<CameraPadding>,
): number | null {
	const room = Math.min(clientWidth - left - right, clientHeight - top - bottom);
	return room > 0 ? Math.min(FIT_MARGIN, room / 4) : null;
}

function placesOf(slugs: readonly string[], parcels: readonly Parcel[]): LonLat[] {
	return parcels
		.filter(({ slug }) => slugs.includes(slug))
		.flatMap(({ coordinates }) =>
			coordinates.flat(2).map(([longitude = 0, latitude = 0]): LonLat => [longitude, latitude]),
		);
}
