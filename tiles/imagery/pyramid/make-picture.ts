import sharp from 'sharp';
import { childrenOf, type TileAddress, tileSize } from '../../geo/mercator';
import type { Extent } from '../../geo/planar';
import { frameAt } from '../frame';
import type { Render } from '../renderer';
import { encodeTile } from './encoding';
import { halve } from './halve';
import { drawnFrom, hasShare, type Picture } from './plan';
import { soften } from './soften';
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
};

/** Milliseconds that a picture took to draw or compose, and to encode. */
export type PictureTimes = { readonly drawing: number; readonly encoding: number };

/** In a worker: makes pictures one by one, each written before the next begins. */
export function pictureMaker(render: Render, settings: PyramidSettings): (picture: Picture) => Promise<PictureTimes> {
	// The workers share the cores out among themselves.
	sharp.concurrency(1);
	sharp.cache(false);
	const store = new TileStore(settings.folder);
	return async ({ address, tile, from, open }) => {
		const start = performance.now();
		const pixels = from === 'land' ? drawTile(render, settings.land, address) : await composeTile(store, address);
		const drawn = performance.now();
		if (hasShare(address.z, settings.coarsest)) await store.writeQuarter(address, halve(pixels, tileSize));
		if (tile) {
			const shown = open.length > 0 ? await soften(pixels, coarserOf(render, address, pixels), open) : pixels;
			await store.writeTile(address, await encodeTile(shown, settings.quality));
		}
		return { drawing: drawn - start, encoding: performance.now() - drawn };
	};
}

/** What the zoom above shows of a picture, at half its size. */
function coarserOf(render: Render, { z, x, y }: TileAddress, pixels: Uint8Array): Uint8Array {
	if (z <= drawnFrom) return halve(pixels, tileSize);
	return render(frameAt([x * quarterSide, y * quarterSide], z - 1, quarterSide, quarterSide));
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

/** Vine rows are narrower than a pixel of zoom 14: drawn at the size of the next zoom and halved they neither flicker nor fade. */
const oversampling = 2;

/** The picture of a tile, drawn from the land; beyond its edges it fades into the colour around the map. */
export function drawTile(render: Render, land: Extent, { z, x, y }: TileAddress): Uint8Array {
	const scale = z >= drawnFrom ? 1 : oversampling;
	const side = tileSize * scale;
	const frame = frameAt([x * side, y * side], z + Math.log2(scale), side, side);
	if (isBeyond(frame, land)) return surround(tileSize);
	const pixels = render(frame);
	fadeToSurround(pixels, frame, land);
	return scale === 1 ? pixels : halve(pixels, side);
}

const channels = 3;

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
