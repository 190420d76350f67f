import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A step that follows a build once it is written, one after the other in the order of the plugins. A build that failed has no next steps. */
export function afterBuild(name: string, step: (outDir: string) => Promise<void>): Plugin {
	let outDir = 'dist';
	let written = false;
	return {
		name,
		apply: 'build',
		// As vite-plugin-pwa, whose steps come between these.
		enforce: 'post',
		configResolved(config) {
			outDir = resolve(config.root, config.build.outDir);
		},
		writeBundle() {
			written = true;
		},
		closeBundle: {
			sequential: true,
			async handler() {
				if (written) await step(outDir);
			},
		},
	};
}
