import { type FileHandle, open } from 'node:fs/promises';
import { type Entry, type Header, type RangeResponse, ResolvedValueCache, type Source, tileIdToZxy } from 'pmtiles';
import type { TileAddress } from '../geo/mercator';

/** Lets `pmtiles` read an archive from a file of this machine. Close it when done. */
export class DiskSource implements Source {
	readonly #path: string;
	readonly #file: FileHandle;

	private constructor(path: string, file: FileHandle) {
		this.#path = path;
		this.#file = file;
	}

	/** @throws if the file cannot be opened */
	static async open(path: string): Promise<DiskSource> {
		return new DiskSource(path, await open(path));
	}

	getKey(): string {
		return this.#path;
	}

	/** Bytes of a range; fewer where the file ends before it does. */
	async getBytes(offset: number, length: number): Promise<RangeResponse> {
		const data = new ArrayBuffer(length);
		const { bytesRead } = await this.#file.read(new Uint8Array(data), 0, length, offset);
		return { data: bytesRead === length ? data : data.slice(0, bytesRead) };
	}

	async size(): Promise<number> {
		return (await this.#file.stat()).size;
	}

	close(): Promise<void> {
		return this.#file.close();
	}
}

/** Directories may point to leaves, and leaves to leaves; the reader of `pmtiles` gives up below this depth too. */
const maxDepth = 3;

/** Every entry of an archive's directories, ascending, as `pmtiles` decodes them. */
export async function readEntries(source: Source, header: Header): Promise<Entry[]> {
	const cache = new ResolvedValueCache();
	const read = async (offset: number, length: number, depth: number): Promise<Entry[]> => {
		if (depth > maxDepth) throw new Error('leaf directories are nested too deep');
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
