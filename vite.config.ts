import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { budgets } from './build/budgets.ts';
import { chunkRules } from './build/bundle/chunk-rules.ts';
import { layerOrder } from './build/bundle/layer-order.ts';
import { minifyOnce } from './build/bundle/minify-once.ts';
import { serverBundle } from './build/bundle/server-bundle.ts';
import { compress } from './build/compress.ts';
import { contentFiles } from './build/content/content-plugin.ts';
import { siteLanguages } from './build/content/languages.ts';
import { hostingFiles } from './build/hosting/hosting-files.ts';
import { packageList } from './build/licences.ts';
import { newLabels } from './build/new-drawings.ts';
import { prerender } from './build/prerender/prerender-plugin.ts';
import { renderMeanwhile } from './build/prerender/render-meanwhile.ts';
import { output, rendering } from './build/prerender/rendering.ts';
import { serviceWorker } from './build/service-worker.ts';
import { madeFiles, siteConfig } from './build/site-config.ts';
import { wordpressStandIn } from './build/wordpress-stand-in.ts';
import { type WordsPlan, wordsApart } from './build/words/words-plugin.ts';

const settings = readFileSync(process.env.SITE_SETTINGS ?? 'site-settings.json', 'utf8');

const site = siteConfig(settings);
const languages = siteLanguages(settings);
const words: WordsPlan = { files: new Map(), ofScripts: new Map() };
const rendered = renderMeanwhile(settings);
const compression = compress();

export default defineConfig({
	...site,
	plugins: [
		rendered.plugin,
		wordsApart(words),
		rendering({ isForBrowsers: true }),
		newLabels(),
		contentFiles({ languages: languages.map(({ code }) => code) }),
		// Before prerendering, which checks that every link leads somewhere.
		madeFiles(settings),
		layerOrder(),
		chunkRules(),
		minifyOnce(),
		wordpressStandIn(settings),
		prerender(settings, words, site.define, rendered.pages),
		compression.begin,
		serviceWorker(languages),
		serverBundle(settings),
		compression.finish,
		hostingFiles(settings),
		// A site that only takes its worker away installs nothing that could be weighed.
		...(process.env.VITE_KILL_SWITCH ? [] : [budgets(languages)]),
	],
	build: {
		...output,
		// Less for every page than the minifier that is built in leaves (docs/decisions/0007).
		minify: 'terser',
		terserOptions: {
			ecma: 2020,
			module: true,
			// React's developer tools look at development, not at the site.
			compress: {
				passes: 2,
				inline: 1,
				keep_fargs: false,
				global_defs: { '@__REACT_DEVTOOLS_GLOBAL_HOOK__': 'undefined' },
			},
		},
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
			// A page's scripts name a hundred others: a letter less in each.
			output: { entryFileNames: 'assets/app-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' },
			transform: { inject: { Worker: [resolve('src/terroir/map/trusted-worker.ts'), 'TrustedWorker'] } },
		},
	},
	// A build would be thousands of changes.
	server: { port: 5173, watch: { ignored: ['**/build-output/**', '**/dist/**', '**/dist-server/**'] } },
});
