import type { Metres } from '../geo/frame';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { contains, distanceBetween, extentOf } from '../geo/planar';

/** Metres that the edge of a road or a wall keeps from a parcel, at least. */
const KEPT_CLEAR = 1;

/** Finds the parcel that a line with so many metres on each side of it would touch. */
export type ParcelFence = (line: readonly Metres[], halfWidth: number) => ParcelOutline | undefined;

export function fenceIn(parcels: readonly ParcelOutline[]): ParcelFence {
	const fenced = parcels.map((parcel) => ({ parcel, extent: extentOf(parcel.rings) }));
	return (line, halfWidth) => {
		const around = extentOf([line]);
		const clear = halfWidth + KEPT_CLEAR;
		return fenced.find(
			({ parcel: { rings }, extent }) =>
				around.east + clear > extent.west &&
				around.west - clear < extent.east &&
				around.north + clear > extent.south &&
				around.south - clear < extent.north &&
				(line.some((point) => contains(rings, point)) || rings.some((ring) => distanceBetween(line, ring) < clear)),
		)?.parcel;
	};
}
