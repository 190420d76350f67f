import { gzipSync } from 'node:zlib';

/** A header is 127 bytes (PMTiles v3, 3). */
export const headerBytes = 127;

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

/** The root directory must end within the first 16 KiB, so that a reader gets it with the header (PMTiles v3, 2). */
export const rootDirectoryBytes = 16_384 - headerBytes;

/** Entries of a leaf to begin with: one leaf then compresses to some 10 kB, a single small request. */
const smallestLeaf = 4096;

type Directories = {
	readonly root: Uint8Array;
	/** Leaf directories one after the other; empty when the root holds every entry. */
	readonly leaves: Uint8Array;
};

/** Encodes entries, ascending by tile id, as a root directory, with leaf directories where the root would outgrow its place. */
export function encodeDirectories(entries: readonly Entry[]): Directories {
	const root = encodeDirectory(entries);
	if (root.length <= rootDirectoryBytes) return { root, leaves: new Uint8Array() };
	for (let leafEntries = smallestLeaf; ; leafEntries *= 2) {
		const directories = encodeWithLeaves(entries, leafEntries);
		if (directories.root.length <= rootDirectoryBytes) return directories;
	}
}

function encodeWithLeaves(entries: readonly Entry[], leafEntries: number): Directories {
	const pointers: Entry[] = [];
	const leaves: Uint8Array[] = [];
	let offset = 0;
	for (let start = 0; start < entries.length; start += leafEntries) {
		const group = entries.slice(start, start + leafEntries);
		const leaf = encodeDirectory(group);
		pointers.push({ tileId: group[0]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 });
		leaves.push(leaf);
		offset += leaf.length;
	}
	return { root: encodeDirectory(pointers), leaves: Buffer.concat(leaves) };
}

/**
 * One directory (PMTiles v3, 4.2), gzipped: the number of entries, then a column each of tile ids as differences, run
 * lengths, lengths, and offsets, where 0 stands for "right after the entry before" and any other value is the offset + 1.
 */
export function encodeDirectory(entries: readonly Entry[]): Uint8Array {
	const bytes: number[] = [];
	writeVarint(bytes, entries.length);
	let tileId = 0;
	for (const entry of entries) {
		writeVarint(bytes, entry.tileId - tileId);
		tileId = entry.tileId;
	}
	for (const entry of entries) writeVarint(bytes, entry.runLength);
	for (const entry of entries) writeVarint(bytes, entry.length);
	let end: number | undefined;
	for (const entry of entries) {
		writeVarint(bytes, entry.offset === end ? 0 : entry.offset + 1);
		end = entry.offset + entry.length;
	}
	return gzipSync(Uint8Array.from(bytes), { level: 9 });
}

/** LEB128, by division: tile ids reach 2⁵², beyond what shifts can hold. */
function writeVarint(bytes: number[], value: number): void {
	let rest = value;
	while (rest >= 0x80) {
		bytes.push((rest % 0x80) + 0x80);
		rest = Math.floor(rest / 0x80);
	}
	bytes.push(rest);
}
