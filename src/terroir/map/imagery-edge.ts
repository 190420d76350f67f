import { findTile, type PMTiles, zxyToTileId } from 'pmtiles';

/** What the imagery of one zoom covers decides where it ends at all finer ones, too: those lie within. */
export const edgeZoom = 14;
/**
 * Share of a tile of that zoom in which the imagery passes into the sheet beneath. From near some 180 m: at Martim no more, or a window of
 * 1080 pixels over the view would show it. From afar so much of it is in view that anything less shows the squares of the tiles.
 */
export const edgeShares = { near: 0.1, far: 0.8 } as const;

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

/**
 * The picture of a tile with its fadings; as it is where nothing fades, or where the browser cannot draw apart from the page.
 * @param hatched the picture passes into the paper in lines, as an engraving does: a broad edge that is half there looks like smoke
 */
export async function fadePicture(
	picture: ArrayBuffer | Uint8Array<ArrayBuffer>,
	fadings: (width: number) => Fading[],
	hatched: boolean,
): Promise<ImageBitmap | ArrayBuffer | Uint8Array<ArrayBuffer>> {
	if (typeof OffscreenCanvas === 'undefined') return picture;
	const bitmap = await createImageBitmap(new Blob([picture]));
	const { width, height } = bitmap;
	const context = new OffscreenCanvas(width, height).getContext('2d');
	if (!context) return picture;
	context.drawImage(bitmap, 0, 0);
	bitmap.close();
	context.globalCompositeOperation = 'destination-in';
	for (const fading of fadings(width)) {
		context.fillStyle = gradientOf(context, fading);
		context.fillRect(0, 0, width, height);
	}
	if (hatched) {
		const image = context.getImageData(0, 0, width, height);
		hatch(image);
		context.putImageData(image, 0, 0);
	}
	return context.canvas.transferToImageBitmap();
}

/** Pixels from a line of the hatching to the next along a row: a divisor of every tile's width, so that lines go on in the next tile. */
const hatchPeriod = 8;
/** How sharply a line ends. */
const hatchContrast = 4;

/** Turns how much of a picture is there into the width of lines, which rise to the right; they meet where all of it is there. */
export function hatch({ data, width }: Pick<ImageData, 'data' | 'width'>): void {
	for (let at = 3; at < data.length; at += 4) {
		const share = (data[at] ?? 0) / 255;
		if (share === 0 || share === 1) continue;
		const pixel = (at - 3) / 4;
		const across = (((pixel % width) + Math.floor(pixel / width)) % hatchPeriod) / hatchPeriod;
		const fromMiddle = Math.abs(2 * across - 1);
		data[at] = 255 * Math.min(1, Math.max(0, (share * (1 + 1 / hatchContrast) - fromMiddle) * hatchContrast));
	}
}

function gradientOf(
	context: OffscreenCanvasRenderingContext2D,
	{ east, south, left, top, side, reach }: Fading,
): CanvasGradient {
	const [x, y] = [left + ((east + 1) / 2) * side, top + ((south + 1) / 2) * side];
	const gradient =
		east !== 0 && south !== 0
			? context.createRadialGradient(x, y, 0, x, y, reach)
			: context.createLinearGradient(x, y, x - east * reach, y - south * reach);
	for (const [at, alpha] of softly) gradient.addColorStop(at, `rgb(0 0 0 / ${alpha})`);
	return gradient;
}

/** Steps of a curve that leaves and arrives level, and keeps to the paper longer: half imagery is grey to the eye. */
const softly = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((at) => [at, (at * at * (3 - 2 * at)) ** 1.6] as const);

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
