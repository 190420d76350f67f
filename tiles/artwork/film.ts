import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Failure } from '../failure';
import { cacheFolder } from '../steps/cached-step';
import { Pool } from '../steps/pool';
import { showProgress, stage } from '../steps/progress';
import { Grid } from '../terrain/grid';
import { writePicture } from './encode';
import { captionsOf } from './oblique/captions';
import { filmRate, filmSize, filmSun, framesFolder, frameView } from './oblique/film';
import type { FilmSet } from './oblique/film-worker';
import { loadModel } from './oblique/model';
import { printView } from './oblique/print';
import { castShadows } from './oblique/sun';
import { encodeVideo, Master } from './video';

const poster = new URL('../../public/art/film-poster', import.meta.url);
const captionsFile = new URL('../../src/content/film-captions.gen.json', import.meta.url);
const worker = new URL('./oblique/film-worker.ts', import.meta.url);

const posterSize = { width: 1920, height: 1080 };
const posterBudget = 200;
/** Frames that wait for their turn, 2.8 MB each. */
const batch = 48;

/** The film, its poster, and `src/content/film-captions.gen.json` with the places it shows. */
export async function makeFilm(): Promise<void> {
	const model = await loadModel();
	const { exaggeration } = frameView(0).camera;
	const shadows = castShadows(model.heights, filmSun, exaggeration);
	const set = { heights: sharedGrid(model.heights), water: sharedGrid(model.water), shadows: sharedGrid(shadows) };
	await makePoster(set);
	await writeCaptions(set);
	const folder = await mkdtemp(fileURLToPath(new URL('film-', cacheFolder)));
	try {
		const master = join(folder, 'master.mkv');
		await stage(`film: ${framesFolder} frames`, () => printFrames(set, master));
		await encodeFilm(master, folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function makePoster({ shadows, ...model }: FilmSet): Promise<void> {
	const { width, height, bytes } = printView(frameView(0, posterSize), model, shadows);
	const png = await sharp(bytes, { raw: { width, height, channels: 3 } })
		.png({ compressionLevel: 1 })
		.toBuffer();
	await writePicture(png, poster, { budget: posterBudget, fullColour: true });
}

async function writeCaptions({ heights }: FilmSet): Promise<void> {
	const cameras = Array.from({ length: framesFolder }, (_, frame) => frameView(frame).camera);
	const captions = captionsOf(cameras, filmSize, filmRate, (x, y) => heights.linear(x, y));
	await writeFile(captionsFile, `${JSON.stringify(captions, undefined, '\t')}\n`);
}

/** Frames are printed by several workers as they are free, and written in their order. */
async function printFrames(set: FilmSet, path: string): Promise<void> {
	const pool = new Pool<number, Uint8Array>({ module: worker, data: set });
	const master = new Master(path, { ...filmSize, rate: filmRate });
	const printed = showProgress(framesFolder, 0, 'frames');
	try {
		for (let first = 0; first < framesFolder; first += batch) {
			const numbers = Array.from({ length: Math.min(batch, framesFolder - first) }, (_, k) => first + k);
			const frames = new Map<number, Uint8Array>();
			await pool.run(numbers, (bytes, number) => {
				frames.set(number, bytes);
				printed();
			});
			for (const number of numbers) await master.write(frames.get(number) ?? new Uint8Array());
		}
		await master.finish();
	} finally {
		await pool.close();
	}
}

const film = new URL('../../public/film/', import.meta.url);
/** Bytes of either file. */
const budget = 5_000_000;

/** Rounded exactly, or the film's paper would be two steps yellower than the page's around it. */
const scale = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+full_chroma_inp';
const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const yuv = ['-vf', scale, '-pix_fmt', 'yuv420p', ...colours, '-an', '-bitexact'];

/** H.264, which plays everywhere, and AV1, which weighs less where it is known. Lines are coloured: colour gets its bits. */
const files = {
	'quatro-vistas.mp4': [
		...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'animation', '-crf', '24'],
		...['-x264-params', 'chroma-qp-offset=-3', '-maxrate', '1700k', '-bufsize', '5100k', '-movflags', '+faststart'],
	],
	'quatro-vistas.webm': ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '33', '-g', '240'],
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

/** The grid with its values in memory that workers read too, instead of each having a copy. */
function sharedGrid(grid: Grid): Grid {
	const values = new Float32Array(new SharedArrayBuffer(grid.values.byteLength));
	values.set(grid.values);
	return new Grid(grid, values);
}
