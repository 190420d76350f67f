import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Failure, reasonOf } from '../failure';

/** Bytes of a block: what a device fetches, checks and keeps at a time. */
export const blockBytes = 1024 * 1024;

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

export const manifestName = 'archive.json';

/** The archive's file name: a new content is a new address, so that it can be cached for ever. */
export function archiveName(sha256: string): string {
	return `quatro-vistas.${sha256.slice(0, 16)}.pmtiles`;
}

/** Names of archives that {@link archiveName} gave. */
export const archiveNamePattern = /^quatro-vistas\.[0-9a-f]{16}\.pmtiles$/;

export function manifestOf(archive: Uint8Array): Manifest {
	const sha256 = hashOf(archive);
	return {
		version: 1,
		archive: `/map/${archiveName(sha256)}`,
		bytes: archive.length,
		sha256,
		blockBytes,
		blocks: Array.from({ length: Math.ceil(archive.length / blockBytes) }, (_, index) =>
			hashOf(archive.subarray(index * blockBytes, (index + 1) * blockBytes)),
		),
	};
}

function hashOf(bytes: Uint8Array): string {
	return createHash('sha256').update(bytes).digest('hex');
}

/**
 * The archive that a folder's manifest names.
 * @throws {Failure} if there is no manifest, or it names none
 */
export async function publishedArchive(folder: string): Promise<string> {
	const path = join(folder, manifestName);
	if (!existsSync(path)) throw new Failure(`there is no ${path}: pack a folder of tiles first`);
	return join(folder, archiveNamed(await readManifest(path), path));
}

/**
 * Compares the manifest beside an archive, member by member, with one made from it.
 * @returns the number of blocks, or `undefined` if no manifest names this archive
 * @throws {Failure} if the manifest is wrong about it
 */
export async function checkManifest(archive: string): Promise<number | undefined> {
	const path = join(dirname(archive), manifestName);
	if (!existsSync(path)) return undefined;
	const found = await readManifest(path);
	if (archiveNamed(found, path) !== basename(archive)) return undefined;
	const expected = manifestOf(await readFile(archive));
	for (const [member, value] of Object.entries(expected)) {
		if (JSON.stringify(found[member]) !== JSON.stringify(value)) {
			throw new Failure(`${path} does not fit its archive: '${member}' differs`);
		}
	}
	return expected.blocks.length;
}

async function readManifest(path: string): Promise<Record<string, unknown>> {
	let value: unknown;
	try {
		value = JSON.parse(await readFile(path, 'utf8'));
	} catch (error) {
		throw new Failure(`cannot read ${path} (${reasonOf(error)})`);
	}
	if (typeof value !== 'object' || value === null) throw new Failure(`${path} is not an object`);
	return { ...value };
}

function archiveNamed({ archive }: Record<string, unknown>, path: string): string {
	if (typeof archive !== 'string') throw new Failure(`${path} names no archive`);
	return basename(archive);
}
