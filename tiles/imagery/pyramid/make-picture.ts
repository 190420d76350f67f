import sharp from 'sharp';
import { TILE_SIZE, type TileAddress } from '../../geo/mercator';
import type { Extent } from '../../terrain/extent';
import type { Render } from '../renderer';
import { drawTile } from './draw';
import { encodeTile } from './encoding';
import { halve, join } from './halving';
import { childrenOf, type Picture } from './plan';
import { QUARTER_SIDE, TileStore } from './tile-store';

export type PyramidSettings = {
	/** Where the pictures gather. */
	readonly folder: string;
	/** Where there is land to draw. */
	readonly land: Extent;
	/** Of the encoded tiles, 1 to 100. */
	readonly quality: number;
	readonly coarsest: number;
	readonly finest: number;
};

/** Milliseconds that a picture took to draw or compose, and to encode. */
export type PictureTimes = { readonly drawing: number; readonly encoding: number };

/** In a worker: makes pictures one by one, each written before the next begins. */
export function pictureMaker(render: Render, settings: PyramidSettings): (picture: Picture) => Promise<PictureTimes> {
	// The workers share the cores out among themselves.
	sharp.concurrency(1);
	sharp.cache(false);
	const store = new TileStore(settings.folder);
	return async ({ address, tile, from }) => {
		const start = performance.now();
		const pixels =
			from === 'land' ? drawTile(render, settings.land, address, settings.finest) : await composeTile(store, address);
		const drawn = performance.now();
		if (address.z > settings.coarsest) await store.writeQuarter(address, halve(pixels, TILE_SIZE));
		if (tile) await store.writeTile(address, await encodeTile(pixels, settings.quality));
		return { drawing: drawn - start, encoding: performance.now() - drawn };
	};
}

async function composeTile(store: TileStore, address: TileAddress): Promise<Uint8Array> {
	const [northWest, northEast, southWest, southEast] = childrenOf(address);
	return join(
		[
			await store.readQuarter(northWest),
			await store.readQuarter(northEast),
			await store.readQuarter(southWest),
			await store.readQuarter(southEast),
		],
		QUARTER_SIDE,
	);
}
