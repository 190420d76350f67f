import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookup } from 'mrmime';
import type { Plugin } from 'vite';
import { readRecord } from '../tiles/missing/record.ts';
import { outdatedIn } from '../tiles/missing/shown.ts';
import { readLanguageContents } from './content/language-content.ts';
import { ContentError } from './content/problem.ts';
import { committedFiles, newContent, newDrawings, pulledPictures, repository } from './content/read-content.ts';
import { filesIn } from './releases/former-files.ts';

const drawn = fileURLToPath(new URL(newDrawings, repository));
const written = fileURLToPath(new URL(newContent, repository));
/** Folders whose files pages have as those of `public/`. */
const folders = [drawn, fileURLToPath(new URL(pulledPictures, repository))];

/**
 * Draws the labels, bottles, lands of visits and social cards of what is new or says something else now, places the names of the map again
 * where one has changed, and only that (`tiles/missing/`), before a build for browsers begins. Pictures, those of articles that were pulled too,
 * stand beside what is in `public/` then. Where that fails, pages have stand-ins.
 */
export function newDrawingFiles(): Plugin {
	return {
		name: 'new-drawings',
		config: {
			order: 'pre',
			async handler(_config, { command }) {
				if (command === 'build') await drawWhatIsMissing();
			},
		},
		async generateBundle() {
			for (const folder of folders) {
				for (const file of (await filesIn(folder)).filter((path) => !path.endsWith('.tmp')))
					this.emitFile({ type: 'asset', fileName: file, source: await readFile(join(folder, file)) });
			}
		},
		configureServer({ middlewares }) {
			middlewares.use((request, response, next) => {
				const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
				const file = folders.map((folder) => join(folder, normalize(path))).find(isFile);
				if (file === undefined) return next();
				response.setHeader('Content-Type', lookup(file) ?? 'application/octet-stream');
				createReadStream(file).pipe(response);
			});
		},
	};
}

/** Pages read where the names of the map stand as it was drawn since parcels are called otherwise. */
export function newLabels(): Plugin {
	return {
		name: 'new-labels',
		load: {
			filter: { id: /\/outline-labels\.gen\.json$/ },
			handler(id) {
				const file = join(written, basename(id));
				return isFile(file) ? readFile(file, 'utf8') : undefined;
			},
		},
	};
}

async function drawWhatIsMissing(): Promise<void> {
	// What was placed for other names than these is no stand-in.
	await rm(written, { recursive: true, force: true });
	if (!(await isAnythingMissing())) {
		await rm(drawn, { recursive: true, force: true });
		return;
	}
	console.log('drawing labels, bottles, lands and social cards of what is new');
	const drawing = spawn(process.execPath, ['--import', 'tsx', 'tiles/main.ts', 'missing'], { stdio: 'inherit' });
	const [code] = await once(drawing, 'exit');
	if (code !== 0) console.warn('It could not be drawn: stand-ins are in its place.');
}

/** Mistakes in the content are reported where it is read next. */
async function isAnythingMissing(): Promise<boolean> {
	try {
		return outdatedIn(await readLanguageContents(committedFiles()), await readRecord()).length > 0;
	} catch (error) {
		if (error instanceof ContentError) return false;
		throw error;
	}
}

function isFile(file: string): boolean {
	return existsSync(file) && statSync(file).isFile();
}
