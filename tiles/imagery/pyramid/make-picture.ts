import sharp from 'sharp';
import { type TileAddress, tileSize } from '../../geo/mercator';
import type { Extent } from '../../geo/planar';
import { frameAt } from '../frame';
import type { Render } from '../renderer';
import { encodeTile } from './encoding';
import { childrenOf, type Picture } from './plan';
import { fadeToSurround, isBeyond, surround } from './surround';
import { quarterSide, TileStore } from './tile-store';

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
		if (address.z > settings.coarsest) await store.writeQuarter(address, halve(pixels, tileSize));
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
		quarterSide,
	);
}

/**
 * Vine rows are narrower than a pixel of zoom 14: drawn at the size of the next zoom and halved they neither flicker nor
 * fade. Drawing coarser zooms finer still changes nothing that is seen, but quadruples their cost.
 */
const oversampling = 2;

/** The picture of a tile, drawn from the land; beyond its edges it fades into the colour around the map. */
export function drawTile(render: Render, land: Extent, { z, x, y }: TileAddress, finest: number): Uint8Array {
	const scale = z === finest ? 1 : oversampling;
	const side = tileSize * scale;
	const frame = frameAt([x * side, y * side], z + Math.log2(scale), side, side);
	if (isBeyond(frame, land)) return surround(tileSize);
	const pixels = render(frame);
	fadeToSurround(pixels, frame, land);
	return scale === 1 ? pixels : halve(pixels, side);
}

const channels = 3;

/**
 * Half as many pixels each way, each the mean of four (RGB, row by row). Nothing beyond the picture counts, so that
 * neighbouring tiles halved by themselves fit together, and halving again and again is the mean over the finest pixels.
 */
export function halve(pixels: Uint8Array, side: number): Uint8Array {
	const half = side / 2;
	const row = side * channels;
	const halved = new Uint8Array(half * half * channels);
	let to = 0;
	for (let y = 0; y < half; y++) {
		let from = 2 * y * row;
		for (let x = 0; x < half; x++) {
			for (let channel = 0; channel < channels; channel++, to++, from++) {
				const above = (pixels[from] ?? 0) + (pixels[from + channels] ?? 0);
				const below = (pixels[from + row] ?? 0) + (pixels[from + row + channels] ?? 0);
				// A half goes up in one column and down in the next: always up would lighten each zoom a little.
				halved[to] = (above + below + 1 + (x & 1)) >> 2;
			}
			from += channels;
		}
	}
	return halved;
}

/** Four quarters to one picture: north-west, north-east, south-west, south-east, each `side` pixels wide. */
export function join(quarters: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array], side: number): Uint8Array {
	const row = side * channels;
	const joined = new Uint8Array(4 * side * row);
	for (const [index, quarter] of quarters.entries()) {
		const corner = (index >> 1) * side * 2 * row + (index & 1) * row;
		for (let y = 0; y < side; y++) joined.set(quarter.subarray(y * row, (y + 1) * row), corner + y * 2 * row);
	}
	return joined;
}
