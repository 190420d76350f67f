import { PMTiles } from 'pmtiles';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { DiskSource } from '../archive/disk-source';
import { publishedArchive } from '../archive/manifest';
import { Failure } from '../failure';
import type { LonLat } from '../geo/frame';
import { project, TILE_SIZE, type TileAddress } from '../geo/mercator';

/** Fetches the bytes of a tile, `undefined` where there is none. */
export type ReadTile = (address: TileAddress) => Promise<Buffer | undefined>;

export type Frame = {
	readonly centre: LonLat;
	/** Zoom of the tiles, one pixel of them to one of the picture. */
	readonly zoom: number;
	/** Pixels of the picture. */
	readonly width: number;
	readonly height: number;
};

/**
 * Puts the tiles around a place together to one picture. Where a zoom has no tile, the part of its parent is enlarged.
 * @throws {Failure} if not even a parent covers a spot
 */
export async function composeMosaic(readTile: ReadTile, { centre, zoom, width, height }: Frame): Promise<Sharp> {
	const [centreX, centreY] = project(centre, zoom);
	const left = Math.round(centreX - width / 2);
	const top = Math.round(centreY - height / 2);
	const firstColumn = Math.floor(left / TILE_SIZE);
	const firstRow = Math.floor(top / TILE_SIZE);
	const columns = Math.floor((left + width - 1) / TILE_SIZE) - firstColumn + 1;
	const rows = Math.floor((top + height - 1) / TILE_SIZE) - firstRow + 1;
	const tiles: OverlayOptions[] = [];
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const input = await readOrEnlarge(readTile, { z: zoom, x: firstColumn + column, y: firstRow + row });
			tiles.push({ input, left: column * TILE_SIZE, top: row * TILE_SIZE });
		}
	}
	const size = { width: columns * TILE_SIZE, height: rows * TILE_SIZE };
	const whole = await sharp({ create: { ...size, channels: 3, background: 'black' } })
		.composite(tiles)
		.removeAlpha()
		.raw()
		.toBuffer();
	return sharp(whole, { raw: { ...size, channels: 3 } }).extract({
		left: left - firstColumn * TILE_SIZE,
		top: top - firstRow * TILE_SIZE,
		width,
		height,
	});
}

async function readOrEnlarge(readTile: ReadTile, address: TileAddress): Promise<Buffer> {
	for (let levels = 0; levels <= address.z; levels++) {
		const scale = 2 ** levels;
		const x = Math.floor(address.x / scale);
		const y = Math.floor(address.y / scale);
		const bytes = await readTile({ z: address.z - levels, x, y });
		if (!bytes) continue;
		if (levels === 0) return bytes;
		const side = TILE_SIZE / scale;
		if (side < 1) break;
		return sharp(bytes)
			.extract({ left: (address.x - x * scale) * side, top: (address.y - y * scale) * side, width: side, height: side })
			.resize(TILE_SIZE, TILE_SIZE, { kernel: 'cubic' })
			.png()
			.toBuffer();
	}
	throw new Failure(`no tile of the archive covers ${address.z}/${address.x}/${address.y}`);
}

type ArchiveTiles = { readonly readTile: ReadTile; readonly close: () => Promise<void> };

/**
 * The tiles of the archive that a folder's manifest names. Close it when done.
 * @throws {Failure} when there is none
 */
export async function openArchiveTiles(folder: string): Promise<ArchiveTiles> {
	const source = await DiskSource.open(await publishedArchive(folder));
	const archive = new PMTiles(source);
	return {
		readTile: async ({ z, x, y }) => {
			const tile = await archive.getZxy(z, x, y);
			return tile && Buffer.from(tile.data);
		},
		close: () => source.close(),
	};
}
