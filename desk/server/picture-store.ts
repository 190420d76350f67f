import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cut, cutSquare } from '../../build/content/pictures.ts';
import { writeWhole } from '../../build/content/whole-files.ts';
import { hashOf } from './files.ts';

export type PictureStore = ReturnType<typeof openPictures>;

/** The name of a picture that the desk has cut; each of its files begins with it. */
const picturePath = /art\/news\/[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{8}(?=\.webp)/g;
const fileOfPicture = /^art\/news\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:avif|webp)$/;
const endings = ['.avif', '.webp', '-600.avif', '-600.webp'] as const;

/**
 * Pictures of articles: those that were cut wait beside the drafts until an article that shows them is stored.
 * @param waiting a folder outside the content
 */
export function openPictures(publicFolder: string, waiting: string) {
	return {
		/** @returns the path that an article names: `art/news/chove-em-martim-3f2a9c1b.webp` */
		async add(slug: string, bytes: Buffer, cut: Cut): Promise<string> {
			const files = await cutSquare(bytes, cut);
			const name = `art/news/${slug}-${hashOf(Buffer.concat([...files.values()])).slice(0, 8)}`;
			for (const [ending, file] of files) await writeWhole(join(waiting, name + ending), file);
			return `${name}.webp`;
		},
		/** Whether a file under `public/` is there, or waits to be. */
		has: (path: string) =>
			existsSync(join(publicFolder, path)) || (fileOfPicture.test(path) && existsSync(join(waiting, path))),
		/** A file that waits. */
		async read(path: string): Promise<Buffer | undefined> {
			if (!fileOfPicture.test(path) || !existsSync(join(waiting, path))) return undefined;
			return readFile(join(waiting, path));
		},
		/** Puts what these texts show into `public/`. */
		async publish(texts: readonly string[]): Promise<void> {
			for (const name of new Set(texts.flatMap((text) => text.match(picturePath) ?? []))) {
				for (const ending of endings) {
					const [from, to] = [join(waiting, name + ending), join(publicFolder, name + ending)];
					if (existsSync(from) && !existsSync(to)) await writeWhole(to, await readFile(from));
				}
			}
		},
	};
}
