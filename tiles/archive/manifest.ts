import { createHash } from 'node:crypto';

/** Bytes of a block: what a device fetches, checks and keeps at a time. */
export const BLOCK_BYTES = 1024 * 1024;

/** Tells a device how to fetch the archive in blocks it can verify; served as `/map/archive.json`. */
export type Manifest = {
	readonly version: 1;
	/** Path of the archive on the site; its name carries the beginning of its hash. */
	readonly archive: string;
	readonly bytes: number;
	/** SHA-256 of the whole archive, hexadecimal. */
	readonly sha256: string;
	readonly blockBytes: number;
	/** SHA-256 of each block, hexadecimal; the last block may be shorter. */
	readonly blocks: readonly string[];
};

export const MANIFEST_NAME = 'archive.json';

/** The archive's file name: a new content is a new address, so that it can be cached for ever. */
export function archiveName(sha256: string): string {
	return `quatro-vistas.${sha256.slice(0, 16)}.pmtiles`;
}

/** Names of archives that {@link archiveName} gave. */
export const ARCHIVE_NAME = /^quatro-vistas\.[0-9a-f]{16}\.pmtiles$/;

export function manifestOf(archive: Uint8Array): Manifest {
	const sha256 = hashOf(archive);
	return {
		version: 1,
		archive: `/map/${archiveName(sha256)}`,
		bytes: archive.length,
		sha256,
		blockBytes: BLOCK_BYTES,
		blocks: Array.from({ length: Math.ceil(archive.length / BLOCK_BYTES) }, (_, index) =>
			hashOf(archive.subarray(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES)),
		),
	};
}

function hashOf(bytes: Uint8Array): string {
	return createHash('sha256').update(bytes).digest('hex');
}
