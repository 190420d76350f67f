import { build, type Rolldown } from 'vite';

/**
 * Bundles `src/first-script.ts` into one classic file, which runs where it stands in the page.
 * @returns its path in the site, with a hash of its content: `assets/first-….js`
 */
export async function buildFirstScript(outDir: string): Promise<string> {
	const output = await build({
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		build: {
			outDir,
			emptyOutDir: false,
			target: 'es2022',
			modulePreload: false,
			rolldownOptions: {
				input: 'src/first-script.ts',
				output: { format: 'iife', entryFileNames: 'assets/first-[hash].js' },
			},
		},
	});
	return fileNameOf(output);
}

function fileNameOf(output: Awaited<ReturnType<typeof build>>): string {
	const [chunk] = [output]
		.flat()
		.flatMap((each): readonly Rolldown.OutputChunk[] => ('output' in each ? [each.output[0]] : []));
	if (!chunk) throw new Error('The first script was not built.');
	return chunk.fileName;
}
