import { mkdir, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Failure, reasonOf } from '../failure';
import { CACHE } from './cached-step';

/**
 * The folder in which a long run gathers its pieces, so that the next run with the same hash takes them over. Those of the
 * same name and another hash are removed: they would weigh hundreds of megabytes.
 * @throws {Failure} when it cannot be made
 */
export async function runFolder(name: string, hash: string, cache: URL = CACHE): Promise<string> {
	const folder = new URL(`${name}-${hash}/`, cache);
	try {
		await mkdir(folder, { recursive: true });
		for (const other of await readdir(cache)) {
			const isOlder = other.startsWith(`${name}-`) && /^[0-9a-f]{16}$/.test(other.slice(name.length + 1));
			if (isOlder && other !== `${name}-${hash}`) await rm(new URL(other, cache), { recursive: true, force: true });
		}
	} catch (error) {
		throw new Failure(`cannot work in ${fileURLToPath(folder)} (${reasonOf(error)})`);
	}
	return fileURLToPath(folder);
}
