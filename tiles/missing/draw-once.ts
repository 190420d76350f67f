import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { codeHash } from '../steps/code-hash';

/** Something to draw: the files under `public/` that belong together, or those of the content that are made. */
export type Drawing = {
	/** For the cache and for people. */
	readonly kind: 'wine' | 'card' | 'visit' | 'names';
	/** What it shows; with the code it decides every byte. */
	readonly shows: unknown;
	/** Writes its files into a folder, as they would lie in `public/` (in `src/content/`, for names), {@link anyName} in the place of a page's. */
	readonly draw: (folder: URL) => Promise<void>;
};

/** In the names of drawn files until it is known what they are drawn for: a page that is renamed has its drawings. */
export const anyName = 'qualquer';

/** Code that decides what a drawing looks like: a change in it makes new drawings. */
const code = [
	'artwork/',
	'facts/',
	'fields/colours.ts',
	'geo/',
	'ground/',
	'terrain/',
	'source/',
	'missing/',
	'outlines/',
	'../build/content/wine-plate.ts',
	'../src/content/estates.ts',
	'../src/content/wines/shown-on.ts',
].map((path) => new URL(`../${path}`, import.meta.url));

/** The folder of a drawing: the one that was made of the same before, or a new one, which is there only when it is whole. */
export async function drawOnce({ kind, shows, draw }: Drawing, made: URL): Promise<URL> {
	const hash = await codeHash(code, [JSON.stringify(shows)]);
	const folder = new URL(`${kind}-${hash}/`, made);
	if (existsSync(folder)) return folder;
	const unfinished = new URL(`${kind}-unfinished/`, made);
	await rm(unfinished, { recursive: true, force: true });
	await mkdir(unfinished, { recursive: true });
	await draw(unfinished);
	await rename(unfinished, folder);
	return folder;
}
