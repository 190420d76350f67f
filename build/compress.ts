import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

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

/** What they are named after is no matter: scripts may come out smaller by that of fonts. */
const modes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every compressible file, last of all, so that the server never compresses while answering. */
export function compress(): Plugin {
	return afterBuild('compress', async (outDir) => {
		const names = (await readdir(outDir, { recursive: true })).filter((name) => compressible.has(extname(name)));
		await Promise.all(names.map((name) => compressFile(join(outDir, name))));
	});
}

async function compressFile(file: string): Promise<void> {
	if ((await stat(file)).size < smallest) return;
	const content = await readFile(file);
	const tries = modes.map((mode) =>
		brotli(content, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: 11,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
				[constants.BROTLI_PARAM_MODE]: mode,
			},
		}),
	);
	const [tried, gz] = await Promise.all([Promise.all(tries), gzipped(content, { level: 9 })]);
	const [br] = tried.toSorted((a, b) => a.length - b.length);
	if (br) await writeFile(`${file}.br`, br);
	await writeFile(`${file}.gz`, gz);
}
