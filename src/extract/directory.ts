import { bytesToHeader, type Entry, type Header, ResolvedValueCache, type Source, tileIdToZxy } from 'pmtiles';
import type { ByteRange } from './blocks';

/** A tile of the archive and the bytes that it is. */
export type StoredTile = ByteRange & { z: number; x: number; y: number };

/** Leaves may point to leaves; `pmtiles` itself gives up below this depth. */
const maxDepth = 3;

/** The header and the root directory of an archive lie within its first bytes (PMTiles 3). */
const headerBytes = 127;

/**
 * Every tile of an archive and where it lies.
 * @throws what the source throws
 */
export async function readTiles(source: Source): Promise<StoredTile[]> {
	const { data } = await source.getBytes(0, headerBytes);
	const header = bytesToHeader(data);
	const entries = await readEntries(source, header, header.rootDirectoryOffset, header.rootDirectoryLength, 0);
	return entries.flatMap((entry) => {
		const start = header.tileDataOffset + entry.offset;
		return Array.from({ length: entry.runLength }, (_, index) => {
			const [z, x, y] = tileIdToZxy(entry.tileId + index);
			return { z, x, y, start, end: start + entry.length };
		});
	});
}

async function readEntries(
	source: Source,
	header: Header,
	offset: number,
	length: number,
	depth: number,
): Promise<Entry[]> {
	if (depth > maxDepth) return [];
	const directory = await new ResolvedValueCache().getDirectory(source, offset, length, header);
	const parts = await Promise.all(
		directory.map((entry) =>
			entry.runLength > 0
				? [entry]
				: readEntries(source, header, header.leafDirectoryOffset + entry.offset, entry.length, depth + 1),
		),
	);
	return parts.flat();
}
