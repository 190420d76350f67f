import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { retentionFileOf } from '../../server/messages/retention.ts';
import { parseDeploymentSettings } from '../../src/content/deployment-settings.ts';
import { afterBuild } from '../after-build.ts';

/**
 * After the build: the server in one file beside the site, so that a machine that serves it needs nothing but Node, and what the
 * settings say of the messages that it keeps.
 * @param settings the text of `site-settings.json`
 * @throws {SiteSettingsError} for settings that cannot be read
 */
export function serverBundle(settings: string): Plugin {
	const { name, text } = retentionFileOf(parseDeploymentSettings(settings));
	return afterBuild('server-bundle', async (outDir) => {
		await bundleServer(`${outDir}-server`);
		await writeFile(join(outDir, name), text);
	});
}

/** The programs of the server, by the names of their files. */
const programs = { 'main.mjs': 'server/main.ts', 'messages.mjs': 'server/messages/command/main.ts' };

/** Writes the server and the command for its messages, each with every library in it, and `licences.md` with the licences of these libraries. */
export async function bundleServer(outDir: string): Promise<void> {
	for (const [fileName, source] of Object.entries(programs)) {
		const isServer = fileName === 'main.mjs';
		await build({
			configFile: false,
			logLevel: 'warn',
			publicDir: false,
			ssr: { noExternal: true },
			build: {
				ssr: source,
				outDir,
				emptyOutDir: isServer,
				target: 'node20',
				// The command has no library that the server has not.
				license: isServer && { fileName: 'licences.md' },
				rolldownOptions: { output: { entryFileNames: fileName, codeSplitting: false } },
			},
		});
	}
}
