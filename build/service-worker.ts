import { createHash, hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig, Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';
import { headersFor, parseHeadersFile, parseRedirectsFile } from '../server/static/host-files.ts';
import type { Language } from '../src/content/addresses.ts';
import { pagePath } from '../src/platform/page-path.ts';
import { isPicture, languageOf } from '../sw/addresses.ts';
import { licencesPath } from './content/targets.ts';
import { packageList, writeLicences } from './licences.ts';
import { webManifests } from './web-manifest.ts';

/**
 * What is installed: every page with its styles, scripts, words and fonts, their licences, the drawings of the parcels and the sheet of the
 * map; of the languages only those that the device keeps (docs/decisions/0031). Never the archive, nor photographs.
 */
const patterns = [
	...['html', 'js', 'mjs', 'css', 'woff2', 'svg', 'webmanifest', 'geojson'].map((kind) => `**/*.${kind}`),
	'icons/icon-192.png',
	'assets/map-sheet-*.avif',
	licencesPath.slice(1),
];

/**
 * The web manifests, the link of the main language's in every page, and, after prerendering, the service worker `/sw.js` from `sw/sw.ts` with
 * the list of what it installs. With `VITE_KILL_SWITCH` set it has no list: it removes what is there (docs/decisions/0013).
 */
export async function serviceWorker(languages: readonly Language[]): Promise<PluginOption[]> {
	const [[, main] = [], ...others] = await webManifests(languages);
	if (!main) throw new Error('A site has a language.');
	const codes = languages.map(({ code }) => code);
	const pwa = VitePWA({
		strategies: 'injectManifest',
		srcDir: 'sw',
		filename: 'sw.ts',
		// The application registers it (src/pwa/worker.ts).
		injectRegister: false,
		manifest: main,
		// What is fetched without them would share the connections of messages (docs/decisions/0005).
		useCredentials: true,
		includeManifestIcons: false,
		injectManifest: {
			rollupFormat: 'iife',
			// Empty, there is no list.
			injectionPoint: process.env.VITE_KILL_SWITCH ? '' : 'self.__WB_MANIFEST',
			globPatterns: patterns,
			globIgnores: ['sw.js'],
			dontCacheBustURLsMatching: /^assets\//,
			maximumFileSizeToCacheInBytes: 2_000_000,
		},
		integration: {
			async beforeBuildServiceWorker({ injectManifest }) {
				const outDir = injectManifest.globDirectory;
				// The plugin would list the web manifest without its digest; as a file of the build it has one.
				injectManifest.additionalManifestEntries = [];
				injectManifest.manifestTransforms = [
					withIntegrity(outDir),
					await withHeaders(outDir),
					withPageAddresses,
					withLanguages(codes),
				];
			},
			configureCustomSWViteBuild: (config) => configureBundle(config, codes),
		},
	});
	return [pwa, manifestFiles(new Map(others))];
}

/** The web manifests that the plugin does not write: it knows of one. */
function manifestFiles(manifests: ReadonlyMap<string, object>): Plugin {
	return {
		name: 'web-manifests',
		apply: 'build',
		generateBundle() {
			for (const [address, manifest] of manifests)
				this.emitFile({ type: 'asset', fileName: address.slice(1), source: JSON.stringify(manifest) });
		},
	};
}

/** The bundle knows pictures, languages and redirects of its build, and its packages are among those whose licences are listed. */
async function configureBundle(config: InlineConfig, languages: readonly string[]): Promise<void> {
	const outDir = config.build?.outDir ?? 'dist';
	const licences: Plugin = {
		name: 'licences',
		writeBundle: { order: 'post', handler: () => writeLicences(outDir, [outDir]) },
	};
	config.logLevel = 'warn';
	config.define = {
		...config.define,
		PICTURES_STATE: JSON.stringify(await digestPictures(outDir)),
		SITE_LANGUAGES: JSON.stringify(languages),
		SITE_REDIRECTS: JSON.stringify(await readRedirects(outDir)),
	};
	// Its text changes with every page and picture: what terser made of it could never be kept, and takes seconds.
	config.build = { ...config.build, license: packageList('worker'), minify: 'oxc' };
	config.plugins = [config.plugins, licences];
}

/**
 * Names every file by its contents, so that nothing else is stored in its place: no page of a build that was deployed during the
 * installation, and no page of a network that first wants its terms accepted. The installation fails then, and is tried again.
 * @throws where a kind of file is missing that was to be installed
 */
function withIntegrity(outDir: string): ManifestTransform {
	return async (entries) => {
		const missing = patterns.filter((pattern) => {
			const [start = '', end = ''] = pattern.replace('**/', '').split('*');
			return !entries.some(({ url }) => url.startsWith(start) && url.endsWith(end || start));
		});
		if (missing.length > 0) throw new Error(`The precache list has gaps: ${missing.join(', ')}`);
		const digested = entries.map(async (entry) => {
			const digest = hash('sha256', await readFile(join(outDir, entry.url)), 'base64');
			return { ...entry, integrity: `sha256-${digest}` };
		});
		return { manifest: await Promise.all(digested) };
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

/**
 * Says of the files of each language how large they are, by which a device that lacks it tells the visitor.
 * @throws where a language has no page, no words or no web manifest
 */
function withLanguages(languages: readonly string[]): ManifestTransform {
	return (entries) => {
		const pathOf = (url: string) => (url.startsWith('/') ? url : `/${url}`);
		for (const language of languages) {
			const own = entries.map(({ url }) => pathOf(url)).filter((path) => languageOf(path, languages) === language);
			const kinds = [/^[^.]+$/, /^\/assets\/words-/, /\.webmanifest$/];
			if (kinds.some((kind) => !own.some((path) => kind.test(path))))
				throw new Error(`The precache list has gaps: pages, words or web manifest of the language ${language}`);
		}
		return {
			manifest: entries.map((entry) =>
				languageOf(pathOf(entry.url), languages) ? { ...entry, bytes: entry.size } : entry,
			),
		};
	};
}

/** As the worker asks for them: the address that an address leads to, or `null`. */
async function readRedirects(outDir: string): Promise<Record<string, string | null>> {
	const redirects = parseRedirectsFile(await readFile(join(outDir, '_redirects'), 'utf8'));
	return Object.fromEntries([...redirects].map(([from, moved]) => [from, moved.kind === 'gone' ? null : moved.to]));
}

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
			const revision = hash('sha256', `${entry.revision} ${headers}`, 'base64url').slice(0, 22);
			return { ...entry, revision };
		}),
	});
}
