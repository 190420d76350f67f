import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Failure, reasonOf } from '../failure';
import { codeHash } from './code-hash';
import type { Codec } from './codec';
import { isRunning } from './running';

export type Step<T> = {
	/** What its file is called; small letters, digits and hyphens. */
	readonly name: string;
	/** Files or folders whose contents decide the result; tests in them are passed over. */
	readonly code: readonly URL[];
	/** Hashes of the steps it builds on. */
	readonly after?: readonly string[];
	readonly codec: Codec<T>;
};

/** Where results are kept; git does not see it, and whoever removes it loses only time. */
export const CACHE = new URL('../cache/', import.meta.url);

const CHECKSUM_BYTES = 32;

/**
 * The result of a step as it was last made, or made now when its code or a step before it has changed since. A file that
 * was damaged is made anew; those of earlier versions of the step are removed.
 * @returns the result, and the hash that the steps after it name
 * @throws {Failure} when the result cannot be written
 */
export async function cachedStep<T>(
	{ name, code, after = [], codec }: Step<T>,
	make: () => T | Promise<T>,
	cache: URL = CACHE,
): Promise<{ value: T; hash: string }> {
	const hash = await codeHash(code, [name, ...after]);
	const file = new URL(`${name}-${hash}${codec.extension}`, cache);
	const kept = await readChecked(file);
	if (kept) return { value: codec.decode(kept), hash };
	const value = await make();
	await removeOthers(name, file, cache);
	await writeChecked(file, codec.encode(value));
	return { value, hash };
}

/** What stands behind the checksum, if there is a file and the checksum is right. */
async function readChecked(file: URL): Promise<Uint8Array | undefined> {
	let bytes: Uint8Array;
	try {
		bytes = await readFile(file);
	} catch {
		return undefined;
	}
	const contents = bytes.subarray(CHECKSUM_BYTES);
	return checksumOf(contents).equals(bytes.subarray(0, CHECKSUM_BYTES)) ? contents : undefined;
}

async function writeChecked(file: URL, contents: Uint8Array): Promise<void> {
	const unfinished = new URL(`${file.href}.${process.pid}`);
	try {
		await mkdir(new URL('./', file), { recursive: true });
		await writeFile(unfinished, [checksumOf(contents), contents]);
		await rename(unfinished, file);
	} catch (error) {
		await rm(unfinished, { force: true }).catch(() => undefined);
		throw new Failure(`cannot keep ${file.pathname} (${reasonOf(error)})`);
	}
}

function checksumOf(contents: Uint8Array): Buffer {
	return createHash('sha256').update(contents).digest();
}

/** Removes what other versions of the step left, and what processes did not finish that are no more. */
async function removeOthers(name: string, file: URL, cache: URL): Promise<void> {
	const pattern = new RegExp(`^${name}-[0-9a-f]{16}\\.[a-z0-9]+(?:\\.(\\d+))?$`);
	const names = await readdir(cache).catch(() => []);
	for (const other of names) {
		const match = pattern.exec(other);
		const unfinishedBy = match?.[1];
		if (!match || new URL(other, cache).href === file.href) continue;
		if (unfinishedBy && isRunning(Number(unfinishedBy))) continue;
		await rm(new URL(other, cache), { force: true });
	}
}
