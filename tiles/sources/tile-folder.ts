import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TileAddress } from '../geo/mercator';
import { TILE_FORMAT } from '../imagery/pyramid/encoding';
import { writeWhole } from '../steps/write-whole';

/**
 * Where a run's tiles gather until they are packed: `z/x/y.avif` and, hidden from whoever packs it, which share of each
 * tile the sources cover. What is there is whole, so a run that was stopped goes on where it was.
 */
export type GatheredTiles = {
	readonly path: string;
	/** The covered share of a tile that is there, 0 to 1. */
	readonly shareOf: (address: TileAddress) => Promise<number | undefined>;
	readonly put: (address: TileAddress, bytes: Uint8Array, share: number) => Promise<void>;
};

export function gatheredTiles(path: string): GatheredTiles {
	const tile = ({ z, x, y }: TileAddress) => join(path, `${z}/${x}/${y}.${TILE_FORMAT}`);
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
