import { findTile, type PMTiles, zxyToTileId } from 'pmtiles';
import { contextOf } from './drawing';
import type { TileAddress } from './imagery';

/** What the imagery of one zoom covers decides where it ends at all finer ones, too: those lie within. */
export const edgeZoom = 14;

/** How the imagery passes into the sheet beneath where it ends. */
type Edge = {
	/** Over how much of the way in, in tiles of {@link edgeZoom}. */
	readonly reach: number;
	/** By what share it is broader here and narrower there, 0–1. */
	readonly wobble: number;
	/** How much of it is there by the way in from its edge, each 0–1. */
	readonly share: (way: number) => number;
	/** How much of {@link washColour} lies over it by the way in, each 0–1. */
	readonly wash?: (way: number) => number;
};

/** A paper that is a little green: woods that fade into bare paper are smoke. */
const washColour = '#ddd5b8';

/** From 0 to 1 by a curve that leaves and arrives level. */
const smooth = (way: number) => {
	const at = Math.min(1, Math.max(0, way));
	return at * at * (3 - 2 * at);
};

/**
 * From near over some 180 m: at Martim no more, or a window of 1080 pixels over the view would show it. From afar so much of the edge is in
 * view that anything as straight, or narrower, shows the squares of the tiles.
 */
export const edges = {
	// Keeps to the paper longer.
	near: { reach: 0.1, wobble: 0, share: (way) => smooth(way) ** 1.6 },
	far: { reach: 0.64, wobble: 0.4, share: (way) => smooth(1.35 * way), wash: (way) => 0.92 * smooth((1 - way) / 0.7) },
} as const satisfies Record<string, Edge>;

/** What stands after the address of a tile that fades as it does from afar. */
export const fromAfar = '?far';

/** Where a tile of {@link edgeZoom} is missing: its upper left corner, in such tiles. */
type Gap = { readonly column: number; readonly row: number };

const around = ([-1, 0, 1] as const).flatMap((south) => ([-1, 0, 1] as const).map((east) => ({ east, south })));

/**
 * The missing tiles around one that are so near that it fades: none within the imagery.
 * @param z of the tile, {@link edgeZoom} or finer
 * @param has whether there is a tile of {@link edgeZoom}
 */
export function gapsNear(tile: TileAddress, has: (column: number, row: number) => boolean, edge: Edge): Gap[] {
	const { column, row, size } = squareOf(tile);
	const own = { column: Math.floor(column), row: Math.floor(row) };
	const gaps = neighboursOf(tile).filter(
		(gap) =>
			!has(gap.column, gap.row) &&
			// A corner counts only between two sides that are there: along a side it would be a dent at each tile's end.
			(gap.column === own.column || gap.row === own.row || (has(gap.column, own.row) && has(own.column, gap.row))),
	);
	// Two gaps at a corner reach farther than each alone.
	const reach = (Math.SQRT2 * edge.reach) / (1 - edge.wobble);
	const isNear = gaps.some((gap) => {
		const across = Math.max(gap.column - column - size, column - gap.column - 1, 0);
		const down = Math.max(gap.row - row - size, row - gap.row - 1, 0);
		return Math.hypot(across, down) < reach;
	});
	return isNear ? gaps : [];
}

/** A tile as a square in tiles of {@link edgeZoom}. */
function squareOf({ z, x, y }: TileAddress) {
	const size = 2 ** (edgeZoom - z);
	return { column: x * size, row: y * size, size };
}

/** The tile of {@link edgeZoom} that one lies in, and the eight around it. */
function neighboursOf(tile: TileAddress): Gap[] {
	const { column, row } = squareOf(tile);
	return around.map(({ east, south }) => ({ column: Math.floor(column) + east, row: Math.floor(row) + south }));
}

/**
 * How far in from the edge a place lies: 0 where nothing of the imagery is there, 1 where all of it is. Tiles of which it lacks more than
 * one near the place count together, so its corners are round.
 * @param column of the place, in tiles of {@link edgeZoom}, as is `row`
 */
export function wayIn(column: number, row: number, gaps: readonly Gap[], { reach, wobble }: Edge): number {
	let nearness = 1;
	for (const gap of gaps) {
		const across = Math.max(gap.column - column, column - gap.column - 1, 0);
		const down = Math.max(gap.row - row, row - gap.row - 1, 0);
		const squared = across * across + down * down;
		if (squared === 0) return 0;
		// Nothing farther than a tile: what lies beyond the neighbours is not known.
		if (squared < 1) nearness += 1 / squared - 1;
	}
	const way = (1 / Math.sqrt(nearness)) * (1 + wobble * waves(column, row));
	return Math.min(1, way / reach);
}

/** From -1 to 1, a few ups and downs in a tile that do not come again in the next. */
function waves(column: number, row: number): number {
	const [a, b, c] = [6.1 * column + 2.3 * row, 5.3 * row - 3.1 * column, 11.7 * column - 9.1 * row];
	return (2 * Math.sin(a) + 2 * Math.sin(b + 1) + Math.sin(c + 2)) / 5;
}

/** Fades the picture of a tile, which is square, to the gaps near it. */
export function fade(
	context: OffscreenCanvasRenderingContext2D,
	tile: TileAddress,
	gaps: readonly Gap[],
	edge: Edge,
): void {
	const { width } = context.canvas;
	const lay = (operation: GlobalCompositeOperation, share: (way: number) => number) => {
		context.globalCompositeOperation = operation;
		// The middle of a sample is where it was taken.
		const [from, size] = [-sampleEvery / 2, width + sampleEvery];
		context.drawImage(samplesOf(tile, gaps, edge, share, width), from, from, size, size);
	};
	if (edge.wash) lay('source-atop', edge.wash);
	lay('destination-in', edge.share);
}

/** Pixels between two places for which the share is computed: the browser interpolates between them. */
const sampleEvery = 8;

/** What lies in a tile's square, of so many pixels, in the opacity of {@link washColour}: a pixel for each sample. */
function samplesOf(
	tile: TileAddress,
	gaps: readonly Gap[],
	edge: Edge,
	share: (way: number) => number,
	width: number,
): OffscreenCanvas {
	const { column, row, size } = squareOf(tile);
	const across = width / sampleEvery + 1;
	const samples = new ImageData(across, across);
	for (let index = 0; index < across * across; index++) {
		const [x, y] = [index % across, Math.floor(index / across)];
		const inTile = size / (across - 1);
		samples.data[4 * index + 3] = 255 * share(wayIn(column + x * inTile, row + y * inTile, gaps, edge));
	}
	const context = contextOf(across, across);
	context.putImageData(samples, 0, 0);
	context.globalCompositeOperation = 'source-in';
	context.fillStyle = washColour;
	context.fillRect(0, 0, across, across);
	return context.canvas;
}

/** Which tiles around one there are at {@link edgeZoom}, read from the archive's directories, which it keeps. */
export async function coverageAround(
	archive: PMTiles,
	tile: TileAddress,
): Promise<(column: number, row: number) => boolean> {
	const found = await Promise.all(
		neighboursOf(tile).map(async ({ column, row }) =>
			(await hasTile(archive, column, row)) ? [`${column}/${row}`] : [],
		),
	);
	const there = new Set(found.flat());
	return (column, row) => there.has(`${column}/${row}`);
}

async function hasTile(archive: PMTiles, column: number, row: number): Promise<boolean> {
	const header = await archive.getHeader();
	const id = zxyToTileId(edgeZoom, column, row);
	let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
	// A root and at most three levels beneath it, as pmtiles itself reads them.
	for (let depth = 0; depth < 4; depth++) {
		const entry = findTile(await archive.cache.getDirectory(archive.source, offset, length, header), id);
		if (!entry) return false;
		if (entry.runLength > 0) return true;
		[offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
	}
	return false;
}
