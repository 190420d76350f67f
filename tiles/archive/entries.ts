import { createHash } from 'node:crypto';
import { zxyToTileId } from 'pmtiles';
import type { TileAddress } from '../geo/mercator';

/** A picture and where on the map it belongs. */
export type Tile = { readonly address: TileAddress; readonly bytes: Uint8Array };

/**
 * A line of a directory (PMTiles v3, 4.1): `runLength` tiles from `tileId` on share one content; 0 marks a leaf
 * directory. `offset` counts bytes from the start of the tile data, or of the leaf directories.
 */
export type Entry = {
	readonly tileId: number;
	readonly offset: number;
	readonly length: number;
	readonly runLength: number;
};

/** The tiles in the order of the file, each content stored once. */
export type Placement = {
	readonly entries: readonly Entry[];
	/** Distinct contents; the tile data is these, one after the other. */
	readonly contents: readonly Uint8Array[];
	readonly addressedTiles: number;
};

/**
 * Lays tiles out along the Hilbert curve, so that neighbours on the map are neighbours in the file ("clustered"):
 * a content seen before is referred to again, and consecutive tiles of one content become one run.
 * @throws if an address is out of range or above zoom 26
 */
export function placeTiles(tiles: readonly Tile[]): Placement {
	const ordered = tiles
		.map(({ address: { z, x, y }, bytes }) => ({ tileId: zxyToTileId(z, x, y), bytes }))
		.sort((a, b) => a.tileId - b.tileId);
	const offsets = new Map<string, number>();
	const contents: Uint8Array[] = [];
	const entries: Entry[] = [];
	let end = 0;
	for (const { tileId, bytes } of ordered) {
		const hash = createHash('sha256').update(bytes).digest('base64');
		const known = offsets.get(hash);
		const offset = known ?? end;
		if (known === undefined) {
			offsets.set(hash, end);
			contents.push(bytes);
			end += bytes.length;
		}
		const last = entries.at(-1);
		if (last && last.offset === offset && last.tileId + last.runLength === tileId) {
			entries[entries.length - 1] = { ...last, runLength: last.runLength + 1 };
		} else {
			entries.push({ tileId, offset, length: bytes.length, runLength: 1 });
		}
	}
	return { entries, contents, addressedTiles: ordered.length };
}
