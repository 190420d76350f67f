import { type Entry, type Header, ResolvedValueCache, type Source, tileIdToZxy } from 'pmtiles';
import type { TileAddress } from '../geo/mercator';
import { decompress } from './decompress';

/** Directories may point to leaves, and leaves to leaves; the reader of `pmtiles` gives up below this depth too. */
const MAX_DEPTH = 3;

/** Every entry of an archive's directories, ascending, as `pmtiles` decodes them. */
export async function readEntries(source: Source, header: Header): Promise<Entry[]> {
	const cache = new ResolvedValueCache(undefined, undefined, decompress);
	const read = async (offset: number, length: number, depth: number): Promise<Entry[]> => {
		if (depth > MAX_DEPTH) throw new Error('leaf directories are nested too deep');
		const entries: Entry[] = [];
		for (const entry of await cache.getDirectory(source, offset, length, header)) {
			if (entry.runLength > 0) entries.push(entry);
			else entries.push(...(await read(header.leafDirectoryOffset + entry.offset, entry.length, depth + 1)));
		}
		return entries;
	};
	return read(header.rootDirectoryOffset, header.rootDirectoryLength, 0);
}

/** The tiles an entry stands for. */
export function addressesOf(entry: Entry): TileAddress[] {
	return Array.from({ length: entry.runLength }, (_, index) => {
		const [z, x, y] = tileIdToZxy(entry.tileId + index);
		return { z, x, y };
	});
}
