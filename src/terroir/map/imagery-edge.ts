import { findTile, type PMTiles, zxyToTileId } from 'pmtiles';

/** What the imagery of one zoom covers decides where it ends at all finer ones, too: those lie within. */
export const edgeZoom = 14;
/**
 * Share of a tile of that zoom in which the imagery passes into the sheet beneath. From near some 180 m: at Martim no more, or a window of
 * 1080 pixels over the view would show it. From afar so much of it is in view that anything less shows the squares of the tiles.
 */
export const edgeShares = { near: 0.1, far: 0.6 } as const;

/** What stands after the address of a tile that fades as it does from afar. */
export const fromAfar = '?far';

type TileAddress = { z: number; x: number; y: number };

/** A side or a corner of a tile: -1, 0 or 1 to the east and to the south. */
type Direction = { east: -1 | 0 | 1; south: -1 | 0 | 1 };

const directions: readonly Direction[] = ([-1, 0, 1] as const).flatMap((south) =>
	([-1, 0, 1] as const).flatMap((east) => (east === 0 && south === 0 ? [] : [{ east, south }])),
);

/** A square over which a picture fades to one of its sides or corners, in pixels of the picture; the square is the tile of {@link edgeZoom}. */
type Fading = Direction & { left: number; top: number; side: number; reach: number };

/**
 * How a tile is to fade where the imagery ends: not at all within it.
 * @param z of the tile, {@link edgeZoom} or finer
 * @param has whether there is a tile of {@link edgeZoom}
 * @param share of a tile of that zoom in which it fades
 * @param width of the tile's picture, which is square
 */
export function fadingsOf(
	{ z, x, y }: TileAddress,
	has: (column: number, row: number) => boolean,
	share: number,
	width: number,
): Fading[] {
	const parts = 2 ** (z - edgeZoom);
	const [column, row] = [Math.floor(x / parts), Math.floor(y / parts)];
	const side = parts * width;
	const square = { left: (column * parts - x) * width, top: (row * parts - y) * width, side, reach: share * side };
	return directions
		.filter(({ east, south }) => {
			if (has(column + east, row + south)) return false;
			// Where a side fades, its corners do with it.
			return east === 0 || south === 0 || (has(column + east, row) && has(column, row + south));
		})
		.map((direction) => ({ ...direction, ...square }))
		.filter((fading) => reaches(fading, width));
}

/** Whether anything of the picture lies so near to where it fades. */
function reaches({ east, south, left, top, side, reach }: Fading, width: number): boolean {
	const isNear = (direction: number, start: number) =>
		direction === 0 || (direction < 0 ? start + reach > 0 : start + side - reach < width);
	return isNear(east, left) && isNear(south, top);
}

/** Half imagery on paper is grey to the eye: over a broad edge it passes into the paper in lines, as an engraving does. */
type Passage = 'soft' | 'hatched';

/** The picture of a tile with its fadings; as it is where nothing fades, or where the browser cannot draw apart from the page. */
export async function fadePicture(
	picture: ArrayBuffer | Uint8Array<ArrayBuffer>,
	fadings: (width: number) => Fading[],
	passage: Passage,
): Promise<ImageBitmap | ArrayBuffer | Uint8Array<ArrayBuffer>> {
	if (typeof OffscreenCanvas === 'undefined') return picture;
	const bitmap = await createImageBitmap(new Blob([picture]));
	const { width, height } = bitmap;
	const context = contextOf(width, height);
	if (!context) return picture;
	context.drawImage(bitmap, 0, 0);
	bitmap.close();
	context.globalCompositeOperation = 'destination-in';
	for (const fading of fadings(width)) {
		if (passage === 'hatched') hatch(context, fading);
		else fill(context, gradientOf(context, fading, shown));
	}
	return context.canvas.transferToImageBitmap();
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D | null {
	return new OffscreenCanvas(width, height).getContext('2d');
}

function fill(context: OffscreenCanvasRenderingContext2D, style: CanvasGradient | CanvasPattern | null): void {
	if (!style) return;
	context.fillStyle = style;
	context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** Pixels from a line of the hatching to the next along a row: a divisor of every tile's width, so that lines go on in the next tile. */
export const hatchPeriod = 8;
/** How sharply a line ends. */
const hatchContrast = 4;

/** How far each pixel of a row lies from the middle of its line: 0 in it, 1 between two. */
const strands = Array.from({ length: hatchPeriod }, (_, across) => Math.abs((2 * across) / hatchPeriod - 1));

/** How much is seen of a strand of the hatching where a share of the picture is there: lines grow from their middle until they meet. */
export function strandShown(strand: number, share: number): number {
	return Math.min(1, Math.max(0, (share * (1 + 1 / hatchContrast) - strand) * hatchContrast));
}

/** Lets a picture fade in lines, which rise to the right. Drawn strand by strand: what is read back from a canvas some browsers falsify. */
function hatch(context: OffscreenCanvasRenderingContext2D, fading: Fading): void {
	const { width, height } = context.canvas;
	const [mask, lines, tile] = [contextOf(width, height), contextOf(width, height), contextOf(hatchPeriod, hatchPeriod)];
	if (!mask || !lines || !tile) return;
	for (const strand of new Set(strands)) {
		tile.clearRect(0, 0, hatchPeriod, hatchPeriod);
		for (let pixel = 0; pixel < hatchPeriod ** 2; pixel++) {
			const [x, y] = [pixel % hatchPeriod, Math.floor(pixel / hatchPeriod)];
			if (strands[(x + y) % hatchPeriod] === strand) tile.fillRect(x, y, 1, 1);
		}
		lines.globalCompositeOperation = 'copy';
		fill(lines, lines.createPattern(tile.canvas, 'repeat'));
		lines.globalCompositeOperation = 'source-in';
		fill(
			lines,
			gradientOf(lines, fading, (at) => strandShown(strand, shown(at))),
		);
		mask.drawImage(lines.canvas, 0, 0);
	}
	context.drawImage(mask.canvas, 0, 0);
}

/** @param opacityAt by the way from the edge, 0–1 */
function gradientOf(
	context: OffscreenCanvasRenderingContext2D,
	{ east, south, left, top, side, reach }: Fading,
	opacityAt: (at: number) => number,
): CanvasGradient {
	const [x, y] = [left + ((east + 1) / 2) * side, top + ((south + 1) / 2) * side];
	const gradient =
		east !== 0 && south !== 0
			? context.createRadialGradient(x, y, 0, x, y, reach)
			: context.createLinearGradient(x, y, x - east * reach, y - south * reach);
	for (let step = 0; step <= gradientSteps; step++) {
		const at = step / gradientSteps;
		gradient.addColorStop(at, `rgb(0 0 0 / ${opacityAt(at)})`);
	}
	return gradient;
}

const gradientSteps = 24;

/** How much is there by the way from the edge, 0–1: a curve that leaves and arrives level, and keeps to the paper longer. */
function shown(at: number): number {
	return (at * at * (3 - 2 * at)) ** 1.6;
}

/** Which tiles around one there are at {@link edgeZoom}, read from the archive's directories, which it keeps. */
export async function coverageAround(
	archive: PMTiles,
	{ z, x, y }: TileAddress,
): Promise<(column: number, row: number) => boolean> {
	const parts = 2 ** (z - edgeZoom);
	const [column, row] = [Math.floor(x / parts), Math.floor(y / parts)];
	const found = await Promise.all(
		directions.map(async ({ east, south }) =>
			(await hasTile(archive, column + east, row + south)) ? [`${column + east}/${row + south}`] : [],
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
