import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { packageList } from './licences.ts';

/** Its path in the site, with a hash of its content (`assets/first-….js`), and the digest that a page asks of what comes from there. */
export type FirstScript = { file: string; integrity: string };

/** Bundles `src/app/first-script.ts` into one classic file, which runs where it stands in the page. */
export async function buildFirstScript(outDir: string): Promise<FirstScript> {
	const output = await build({
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		build: {
			outDir,
			emptyOutDir: false,
			license: packageList('first-script'),
			target: 'es2022',
			modulePreload: false,
			rolldownOptions: {
				input: 'src/app/first-script.ts',
				output: { format: 'iife', entryFileNames: 'assets/first-[hash].js' },
			},
		},
	});
	const file = fileNameOf(output);
	const digest = hash('sha384', await readFile(join(outDir, file)), 'base64');
	return { file, integrity: `sha384-${digest}` };
}

function fileNameOf(output: Awaited<ReturnType<typeof build>>): string {
	const [chunk] = [output]
		.flat()
		.flatMap((each): readonly Rolldown.OutputChunk[] => ('output' in each ? [each.output[0]] : []));
	if (!chunk) throw new Error('The first script was not built.');
	return chunk.fileName;
}
