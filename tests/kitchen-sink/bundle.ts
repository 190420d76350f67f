import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A file of a bundle, as a browser would get it. */
type BundledFile = { name: string; code: string };

/**
 * Bundles modules of `src` for a browser, in memory, without any of what the site's own build adds. The first file is the entry's.
 * @param entry a path from the root of the repository
 * @param libraries packages that are left out
 * @param name of the entry's file, without its ending
 */
export async function bundle(entry: string, libraries: string[] = [], name = 'client'): Promise<BundledFile[]> {
	const result = await build({
		root: fileURLToPath(new URL('../..', import.meta.url)),
		configFile: false,
		logLevel: 'silent',
		publicDir: false,
		build: {
			write: false,
			target: 'es2022',
			lib: { entry, formats: ['es'], fileName: name },
			rolldownOptions: { external: libraries, output: { minify: true } },
		},
	});
	const outputs = Array.isArray(result) ? result : [result];
	return outputs.flatMap((each) =>
		'output' in each
			? each.output.flatMap((file) => (file.type === 'chunk' ? [{ name: file.fileName, code: file.code }] : []))
			: [],
	);
}
