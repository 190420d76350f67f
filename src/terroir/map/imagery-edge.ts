import { findTile, type PMTiles, zxyToTileId } from 'pmtiles';
import { contextOf } from './drawing';

/** What the imagery of one zoom covers decides where it ends at all finer ones, too: those lie within. */
export const edgeZoom = 14;

/** How the imagery passes into the sheet beneath where it ends. */
type Edge = {
	/** Over how much of the way in, in tiles of {@link edgeZoom}. */
	readonly reach: number;
	/** By what share it is broader here and narrower there, 0–1. */
	readonly wobble: number;
	/** In lines, as an engraving does: half imagery on paper is grey to the eye where there is much of it. */
	readonly hatched: boolean;
};

/**
 * From near over some 180 m: at Martim no more, or a window of 1080 pixels over the view would show it. From afar so much of the edge is in
 * view that anything as straight, or narrower, shows the squares of the tiles.
 */
export const edges = {
	near: { reach: 0.1, wobble: 0, hatched: false },
	far: { reach: 0.6, wobble: 0.35, hatched: true },
} as const satisfies Record<string, Edge>;

/** What stands after the address of a tile that fades as it does from afar. */
export const fromAfar = '?far';

type TileAddress = { z: number; x: number; y: number };

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
 * How much of the imagery is there at a place, 0–1: nothing at its edge, all of it farther in. Tiles of which it lacks more than one near
 * the place count together, so its corners are round.
 * @param column of the place, in tiles of {@link edgeZoom}, as is `row`
 */
export function shareAt(column: number, row: number, gaps: readonly Gap[], { reach, wobble }: Edge): number {
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
	return shown(Math.min(1, way / reach));
}

/** From -1 to 1, a few ups and downs in a tile that do not come again in the next. */
function waves(column: number, row: number): number {
	const [a, b, c] = [6.1 * column + 2.3 * row, 5.3 * row - 3.1 * column, 11.7 * column - 9.1 * row];
	return (2 * Math.sin(a) + 2 * Math.sin(b + 1) + Math.sin(c + 2)) / 5;
}

/** How much is there by the way from the edge, 0–1: a curve that leaves and arrives level, and keeps to the paper longer. */
function shown(at: number): number {
	return (at * at * (3 - 2 * at)) ** 1.6;
}

/** Pixels from a line of the hatching to the next along a row: a divisor of every tile's width, so that lines go on in the next tile. */
export const hatchPeriod = 8;
/** How sharply a line ends. */
const hatchContrast = 4;

/** Most of what is seen of a line where lines are thin: whole, those of a wood would be black. */
const thinInk = 0.55;

/** How much is seen of a pixel where a share of the picture is there: lines, which rise to the right, grow from their middle until they meet, and then are whole. */
export function hatched(x: number, y: number, share: number): number {
	const strand = Math.abs((2 * ((x + y) % hatchPeriod)) / hatchPeriod - 1);
	const ink = thinInk + (1 - thinInk) * share ** 3;
	return ink * Math.min(1, Math.max(0, (share * (1 + 1 / hatchContrast) - strand) * hatchContrast));
}

/** Fades the picture of a tile, which is square, to the gaps near it. */
export function fade(
	context: OffscreenCanvasRenderingContext2D,
	tile: TileAddress,
	gaps: readonly Gap[],
	edge: Edge,
): void {
	const { width } = context.canvas;
	const mask = contextOf(width, width);
	mask.putImageData(maskOf(tile, gaps, edge, width), 0, 0);
	context.globalCompositeOperation = 'destination-in';
	context.drawImage(mask.canvas, 0, 0);
}

/** Pixels between two places for which the share is computed; in between it is interpolated: for each pixel it would take forty times as long. */
const sampleEvery = 8;

/** What of a tile's picture, which is square, is there: in the opacity of black. */
function maskOf(tile: TileAddress, gaps: readonly Gap[], edge: Edge, width: number): ImageData {
	const { column, row, size } = squareOf(tile);
	const across = Math.ceil(width / sampleEvery) + 1;
	const samples = Float32Array.from({ length: across * across }, (_, index) => {
		const [x, y] = [(index % across) * sampleEvery, Math.floor(index / across) * sampleEvery];
		return shareAt(column + (x / width) * size, row + (y / width) * size, gaps, edge);
	});
	const mask = new ImageData(width, width);
	for (let y = 0; y < width; y++) {
		for (let x = 0; x < width; x++) {
			const share = between(samples, across, (x + 0.5) / sampleEvery, (y + 0.5) / sampleEvery);
			mask.data[4 * (y * width + x) + 3] = 255 * (edge.hatched ? hatched(x, y, share) : share);
		}
	}
	return mask;
}

/** Bilinear interpolation in a square grid of so many values across. */
function between(values: Float32Array, across: number, x: number, y: number): number {
	const [left, top] = [Math.floor(x), Math.floor(y)];
	const valueAt = (right: number, down: number) => values[(top + down) * across + left + right] ?? 0;
	const above = valueAt(0, 0) + (valueAt(1, 0) - valueAt(0, 0)) * (x - left);
	const below = valueAt(0, 1) + (valueAt(1, 1) - valueAt(0, 1)) * (x - left);
	return above + (below - above) * (y - top);
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
