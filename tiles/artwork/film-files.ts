import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../failure';
import { stage } from '../steps/stage';
import { encodeVideo } from './video';

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
export async function encodeFilm(master: string, folder: string): Promise<void> {
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
