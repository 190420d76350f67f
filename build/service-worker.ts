import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { injectManifest, type ManifestTransform } from 'workbox-build';
import { headersFor, parseHeadersFile } from '../server/static/headers-file.ts';
import { pagePath } from '../src/platform/page-path.ts';
import { isPicture } from '../sw/addresses.ts';
import { afterBuild } from './after-build.ts';
import { licencesPath, packageList, writeLicences } from './licences.ts';

/** What is installed with the first visit: every page with its styles, scripts and fonts and their licences, and the drawings of the parcels. Never the archive, nor photographs. */
const precached = ['**/*.{html,js,mjs,css,woff2,svg,webmanifest,geojson}', 'icons/icon-192.png', licencesPath.slice(1)];

/**
 * After prerendering: bundles `sw/index.ts` into one classic file, `sw.js`, and gives it the list of what to precache. With
 * `VITE_KILL_SWITCH` set, `sw/kill-switch.ts` takes its place (docs/decisions/0013).
 */
export function serviceWorker(): Plugin {
	return afterBuild('service-worker', async (outDir) => {
		if (process.env.VITE_KILL_SWITCH) {
			await bundle('sw/kill-switch.ts', outDir);
			await writeLicences(outDir, [outDir]);
			console.log('sw.js is the kill switch: it removes the service worker and what it stored.');
			return;
		}
		const bundled = 'build-output/service-worker';
		await bundle('sw/index.ts', bundled, { PICTURES_STATE: await digestPictures(outDir) });
		await writeLicences(outDir, [outDir, bundled]);
		const { count, size, warnings } = await injectManifest({
			swSrc: `${bundled}/sw.js`,
			swDest: `${outDir}/sw.js`,
			globDirectory: outDir,
			globPatterns: precached,
			globIgnores: ['sw.js'],
			dontCacheBustURLsMatching: /^assets\//,
			maximumFileSizeToCacheInBytes: 2_000_000,
			manifestTransforms: [withIntegrity(outDir), await withHeaders(outDir), withPageAddresses],
		});
		if (warnings.length > 0) throw new Error(`The precache list has gaps:\n${warnings.join('\n')}`);
		console.log(`precache: ${count} files, ${size} bytes`);
	});
}

/**
 * Names every file by its contents, so that nothing else is stored in its place: no page of a build that was deployed during the
 * installation, and no page of a network that first wants its terms accepted. The installation fails then, and is tried again.
 */
function withIntegrity(outDir: string): ManifestTransform {
	return async (entries) => {
		const manifest = entries.map(async (entry) => {
			const digest = createHash('sha256').update(await readFile(join(outDir, entry.url)));
			return { ...entry, integrity: `sha256-${digest.digest('base64')}` };
		});
		return { manifest: await Promise.all(manifest) };
	};
}

/** Of all pictures that are kept after their first use: a worker with the same digest need not ask for any of them again. */
async function digestPictures(outDir: string): Promise<string> {
	const digest = createHash('sha256');
	const paths = (await readdir(outDir, { recursive: true })).filter((path) => isPicture(`/${path}`)).sort();
	for (const path of paths) digest.update(path).update(await readFile(join(outDir, path)));
	return digest.digest('hex').slice(0, 16);
}

/** Names pages by the addresses that the server answers: it leads from the names of their files elsewhere. */
const withPageAddresses: ManifestTransform = (entries) => ({
	manifest: entries.map((entry) =>
		entry.url.endsWith('.html') ? { ...entry, url: pagePath(`/${entry.url}`) } : entry,
	),
});

/** Pages and workers live under the policy that they came with. */
const livesUnderHeaders = /(\.html|-worker-[\w-]+\.mjs)$/;

/**
 * Names pages and workers by their headers, too: those are stored with the file, and a device that has the same file from a former
 * build would go on with the former ones.
 */
async function withHeaders(outDir: string): Promise<ManifestTransform> {
	const rules = parseHeadersFile(await readFile(join(outDir, '_headers'), 'utf8'));
	return async (entries) => ({
		manifest: entries.map((entry) => {
			if (!livesUnderHeaders.test(entry.url)) return entry;
			const headers = JSON.stringify(headersFor(rules, pagePath(`/${entry.url}`)));
			const revision = createHash('sha256').update(`${entry.revision} ${headers}`).digest('base64url').slice(0, 22);
			return { ...entry, revision };
		}),
	});
}

async function bundle(entry: string, outDir: string, constants: Readonly<Record<string, string>> = {}): Promise<void> {
	await build({
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		build: {
			outDir,
			emptyOutDir: false,
			license: packageList('worker'),
			target: 'es2022',
			lib: { entry, formats: ['es'], fileName: () => 'sw.js' },
		},
		define: Object.fromEntries(
			Object.entries({ 'process.env.NODE_ENV': 'production', ...constants }).map(([name, value]) => [
				name,
				JSON.stringify(value),
			]),
		),
	});
}
