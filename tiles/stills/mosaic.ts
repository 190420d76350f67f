import { PMTiles } from 'pmtiles';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { DiskSource } from '../archive/disk-source';
import { publishedArchive } from '../archive/manifest';
import { Failure } from '../failure';
import type { LonLat } from '../geo/frame';
import { project, type TileAddress, tileSize } from '../geo/mercator';

/** Fetches the bytes of a tile, `undefined` where there is none. */
export type ReadTile = (address: TileAddress) => Promise<Buffer | undefined>;

type Frame = {
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
	const firstColumn = Math.floor(left / tileSize);
	const firstRow = Math.floor(top / tileSize);
	const columns = Math.floor((left + width - 1) / tileSize) - firstColumn + 1;
	const rows = Math.floor((top + height - 1) / tileSize) - firstRow + 1;
	const tiles: OverlayOptions[] = [];
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const input = await readOrEnlarge(readTile, { z: zoom, x: firstColumn + column, y: firstRow + row });
			tiles.push({ input, left: column * tileSize, top: row * tileSize });
		}
	}
	const size = { width: columns * tileSize, height: rows * tileSize };
	const whole = await sharp({ create: { ...size, channels: 3, background: 'black' } })
		.composite(tiles)
		.removeAlpha()
		.raw()
		.toBuffer();
	return sharp(whole, { raw: { ...size, channels: 3 } }).extract({
		left: left - firstColumn * tileSize,
		top: top - firstRow * tileSize,
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
		const side = tileSize / scale;
		if (side < 1) break;
		return sharp(bytes)
			.extract({ left: (address.x - x * scale) * side, top: (address.y - y * scale) * side, width: side, height: side })
			.resize(tileSize, tileSize, { kernel: 'cubic' })
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
