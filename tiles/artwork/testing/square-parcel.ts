import type { Metres } from '../../geo/frame';
import type { ParcelOutline } from '../../geo/parcel-outlines';

const square: Metres[] = [
	[0, 0],
	[200, 0],
	[200, 200],
	[0, 200],
	[0, 0],
];

/** A parcel of 200 × 200 m whose south-western corner is the origin of the local frame. */
export const squareParcel: ParcelOutline = { slug: 'quadrado', rings: [square] };
