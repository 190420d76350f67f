import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Failure, reasonOf } from '../failure';
import { codeHash } from './code-hash';

type Step<T> = {
	/** What its file is called; small letters, digits and hyphens. */
	readonly name: string;
	/** Files or folders whose contents decide the result; tests in them are passed over. */
	readonly code: readonly URL[];
	/** Hashes of the steps it builds on. */
	readonly after?: readonly string[];
	readonly codec: Codec<T>;
};

/** Where results are kept; git does not see it, and removing it costs only time. */
export const cacheFolder = new URL('../cache/', import.meta.url);

const checksumBytes = 32;

/**
 * The result of a step as it was last made, or made now when its code or a step before it has changed since. A file that
 * was damaged is made again; those of earlier versions of the step are removed.
 * @returns the result, and the hash that the steps after it name
 * @throws {Failure} when the result cannot be written
 */
export async function cachedStep<T>(
	{ name, code, after = [], codec }: Step<T>,
	make: () => T | Promise<T>,
	cache: URL = cacheFolder,
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
	const contents = bytes.subarray(checksumBytes);
	return checksumOf(contents).equals(bytes.subarray(0, checksumBytes)) ? contents : undefined;
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

/** Whether a process of that number lives on this machine. */
export function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

/** How the result of a step becomes a file and comes back. */
export type Codec<T> = {
	/** What the file's name ends in, with its dot. */
	readonly extension: string;
	encode(value: T): Uint8Array;
	/** The value again; the bytes are those that `encode` gave, their checksum has been compared. */
	decode(bytes: Uint8Array): T;
};

/**
 * For plain data. What is read back was written by the same code, whose hash is in the file's name, so its shape is not
 * looked at again.
 */
export function jsonCodec<T>(): Codec<T> {
	return {
		extension: '.json',
		encode: (value) => new TextEncoder().encode(JSON.stringify(value)),
		decode: (bytes) => JSON.parse(new TextDecoder().decode(bytes)),
	};
}

/**
 * The folder in which a long run gathers its pieces, so that the next run with the same hash takes them over. Those of the
 * same name and another hash are removed: they would weigh hundreds of megabytes.
 * @throws {Failure} when it cannot be made
 */
export async function runFolder(name: string, hash: string, cache: URL = cacheFolder): Promise<string> {
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
