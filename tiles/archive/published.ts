import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Failure, reasonOf } from '../failure';
import { MANIFEST_NAME, manifestOf } from './manifest';

/**
 * The archive that a folder's manifest names.
 * @throws {Failure} if there is no manifest, or it names none
 */
export async function publishedArchive(folder: string): Promise<string> {
	const path = join(folder, MANIFEST_NAME);
	if (!existsSync(path)) throw new Failure(`there is no ${path}: pack a folder of tiles first`);
	return join(folder, archiveNamed(await readManifest(path), path));
}

/**
 * Compares the manifest beside an archive, member by member, with one made anew.
 * @returns the number of blocks, or `undefined` if no manifest names this archive
 * @throws {Failure} if the manifest is wrong about it
 */
export async function checkManifest(archive: string): Promise<number | undefined> {
	const path = join(dirname(archive), MANIFEST_NAME);
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
