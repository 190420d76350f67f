import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { digestOf, KeptFiles } from './kept-files.ts';

const compressible = /\.(?:html|m?js|css|svg|(?:geo)?json|xml|txt|webmanifest)$/;

/** Below this many bytes the headers cost more than is saved. */
const smallest = 512;

type Parameters = Record<number, number>;
/** How brotli is asked to compress a file: the smallest of the tries counts. */
type Way = { quality: number; tries: readonly Parameters[] };

/**
 * What a mode is named after is no matter: scripts may come out smaller by that of fonts, and large ones by four to fifteen direct distance codes
 * (RFC 7932, 4), with which the names of files alone no longer make a hundred bytes more or less.
 */
const smallestOf: Way = {
	quality: 11,
	tries: [
		{},
		{ [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
		...[4, 8, 12, 15].map((codes) => ({ [constants.BROTLI_PARAM_NDIRECT]: codes })),
	],
};
/**
 * All pages are compressed again with every publication, because the names of scripts in them change: a third of the time, for a hundred
 * bytes a page.
 */
const quicklyOf: Way = { quality: 10, tries: [{}] };
/** A build for tests (`FOR_TESTS`), which nobody weighs. */
const roughlyOf: Way = { quality: 5, tries: [{}] };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The smallest brotli takes half of a build's time. */
const kept = new KeptFiles('build-output/kept/compressed');

/**
 * Writes `.br` and `.gz` beside every compressible file, so that the server never compresses while answering: `begin` of those that are
 * there once pages are written, while the steps between go on, `finish` of all.
 */
export function compress(): { begin: Plugin; finish: Plugin } {
	let begun: Promise<void> | undefined;
	return {
		begin: afterBuild('begin-compressing', async (outDir) => {
			begun = compressAll(outDir);
			// Told where it is waited for.
			begun.catch(() => undefined);
		}),
		finish: afterBuild('compress', async (outDir) => {
			await begun;
			await compressAll(outDir);
			await kept.deleteUnused();
		}),
	};
}

async function compressAll(outDir: string): Promise<void> {
	// What the build notes for itself goes again.
	const isOfSite = (name: string) => compressible.test(name) && !name.startsWith('.vite');
	const names = (await readdir(outDir, { recursive: true })).filter(isOfSite);
	await Promise.all(names.map((name) => compressFile(join(outDir, name))));
}

async function compressFile(file: string): Promise<void> {
	if ((await stat(file)).size < smallest) return;
	const content = await readFile(file);
	const way = wayFor(file);
	const key = digestOf(content, JSON.stringify(way));
	await writeFile(`${file}.br`, await kept.get(`${key}.br`, () => brotliOf(content, way)));
	await writeFile(`${file}.gz`, await kept.get(`${digestOf(content)}.gz`, () => gzipped(content, { level: 9 })));
}

function wayFor(file: string): Way {
	if (process.env.FOR_TESTS) return roughlyOf;
	return extname(file) === '.html' ? quicklyOf : smallestOf;
}

async function brotliOf(content: Buffer, { quality, tries }: Way): Promise<Buffer> {
	const tried = await Promise.all(
		tries.map((parameters) =>
			brotli(content, {
				params: {
					[constants.BROTLI_PARAM_QUALITY]: quality,
					[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
					...parameters,
				},
			}),
		),
	);
	return tried.reduce((one, other) => (other.length < one.length ? other : one));
}
