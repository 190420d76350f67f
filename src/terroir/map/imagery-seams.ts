import { contextOf } from './drawing';
import type { TileAddress } from './map-window';

/** Where a tile's neighbours are, in tiles; each two face each other. */
const sides = [
	{ east: -1, south: 0 },
	{ east: 1, south: 0 },
	{ east: 0, south: -1 },
	{ east: 0, south: 1 },
] as const;
type Side = (typeof sides)[number];

/** Pixels into a tile over which its colours pass into its neighbour's, and its brightness, of which more would smear what is drawn there. */
const passes = [
	{ blend: 'color', reach: 12 },
	{ blend: 'source-over', reach: 4 },
] as const;

/** More tiles than a window shows of those that are joined: those that are forgotten show their seams, and so do those that have finer ones. */
const mostKept = 128;

/** The outermost pixels of tiles that were drawn, by tile and in the order of {@link sides}. */
const edgesDrawn = new Map<string, readonly OffscreenCanvas[]>();

/**
 * Lets a tile's picture, which is square, pass into those of the neighbours that were drawn before it; those drawn later will do so
 * themselves. Each tile is compressed by itself, so colours part where two meet: enlarged, that is a line.
 */
export function joinNeighbours(context: OffscreenCanvasRenderingContext2D, { z, x, y }: TileAddress): void {
	const { width } = context.canvas;
	for (const [index, side] of sides.entries()) {
		const edge = edgesDrawn.get(`${z}/${x + side.east}/${y + side.south}`)?.[index ^ 1];
		if (!edge) continue;
		for (const { blend, reach } of passes) {
			context.globalCompositeOperation = blend;
			context.drawImage(
				fadingFrom(edge, side, reach, width),
				side.east > 0 ? width - reach : 0,
				side.south > 0 ? width - reach : 0,
			);
		}
	}
	context.globalCompositeOperation = 'source-over';
	const tile = `${z}/${x}/${y}`;
	edgesDrawn.delete(tile);
	edgesDrawn.set(
		tile,
		sides.map((side) => edgeOf(context.canvas, side)),
	);
	const [oldest] = edgesDrawn.keys();
	if (oldest && edgesDrawn.size > mostKept) edgesDrawn.delete(oldest);
}

/** To be called when another archive takes the place of the one that tiles were drawn from. */
export function forgetNeighbours(): void {
	edgesDrawn.clear();
}

/** A neighbour's edge drawn out over so many pixels of a tile, ever less of it. */
function fadingFrom(edge: OffscreenCanvas, { east, south }: Side, reach: number, width: number): OffscreenCanvas {
	const [across, down] = east === 0 ? [width, reach] : [reach, width];
	const context = contextOf(across, down);
	context.drawImage(edge, 0, 0, across, down);
	const [from, to] = east + south < 0 ? [0, reach] : [reach, 0];
	const fading =
		east === 0 ? context.createLinearGradient(0, from, 0, to) : context.createLinearGradient(from, 0, to, 0);
	fading.addColorStop(0, '#000f');
	fading.addColorStop(0.5, '#0005');
	fading.addColorStop(1, '#0000');
	context.globalCompositeOperation = 'destination-in';
	context.fillStyle = fading;
	context.fillRect(0, 0, across, down);
	return context.canvas;
}

function edgeOf(picture: OffscreenCanvas, { east, south }: Side): OffscreenCanvas {
	const { width } = picture;
	const context = east === 0 ? contextOf(width, 1) : contextOf(1, width);
	context.drawImage(picture, east > 0 ? 1 - width : 0, south > 0 ? 1 - width : 0);
	return context.canvas;
}
