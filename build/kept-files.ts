import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How long what no build asks for is kept, in milliseconds. */
const keptMs = 30 * 24 * 3_600_000;

/**
 * What one build has made and the next one makes the same of the same, by the digest of what it is made from. A build without any of it
 * gives the same bytes, later.
 */
export class KeptFiles {
	readonly #folder: string;

	/** @param folder of its own, outside git */
	constructor(folder: string) {
		this.#folder = folder;
	}

	/** @param key says all that decides of the bytes; letters, digits, `-`, `_` and `.` */
	async get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
		const file = join(this.#folder, key);
		const known = await readFile(file).catch(() => undefined);
		if (known) {
			await utimes(file, new Date(), new Date());
			return known;
		}
		const bytes = await make();
		await mkdir(this.#folder, { recursive: true });
		// The same may be made twice at the same time.
		const next = `${file}.${randomUUID()}`;
		await writeFile(next, bytes);
		await rename(next, file);
		return bytes;
	}

	async deleteUnused(): Promise<void> {
		for (const name of await readdir(this.#folder).catch(() => [])) {
			const { mtimeMs } = await stat(join(this.#folder, name));
			if (Date.now() - mtimeMs > keptMs) await rm(join(this.#folder, name), { force: true });
		}
	}
}

/** Of several parts, each as it is: the parts of two lists that differ are not taken for the same. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
	const hash = createHash('sha256');
	for (const part of parts) hash.update(`${part.length}\n`).update(part);
	return hash.digest('base64url');
}
