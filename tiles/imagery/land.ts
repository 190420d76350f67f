import type { ParcelOutline } from '../geo/parcel-outlines';
import type { Ground } from '../ground/ground';
import type { RoadNetwork } from '../roads/network';

/** All that a picture of the land shows; fields follow from it. */
export type Land = {
	readonly ground: Ground;
	readonly network: RoadNetwork;
	readonly parcels: readonly ParcelOutline[];
};
