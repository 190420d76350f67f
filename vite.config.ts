import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { budgets } from './build/budgets.ts';
import { chunkRules } from './build/chunk-rules.ts';
import { compress } from './build/compress.ts';
import { contentFiles } from './build/content/content-plugin.ts';
import { siteLanguages } from './build/content/languages.ts';
import { hostingFiles } from './build/hosting/hosting-files.ts';
import { layerOrder } from './build/layer-order.ts';
import { packageList } from './build/licences.ts';
import { minifyOnce } from './build/minify-once.ts';
import { newLabels } from './build/new-drawings.ts';
import { prerender } from './build/prerender-plugin.ts';
import { serverBundle } from './build/server-bundle.ts';
import { serviceWorker } from './build/service-worker.ts';
import { madeFiles, siteConfig } from './build/site-config.ts';
import { wordpressStandIn } from './build/wordpress-stand-in.ts';
import { languageList } from './build/words/language-list.ts';
import { type WordsPlan, wordsApart, wordsIn } from './build/words/words-plugin.ts';

const settings = readFileSync(process.env.SITE_SETTINGS ?? 'site-settings.json', 'utf8');

const site = siteConfig(settings);
const languages = siteLanguages(settings);
const words: WordsPlan = { files: new Map(), ofScripts: new Map() };

/** What makes pages of the sources, in browsers and where they are prerendered; each build has its own. */
const rendering = (language?: string): PluginOption[] => [
	tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', disableLogging: true }),
	react(),
	newLabels(),
	contentFiles(language === undefined ? { languages: languages.map(({ code }) => code) } : { language }),
];
const output = { target: 'es2022', assetsInlineLimit: 0 } as const;

/** Pages of one language, prerendered. */
const prerendering = (language: string) => ({
	...site,
	plugins: [wordsIn(language), languageList(languages, language), rendering(language)],
	build: output,
});

export default defineConfig({
	...site,
	plugins: [
		wordsApart(words),
		rendering(),
		// Before prerendering, which checks that every link leads somewhere.
		madeFiles(settings),
		layerOrder(),
		chunkRules(),
		minifyOnce(),
		wordpressStandIn(settings),
		prerender(settings, words, prerendering),
		serviceWorker(languages),
		compress(),
		serverBundle(settings),
		hostingFiles(settings),
		// A site that only takes its worker away installs nothing that could be weighed.
		...(process.env.VITE_KILL_SWITCH ? [] : [budgets(languages)]),
	],
	build: {
		...output,
		// Less for every page than the minifier that is built in leaves (docs/decisions/0007).
		minify: 'terser',
		terserOptions: { ecma: 2020, module: true, compress: { passes: 2, inline: 1, keep_fargs: false } },
		manifest: true,
		license: packageList('page'),
		modulePreload: {
			polyfill: false,
			// What a part imports comes one round trip later, or out of the worker's store; naming all of it would cost every page three kilobytes.
			resolveDependencies: (_, parts, { hostType }) => (hostType === 'html' ? parts : []),
		},
		reportCompressedSize: false,
		chunkSizeWarningLimit: 1100,
		rolldownOptions: {
			checks: { bundlerTimings: false },
			transform: { inject: { Worker: [resolve('src/terroir/map/trusted-worker.ts'), 'TrustedWorker'] } },
		},
	},
	// A build would be thousands of changes.
	server: { port: 5173, watch: { ignored: ['**/build-output/**', '**/dist/**', '**/dist-server/**'] } },
});
