import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type TileAddress, tileSize } from '../geo/mercator';
import { encodeTile, tileFormat } from '../imagery/pyramid/encoding';
import { surround } from '../imagery/pyramid/surround';
import { writeWhole } from '../steps/write-whole';
import type { Raster } from './raster';
import { cutTile } from './sampling/cut-tile';

/** Tiles in the making: enough that downloads and the encoder's threads need not wait for each other. */
const atATime = 4;

/** The share of each tile that the sources cover, 0 to 1, in the order of the tiles. */
export type Shares = readonly number[];

/**
 * Cuts, encodes and writes the tiles that are not there yet. What no source covers has the colour that the map has
 * where there is no imagery.
 * @param stop what to end when one tile fails, so that nothing else waits for a server
 * @param tick called after each tile made
 * @throws the first error of a source or the disk; tiles that were begun are waited for
 */
export async function makeTiles(
	tiles: readonly TileAddress[],
	rasters: readonly Raster[],
	folder: GatheredTiles,
	{ quality, stop, tick }: { quality: number; stop: AbortController; tick: () => void },
): Promise<Shares> {
	const limit = pLimit(atATime);
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
	const rgb = surround(tileSize);
	let covered = 0;
	for (let pixel = 0; rgba && pixel < tileSize * tileSize; pixel += 1) {
		if (rgba[pixel * 4 + 3] === 0) continue;
		covered += 1;
		rgb.set(rgba.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
	}
	return { rgb, share: covered / (tileSize * tileSize) };
}

/**
 * Where a run's tiles gather until they are packed: `z/x/y.avif` and, hidden from `pack`, which share of each
 * tile the sources cover. What is there is whole, so a run that was stopped goes on where it was.
 */
export type GatheredTiles = {
	readonly path: string;
	/** The covered share of a tile that is there, 0 to 1. */
	readonly shareOf: (address: TileAddress) => Promise<number | undefined>;
	readonly put: (address: TileAddress, bytes: Uint8Array, share: number) => Promise<void>;
};

export function gatheredTiles(path: string): GatheredTiles {
	const tile = ({ z, x, y }: TileAddress) => join(path, `${z}/${x}/${y}.${tileFormat}`);
	const share = ({ z, x, y }: TileAddress) => join(path, `.shares/${z}-${x}-${y}`);
	return {
		path,
		shareOf: async (address) => {
			if (!existsSync(tile(address))) return undefined;
			const text = await readFile(share(address), 'utf8').catch(() => '');
			return text === '' ? undefined : Number(text);
		},
		put: async (address, bytes, covered) => {
			await writeWhole(tile(address), bytes);
			await writeWhole(share(address), Buffer.from(String(covered)));
		},
	};
}
