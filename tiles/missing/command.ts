import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLanguageContents } from '../../build/content/language-content.ts';
import { committedFiles, newContent, newDrawings, repository } from '../../build/content/read-content';
import { Failure } from '../failure';
import { anyName, drawOnce } from './draw-once';
import { drawingOf } from './drawings';
import { readRecord, recordDrawn } from './record';
import { outdatedIn } from './shown';

/** Drawings by what they show. */
const made = new URL('build-output/made/', repository);

/**
 * `missing`: what `public/` lacks of the content's wines, visits and pages, or has as they were before, into `build-output/made/public/`,
 * or with `--commit` into `public/`; where parcels were renamed, the labels of the map beside it, or into `src/content/`.
 * What was drawn once is not drawn again.
 */
export async function runMissing(args: string[]): Promise<void> {
	const unknown = args.find((arg) => arg !== '--commit');
	if (unknown) throw new Failure(`missing knows --commit, not "${unknown}".`);
	const isCommitted = args.includes('--commit');
	const pictures = new URL(isCommitted ? 'public/' : newDrawings, repository);
	const content = new URL(isCommitted ? 'src/content/' : newContent, repository);
	const outdated = outdatedIn(await readLanguageContents(committedFiles()), await readRecord());
	const folders = [];
	for (const shown of outdated) folders.push({ shown, folder: await drawOnce(drawingOf(shown), made) });
	// Pages prefer what is there to what is committed.
	await rm(new URL(newContent, repository), { recursive: true, force: true });
	if (!isCommitted) await rm(pictures, { recursive: true, force: true });
	await mkdir(pictures, { recursive: true });
	for (const { shown, folder } of folders) {
		await copyNamed(folder, shown.kind === 'names' ? content : pictures, shown.fileName);
		console.log(`${shown.name} is drawn`);
	}
	const names = new Set(outdated.map(({ name }) => name));
	if (isCommitted) await recordDrawn(({ name }) => names.has(name));
	await forgetOthers(new Set(folders.map(({ folder }) => folder.pathname)));
}

/** The files of a drawing, with the name of what they are drawn for. */
async function copyNamed(from: URL, to: URL, name: string): Promise<void> {
	const folder = fileURLToPath(from);
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		const place = join(fileURLToPath(to), relative(folder, file).replace(anyName, name));
		await mkdir(dirname(place), { recursive: true });
		await cp(file, place);
	}
}

/** Removes drawings that are no longer used. */
async function forgetOthers(folders: ReadonlySet<string>): Promise<void> {
	for (const entry of await readdir(made, { withFileTypes: true }).catch(() => [])) {
		const folder = new URL(`${entry.name}/`, made);
		if (!['public', 'content'].includes(entry.name) && !folders.has(folder.pathname))
			await rm(folder, { recursive: true, force: true });
	}
}
