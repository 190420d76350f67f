import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { digestOf, KeptFiles } from './kept-files.ts';

const compressible = new Set([
	'.html',
	'.js',
	'.mjs',
	'.css',
	'.svg',
	'.json',
	'.geojson',
	'.xml',
	'.txt',
	'.webmanifest',
]);

/** Below this many bytes the headers cost more than is saved. */
const smallest = 512;

/**
 * What they are named after is no matter: scripts may come out smaller by that of fonts. Pages do by four bytes, and all of them are
 * compressed again with every publication, because the names of scripts in them change.
 */
const allModes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];
const modesOfPages = [constants.BROTLI_MODE_GENERIC];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The smallest brotli takes half of a build's time. */
const kept = new KeptFiles('build-output/kept/compressed');

/** Writes `.br` and `.gz` beside every compressible file, last of all, so that the server never compresses while answering. */
export function compress(): Plugin {
	return afterBuild('compress', async (outDir) => {
		const names = (await readdir(outDir, { recursive: true })).filter((name) => compressible.has(extname(name)));
		await Promise.all(names.map((name) => compressFile(join(outDir, name))));
		await kept.deleteUnused();
	});
}

async function compressFile(file: string): Promise<void> {
	if ((await stat(file)).size < smallest) return;
	const content = await readFile(file);
	const digest = digestOf(content);
	await writeFile(
		`${file}.br`,
		await kept.get(`${digest}.br`, () => smallestBrotli(content, extname(file) === '.html' ? modesOfPages : allModes)),
	);
	await writeFile(`${file}.gz`, await kept.get(`${digest}.gz`, () => gzipped(content, { level: 9 })));
}

async function smallestBrotli(content: Buffer, modes: readonly number[]): Promise<Buffer> {
	const tries = modes.map((mode) =>
		brotli(content, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: 11,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
				[constants.BROTLI_PARAM_MODE]: mode,
			},
		}),
	);
	const tried = await Promise.all(tries);
	return tried.reduce((one, other) => (other.length < one.length ? other : one));
}
