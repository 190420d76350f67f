import { isRecord, parseJson } from '../platform/json';
import { ArchiveError } from './archive-error';
import { requestManifest } from './manifest-request';

/** The archive that is current, and the SHA-256 of each of its blocks. */
export type ArchiveManifest = {
	/** Address of the archive from the site's root; its name contains the hash, so it never changes. */
	archive: string;
	/** Size of the archive in bytes. */
	bytes: number;
	/** SHA-256 of the whole archive, lower-case hex. */
	sha256: string;
	/** Size of every block but the last, in bytes. */
	blockBytes: number;
	/** SHA-256 of each block, lower-case hex, in the order of the archive. */
	blocks: readonly string[];
};

const hash = /^[0-9a-f]{64}$/;
const archiveAddress = /^\/map\/[\w.-]+\.pmtiles$/;

/**
 * Reads the served or stored form of a manifest.
 * @throws {ArchiveError} `bad-manifest` if a member is missing or contradicts another
 */
export function parseManifest(json: unknown): ArchiveManifest {
	if (!isRecord(json) || json.version !== 1 || !isManifest(json)) throw new ArchiveError('bad-manifest');
	const { archive, bytes, sha256, blockBytes, blocks } = json;
	return { archive, bytes, sha256, blockBytes, blocks };
}

/** Whether a value has all members of a manifest, and none contradicts another. */
export function isManifest(value: unknown): value is ArchiveManifest {
	if (!isRecord(value)) return false;
	const { archive, bytes, sha256, blockBytes, blocks } = value;
	if (typeof archive !== 'string' || !archiveAddress.test(archive)) return false;
	if (!isHash(sha256) || !isSize(bytes) || !isSize(blockBytes)) return false;
	return Array.isArray(blocks) && blocks.every(isHash) && blocks.length === Math.ceil(bytes / blockBytes);
}

/** The form in which {@link parseManifest} reads it again. */
export function formatManifest(manifest: ArchiveManifest): string {
	return JSON.stringify({ version: 1, ...manifest });
}

/**
 * Asks the server which archive is current.
 * @throws {ArchiveError} `offline`, `http` or `bad-manifest`
 */
export async function fetchManifest(): Promise<ArchiveManifest> {
	return parseManifest(parseJson(await requestManifest()));
}

function isHash(value: unknown): value is string {
	return typeof value === 'string' && hash.test(value);
}

function isSize(value: unknown): value is number {
	return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** Bytes from `start` up to, not including, `end`. */
export type ByteRange = { start: number; end: number };

/** The bytes of the block at `index`; the last block is shorter. */
export function blockRange(manifest: ArchiveManifest, index: number): ByteRange {
	const start = index * manifest.blockBytes;
	return { start, end: Math.min(start + manifest.blockBytes, manifest.bytes) };
}

/** The first block that is not held, in the archive's order, which begins with its directories. */
export function firstMissing(manifest: ArchiveManifest, held: ReadonlySet<string>): number | undefined {
	const index = manifest.blocks.findIndex((hash) => !held.has(hash));
	return index === -1 ? undefined : index;
}

/**
 * The block to fetch next: the very first, which says where every tile is; then those asked for first; then the archive's order.
 * @param first hashes in the order in which they are wanted; what is no block of this archive is passed over
 */
export function nextMissing(
	manifest: ArchiveManifest,
	held: ReadonlySet<string>,
	first: readonly string[],
): number | undefined {
	const missing = firstMissing(manifest, held);
	if (missing === undefined || missing === 0) return missing;
	const wanted = first.find((hash) => !held.has(hash) && manifest.blocks.includes(hash));
	return wanted === undefined ? missing : manifest.blocks.indexOf(wanted);
}

/** How much of the archive the held blocks make up, in bytes. */
export function bytesHeld(manifest: ArchiveManifest, held: ReadonlySet<string>): number {
	return manifest.blocks.reduce((sum, hash, index) => {
		const { start, end } = blockRange(manifest, index);
		return held.has(hash) ? sum + end - start : sum;
	}, 0);
}

export function isComplete(manifest: ArchiveManifest, held: ReadonlySet<string>): boolean {
	return firstMissing(manifest, held) === undefined;
}

/** Bytes of the archive, beginning at byte `start`, as they arrive. */
export type ArrivingBytes = { start: number; chunks: AsyncIterable<Uint8Array<ArrayBuffer>> };
