import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { digestOf } from './files.ts';

const folder = 'build-output/kept/pulled/';

/**
 * Pictures of a pull that has not written them yet, on the disk: however many there are, they take no memory, and after a pull that was
 * given up the next one asks only for the others.
 */
export class KeptPictures {
	readonly #folder: URL;

	constructor(root: URL) {
		this.#folder = new URL(folder, root);
	}

	/** The path under `public/` of the picture that came from an address; nothing where it is not here as a whole. */
	find(address: string): string | undefined {
		const record = this.#recordOf(address);
		return existsSync(record) ? readFileSync(record, 'utf8') : undefined;
	}

	/** @param files of the picture, by their paths under `public/` */
	async keep(address: string, picture: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
		await mkdir(this.#folder, { recursive: true });
		for (const [path, bytes] of files) await writeFile(this.placeOf(path), bytes, { flush: true });
		await writeFile(this.#recordOf(address), picture, { flush: true });
	}

	placeOf(path: string): URL {
		return new URL(basename(path), this.#folder);
	}

	/** Once they are where they belong. */
	async clear(): Promise<void> {
		await rm(this.#folder, { recursive: true, force: true });
	}

	#recordOf(address: string): URL {
		return new URL(`${digestOf(address)}.txt`, this.#folder);
	}
}
