import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../failure';
import { runFolder } from '../steps/cached-step';
import { codeHash } from '../steps/code-hash';
import { Pool } from '../steps/pool';
import { showProgress, stage } from '../steps/progress';
import { writeWhole } from '../steps/write-whole';
import { sharedGrid } from '../terrain/grid';
import { pngOf, writePicture } from './encode';
import { paper } from './inks';
import { captionsOf } from './oblique/captions';
import { develop, filmRate, filmSize, frameOf, framesOfFilm, printsOfSeason } from './oblique/film';
import { loadModel, type Model } from './oblique/model';
import { printStill } from './oblique/print';
import { seasons, viewOf } from './oblique/seasons';
import { encodeVideo, Master } from './video';

const poster = new URL('../../public/art/film-poster', import.meta.url);
const captionsFile = new URL('../../src/content/film-captions.gen.json', import.meta.url);
const worker = new URL('./oblique/film-worker.ts', import.meta.url);
/** What decides how a print looks. */
const code = ['./oblique/', './inks.ts', './relief.ts', '../fields/colours.ts', '../geo/', '../terrain/'].map(
	(path) => new URL(path, import.meta.url),
);

const posterSize = { width: 1920, height: 1080 };
const posterBudget = 200;

/** The film, its poster, and `src/content/film-captions.gen.json` with the places it shows. */
export async function makeFilm(): Promise<void> {
	const model = await loadModel();
	const folder = await runFolder('film', await codeHash(code, []));
	const prints = await stage('film: prints', () => makePrints(model, folder));
	await makePoster(model);
	await writeCaptions(model);
	const master = join(folder, 'master.mkv');
	await stage(`film: ${framesOfFilm} frames`, () => writeFrames(prints, master));
	await encodeFilm(master, folder);
	await rm(folder, { recursive: true, force: true });
}

async function makePoster(model: Model): Promise<void> {
	const [first] = seasons;
	if (!first) return;
	const png = await pngOf(printStill(viewOf(first, 0, posterSize), model));
	await writePicture(png, poster, { budget: posterBudget, fullColour: true });
}

async function writeCaptions({ heights }: Model): Promise<void> {
	const captions = captionsOf(filmSize, (x, y) => heights.linear(x, y));
	await writeFile(captionsFile, `${JSON.stringify(captions, undefined, '\t')}\n`);
}

/** Makes the prints that are not there yet, and returns the paths of all: a run that was interrupted goes on where it was. */
async function makePrints(model: Model, folder: string): Promise<string[]> {
	const paths = Array.from({ length: seasons.length * printsOfSeason }, (_, print) => join(folder, `${print}.rgb`));
	const there = await Promise.all(paths.map(exists));
	const missing = [...paths.keys()].filter((print) => !there[print]);
	const data = { heights: sharedGrid(model.heights), water: sharedGrid(model.water) };
	const pool = new Pool<number, Uint8Array>({ module: worker, data });
	const printed = showProgress(missing.length, 0, 'prints');
	const written: Promise<void>[] = [];
	try {
		await pool.run(missing, (bytes, print) => {
			written.push(writeWhole(paths[print] ?? '', bytes));
			printed();
		});
		await Promise.all(written);
	} finally {
		await pool.close();
	}
	return paths;
}

async function exists(path: string): Promise<boolean> {
	return stat(path).then(
		() => true,
		() => false,
	);
}

/** Writes the film without loss. */
async function writeFrames(prints: readonly string[], path: string): Promise<void> {
	const master = new Master(path, { ...filmSize, rate: filmRate });
	const read = async (print: number) => new Uint8Array(await readFile(prints[print] ?? ''));
	let at = -1;
	let pair: readonly [Uint8Array, Uint8Array] = [new Uint8Array(), new Uint8Array()];
	for (let number = 0; number < framesOfFilm; number++) {
		const frame = frameOf(number);
		const print = frame.season * printsOfSeason + frame.print;
		if (print !== at) pair = [await read(print), await read(print + 1)];
		at = print;
		await master.write(develop(...pair, frame, paper.ground));
	}
	await master.finish();
}

const film = new URL('../../public/film/', import.meta.url);
/** Bytes of either file. */
const budget = 5_000_000;

/**
 * In the full range of 8 bits the film's paper is the page's, `#F4EFE4`, to the last bit (239, 122, 131); in the limited one there is no
 * such colour, and the nearest is a step redder. Rounded exactly, or it would be two steps yellower.
 */
const scale = 'scale=out_color_matrix=bt709:out_range=pc:flags=accurate_rnd+full_chroma_int+full_chroma_inp';
const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'pc'];
const yuv = ['-vf', scale, '-pix_fmt', 'yuv420p', ...colours, '-an', '-bitexact'];

/** H.264, which plays everywhere, and AV1, which weighs less where it is known. Lines are coloured: colour gets its bits. */
const files = {
	'quatro-vistas.mp4': [
		...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'fast', '-tune', 'animation', '-crf', '20'],
		...['-x264-params', 'chroma-qp-offset=-3', '-maxrate', '1700k', '-bufsize', '5100k', '-movflags', '+faststart'],
	],
	'quatro-vistas.webm': ['-c:v', 'libsvtav1', '-preset', '8', '-crf', '28', '-g', '120'],
} as const;

/**
 * Encodes the film into `public/film/`.
 * @param master a video without loss
 * @param folder for files that are not finished
 * @throws {Failure} when a file is larger than its budget; then the one that is there stays
 */
async function encodeFilm(master: string, folder: string): Promise<void> {
	await mkdir(film, { recursive: true });
	for (const [name, options] of Object.entries(files)) {
		await stage(name, async () => {
			const path = join(folder, name);
			await encodeVideo(master, [...yuv, ...options], path);
			const { size } = await stat(path);
			if (size > budget) throw new Failure(`${name} has ${size} bytes, more than ${budget}.`);
			await rename(path, fileURLToPath(new URL(name, film)));
			console.log(`  ${(size / 1e6).toFixed(2)} MB of ${budget / 1e6}`);
		});
	}
}
