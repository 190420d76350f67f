import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, reasonOf } from '../failure';
import { isRunning } from '../steps/cached-step';

/** Names of files that are being written: hidden, told apart by the process that writes them. */
const draft = /^\.archive-(\d+)\.[a-z]+\.tmp$/;

/**
 * Files written beside their place and given their names together, when all of them are whole. An error before
 * that leaves the folder as it was.
 */
export class Drafts {
	readonly #folder: string;

	private constructor(folder: string) {
		this.#folder = folder;
	}

	/** Opens a folder for drafts, and removes those of processes that are no more. */
	static async in(folder: string): Promise<Drafts> {
		for (const name of await readdir(folder)) {
			const writer = draft.exec(name)?.[1];
			if (writer && !isRunning(Number(writer))) await rm(join(folder, name), { force: true });
		}
		return new Drafts(folder);
	}

	/**
	 * Writes a draft through to the disk.
	 * @returns its path until it gets its name
	 * @throws {Failure} when the disk does not take it
	 */
	async write(kind: string, contents: string | Uint8Array): Promise<string> {
		const path = this.#path(kind);
		try {
			await writeFile(path, contents, { flush: true });
		} catch (error) {
			throw new Failure(`cannot write to ${this.#folder} (${reasonOf(error)}); the archive that is there stays`);
		}
		return path;
	}

	/** Gives a draft its name, in the place of the file that has it. */
	async release(kind: string, name: string): Promise<void> {
		await rename(this.#path(kind), join(this.#folder, name));
	}

	async discard(kinds: readonly string[]): Promise<void> {
		for (const kind of kinds) await rm(this.#path(kind), { force: true });
	}

	#path(kind: string): string {
		return join(this.#folder, `.archive-${process.pid}.${kind}.tmp`);
	}
}
