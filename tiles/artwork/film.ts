import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Failure } from '../failure';
import { CACHE } from '../steps/cached-step';
import { Pool } from '../steps/pool';
import { showProgress, stage } from '../steps/progress';
import { Grid } from '../terrain/grid';
import { writePicture } from './encode';
import { captionsOf } from './oblique/captions';
import { FILM_RATE, FILM_SIZE, FILM_SUN, FRAMES, frameView } from './oblique/film';
import type { FilmSet } from './oblique/film-worker';
import { loadModel } from './oblique/model';
import { printView } from './oblique/print';
import { castShadows } from './oblique/sun';
import { encodeVideo, Master } from './video';

const POSTER = new URL('../../public/art/film-poster', import.meta.url);
const CAPTIONS = new URL('../../src/content/film-captions.gen.json', import.meta.url);
const WORKER = new URL('./oblique/film-worker.ts', import.meta.url);

const POSTER_SIZE = { width: 1920, height: 1080 };
const POSTER_BUDGET = 200;
/** Frames that wait for their turn, 2.8 MB each. */
const BATCH = 48;

/** The film, its poster, and `src/content/film-captions.gen.json` with the places it shows. */
export async function makeFilm(): Promise<void> {
	const model = await loadModel();
	const { exaggeration } = frameView(0).camera;
	const shadows = castShadows(model.heights, FILM_SUN, exaggeration);
	const set = { heights: sharedGrid(model.heights), water: sharedGrid(model.water), shadows: sharedGrid(shadows) };
	await makePoster(set);
	await writeCaptions(set);
	const folder = await mkdtemp(fileURLToPath(new URL('film-', CACHE)));
	try {
		const master = join(folder, 'master.mkv');
		await stage(`film: ${FRAMES} frames`, () => printFrames(set, master));
		await encodeFilm(master, folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function makePoster({ shadows, ...model }: FilmSet): Promise<void> {
	const { width, height, bytes } = printView(frameView(0, POSTER_SIZE), model, shadows);
	const png = await sharp(bytes, { raw: { width, height, channels: 3 } })
		.png({ compressionLevel: 1 })
		.toBuffer();
	await writePicture(png, POSTER, { budget: POSTER_BUDGET, fullColour: true });
}

async function writeCaptions({ heights }: FilmSet): Promise<void> {
	const cameras = Array.from({ length: FRAMES }, (_, frame) => frameView(frame).camera);
	const captions = captionsOf(cameras, FILM_SIZE, FILM_RATE, (x, y) => heights.linear(x, y));
	await writeFile(CAPTIONS, `${JSON.stringify(captions, undefined, '\t')}\n`);
}

/** Frames are printed by several workers as they are free, and written in their order. */
async function printFrames(set: FilmSet, path: string): Promise<void> {
	const pool = new Pool<number, Uint8Array>({ module: WORKER, data: set });
	const master = new Master(path, { ...FILM_SIZE, rate: FILM_RATE });
	const printed = showProgress(FRAMES, 0, 'frames');
	try {
		for (let first = 0; first < FRAMES; first += BATCH) {
			const numbers = Array.from({ length: Math.min(BATCH, FRAMES - first) }, (_, k) => first + k);
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

const FILM = new URL('../../public/film/', import.meta.url);
/** Bytes of either file. */
const BUDGET = 5_000_000;

/** Rounded exactly, or the film's paper would be two steps yellower than the page's around it. */
const SCALE = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+full_chroma_inp';
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const YUV = ['-vf', SCALE, '-pix_fmt', 'yuv420p', ...COLOURS, '-an', '-bitexact'];

/** H.264, which plays everywhere, and AV1, which weighs less where it is known. Lines are coloured: colour gets its bits. */
const FILES = {
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
	await mkdir(FILM, { recursive: true });
	for (const [name, options] of Object.entries(FILES)) {
		await stage(name, async () => {
			const path = join(folder, name);
			await encodeVideo(master, [...YUV, ...options], path);
			const { size } = await stat(path);
			if (size > BUDGET) throw new Failure(`${name} has ${size} bytes, more than ${BUDGET}.`);
			await rename(path, fileURLToPath(new URL(name, FILM)));
			console.log(`  ${(size / 1e6).toFixed(2)} MB of ${BUDGET / 1e6}`);
		});
	}
}

/** The grid with its values in memory that workers read too, instead of each having a copy. */
function sharedGrid(grid: Grid): Grid {
	const values = new Float32Array(new SharedArrayBuffer(grid.values.byteLength));
	values.set(grid.values);
	return new Grid(grid, values);
}
