import type { ParcelSlug } from '../../content/parcels';
import plates from '../../content/plates.gen.json';
import { longestBar, type MapScale } from '../map/map-scale';
import { metresPerDegreeEast } from '../map/mercator';

/** Share of the plate's width that its scale bar may take, in per cent. */
const ROOM = 52;

/** The scale bar of a parcel's plate; its width in per cent of the plate's, so that it holds at any size and on paper. */
export function plateScale(parcel: ParcelSlug): MapScale {
	const { west, east, south, north } = plates[parcel];
	const across = (east - west) * metresPerDegreeEast((south + north) / 2);
	return longestBar(across / 100, ROOM);
}
