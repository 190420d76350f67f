import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure, reasonOf } from '../failure';

/**
 * Writes a file that is either whole or not there.
 * @throws {Failure} if it cannot be written, such as on a full disk
 */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
	const unfinished = join(dirname(path), `.${process.pid}-${crypto.randomUUID()}.tmp`);
	try {
		await mkdir(dirname(path), { recursive: true });
		await writeFile(unfinished, bytes);
		await rename(unfinished, path);
	} catch (error) {
		await rm(unfinished, { force: true }).catch(() => undefined);
		throw new Failure(`cannot write ${path} (${reasonOf(error)})`);
	}
}
