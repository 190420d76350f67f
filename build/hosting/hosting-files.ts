import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from '../after-build.ts';
import { apacheConfiguration } from './apache.ts';
import { caddyConfiguration } from './caddy.ts';
import { readHosting } from './hosting.ts';
import { nginxConfiguration } from './nginx.ts';
import { systemdUnit } from './systemd.ts';

/** After the build: beside it, what web servers need to serve it as our own does. */
export function hostingFiles(settings: string): Plugin {
	return afterBuild('hosting', (outDir) => writeHosting(outDir, settings));
}

/**
 * Writes `hosting/` beside the folder of a build.
 * @param settings the text of the settings file
 * @throws {HostingError} for settings that cannot be written in one of the files
 */
export async function writeHosting(dist: string, settings: string): Promise<void> {
	const hosting = await readHosting(dist, settings);
	const files = {
		'nginx.conf': nginxConfiguration(hosting),
		Caddyfile: caddyConfiguration(hosting),
		htaccess: apacheConfiguration(hosting),
		_headers: await readFile(join(dist, '_headers'), 'utf8'),
		_redirects: await readFile(join(dist, '_redirects'), 'utf8'),
		'quatro-vistas.service': systemdUnit({
			checkout: process.cwd(),
			node: process.execPath,
			wordpress: hosting.wordpress?.url,
		}),
	};
	const folder = join(dist, '../hosting');
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder);
	for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
