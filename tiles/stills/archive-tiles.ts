import { PMTiles } from 'pmtiles';
import { DiskSource } from '../archive/disk-source';
import { publishedArchive } from '../archive/published';
import type { ReadTile } from './mosaic';

export type ArchiveTiles = { readonly readTile: ReadTile; readonly close: () => Promise<void> };

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
