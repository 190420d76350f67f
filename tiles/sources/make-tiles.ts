import pLimit from 'p-limit';
import { TILE_SIZE, type TileAddress } from '../geo/mercator';
import { encodeTile } from '../imagery/pyramid/encoding';
import { surround } from '../imagery/pyramid/surround';
import type { Raster } from './raster';
import { cutTile } from './sampling/cut-tile';
import type { GatheredTiles } from './tile-folder';

/** Tiles in the making: enough that downloads and the encoder's threads need not wait for each other. */
const AT_A_TIME = 4;

/** The share of each tile that the sources cover, 0 to 1, in the order of the tiles. */
export type Shares = readonly number[];

/**
 * Cuts, encodes and writes the tiles that are not there yet. What no source covers has the colour that the map has
 * where there is no imagery.
 * @param stop what to end when one tile fails, so that nothing else waits for a server
 * @param tick called after each tile made
 * @throws whatever a source or the disk throws first; what has begun is waited for
 */
export async function makeTiles(
	tiles: readonly TileAddress[],
	rasters: readonly Raster[],
	folder: GatheredTiles,
	{ quality, stop, tick }: { quality: number; stop: AbortController; tick: () => void },
): Promise<Shares> {
	const limit = pLimit(AT_A_TIME);
	const jobs = tiles.map((address) =>
		limit(async () => {
			stop.signal.throwIfAborted();
			const kept = await folder.shareOf(address);
			if (kept !== undefined) return kept;
			const { rgb, share } = onGround(await cutTile(address, rasters));
			await folder.put(address, await encodeTile(rgb, quality), share);
			tick();
			return share;
		}),
	);
	try {
		return await Promise.all(jobs);
	} catch (error) {
		stop.abort();
		await Promise.allSettled(jobs);
		throw error;
	}
}

function onGround(rgba: Uint8Array | undefined): { rgb: Uint8Array; share: number } {
	const rgb = surround(TILE_SIZE);
	let covered = 0;
	for (let pixel = 0; rgba && pixel < TILE_SIZE * TILE_SIZE; pixel += 1) {
		if (rgba[pixel * 4 + 3] === 0) continue;
		covered += 1;
		rgb.set(rgba.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
	}
	return { rgb, share: covered / (TILE_SIZE * TILE_SIZE) };
}
