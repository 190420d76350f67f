import { build, type Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

/** After the build: the server in one file beside the site, so that a machine that serves it needs nothing but Node. */
export function serverBundle(): Plugin {
	return afterBuild('server-bundle', (outDir) => bundleServer(`${outDir}-server`));
}

/** Writes `main.mjs`, with every library in it, and `licences.md` with the licences of these libraries. */
export async function bundleServer(outDir: string): Promise<void> {
	await build({
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		ssr: { noExternal: true },
		build: {
			ssr: 'server/main.ts',
			outDir,
			emptyOutDir: true,
			target: 'node20',
			license: { fileName: 'licences.md' },
			rolldownOptions: { output: { entryFileNames: 'main.mjs', codeSplitting: false } },
		},
	});
}
