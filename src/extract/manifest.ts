import { abortAfter } from '../platform/time';
import { ArchiveError } from './archive-error';

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

/** Where the current manifest is served. */
const manifestAddress = '/map/archive.json';

const sha256 = /^[0-9a-f]{64}$/;
const archiveAddress = /^\/map\/[\w.-]+\.pmtiles$/;

/**
 * @throws {ArchiveError} `bad-manifest` if a member is missing or contradicts another
 */
export function parseManifest(json: unknown): ArchiveManifest {
	if (typeof json !== 'object' || json === null) throw new ArchiveError('bad-manifest');
	const version = 'version' in json ? json.version : undefined;
	const archive = 'archive' in json ? json.archive : undefined;
	const bytes = 'bytes' in json ? json.bytes : undefined;
	const hash = 'sha256' in json ? json.sha256 : undefined;
	const blockBytes = 'blockBytes' in json ? json.blockBytes : undefined;
	const blocks = 'blocks' in json ? json.blocks : undefined;
	if (version !== 1 || typeof archive !== 'string' || !archiveAddress.test(archive))
		throw new ArchiveError('bad-manifest');
	if (!isHash(hash) || !isSize(bytes) || !isSize(blockBytes)) throw new ArchiveError('bad-manifest');
	if (!Array.isArray(blocks) || !blocks.every(isHash)) throw new ArchiveError('bad-manifest');
	if (blocks.length !== Math.ceil(bytes / blockBytes)) throw new ArchiveError('bad-manifest');
	return { archive, bytes, sha256: hash, blockBytes, blocks };
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
	let text: string;
	try {
		const response = await fetch(manifestAddress, { cache: 'no-cache', signal: abortAfter(20_000) });
		if (!response.ok) throw new ArchiveError('http', { status: response.status });
		text = await response.text();
	} catch (cause) {
		if (cause instanceof ArchiveError) throw cause;
		throw new ArchiveError('offline', { cause });
	}
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch (cause) {
		throw new ArchiveError('bad-manifest', { cause });
	}
	return parseManifest(json);
}

function isHash(value: unknown): value is string {
	return typeof value === 'string' && sha256.test(value);
}

function isSize(value: unknown): value is number {
	return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
