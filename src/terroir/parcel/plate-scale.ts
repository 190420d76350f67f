import type { ParcelSlug } from '../../content/parcels';
import plates from '../../content/plates.gen.json';
import { longestBar, type MapScale } from '../stage/map-scale';

const METRES_PER_DEGREE = 111_320;
/** Share of the plate's width that its scale bar may take, in per cent. */
const ROOM = 52;

/** The scale bar of a parcel's plate; its width in per cent of the plate's, so that it holds at any size and on paper. */
export function plateScale(parcel: ParcelSlug): MapScale {
	const { west, east, south, north } = plates[parcel];
	const latitude = ((south + north) / 2) * (Math.PI / 180);
	const across = (east - west) * METRES_PER_DEGREE * Math.cos(latitude);
	return longestBar(across / 100, ROOM);
}
