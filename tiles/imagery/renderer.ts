import { FieldMosaic } from '../fields/mosaic';
import { plantParcels } from '../fields/parcels';
import type { ParcelOutline } from '../geo/parcel-outlines';
import type { Ground } from '../ground/load';
import type { RoadNetwork } from '../roads/network';
import { makeTextures, type Textures } from './brushes';
import { paintBuildings } from './buildings';
import type { PixelFrame } from './frame';
import { type Atlas, drawGround } from './ground-picture';
import { ParcelIndex } from './parcel-raster';
import { RoadIndex } from './road-raster';

/** Makes the picture of a frame: RGB, row by row, three bytes a pixel. */
export type Render = (frame: PixelFrame) => Uint8Array;

/**
 * Prepares to draw the land from above. A pixel depends on its place and the resolution alone: frames that overlap agree
 * to the last bit, in any process.
 */
export function createRenderer(land: Land, textures: Textures = makeTextures()): Render {
	const { ground, network } = land;
	const surface = ground.rowSurface;
	const quintas = Object.values(network.quintas);
	const mosaic = new FieldMosaic(surface, quintas);
	const atlas: Atlas = {
		ground,
		mosaic,
		textures,
		roads: network.roads,
		roadIndex: new RoadIndex(network.roads),
		parcelIndex: new ParcelIndex(plantParcels(land.parcels, surface, quintas), surface),
	};
	return (frame) => {
		const pixels = drawGround(atlas, frame);
		paintBuildings(pixels, frame, network.buildings);
		return pixels;
	};
}

/** All that a picture of the land shows; fields follow from it. */
export type Land = {
	readonly ground: Ground;
	readonly network: RoadNetwork;
	readonly parcels: readonly ParcelOutline[];
};
