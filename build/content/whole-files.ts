import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file to be written: with this content, or with that of the file at an address. */
type WholeFile = { place: string; content: string | Buffer | URL };

/** Writes a file completely or not at all, also when the machine goes off meanwhile. */
export async function writeWhole(place: string, content: WholeFile['content']): Promise<void> {
	await writeAllWhole([{ place, content }]);
}

/** Writes all of these files or none: each is whole on the disk before the first takes its place. */
export async function writeAllWhole(files: readonly WholeFile[]): Promise<void> {
	const staged = files.map((file) => ({ ...file, temporary: join(dirname(file.place), `.${randomUUID()}.tmp`) }));
	try {
		for (const { temporary, place, content } of staged) {
			await mkdir(dirname(place), { recursive: true });
			await writeFile(temporary, content instanceof URL ? await readFile(content) : content, { flush: true });
		}
		for (const { temporary, place } of staged) await rename(temporary, place);
	} finally {
		await Promise.all(staged.map(({ temporary }) => rm(temporary, { force: true })));
	}
}
