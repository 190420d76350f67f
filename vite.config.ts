import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { budgets } from './build/budgets.ts';
import { compress } from './build/compress.ts';
import { contentFiles } from './build/content/content-plugin.ts';
import { layerOrder } from './build/layer-order.ts';
import { packageList } from './build/licences.ts';
import { prerender } from './build/prerender-plugin.ts';
import { serverBundle } from './build/server-bundle.ts';
import { serviceWorker } from './build/service-worker.ts';
import { settingsBlock } from './build/settings-block.ts';
import { sheets } from './build/sheets/sheets-plugin.ts';
import { wordpressStandIn } from './build/wordpress-stand-in.ts';
import { parseSiteSettings } from './src/content/site-settings.ts';

const settings = readFileSync(process.env.SITE_SETTINGS ?? 'site-settings.json', 'utf8');

/** What both builds share, the one for browsers and the one that prerenders. */
const shared: PluginOption[] = [
	tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', disableLogging: true }),
	react(),
	contentFiles(),
];
const define = {
	'import.meta.env.SITE_SETTINGS': JSON.stringify(settings),
	'import.meta.env.SITE_ORIGIN': JSON.stringify(parseSiteSettings(settings).origin),
};

/**
 * What every page needs, in one chunk: small files compress badly one by one. With it the sheets of parts that several kinds of page have,
 * so that each page has two (docs/decisions/0007). Paths from the root; a folder stands for all in it.
 */
const everyPage = [
	'node_modules/react/',
	'node_modules/react-dom/',
	'node_modules/scheduler/',
	'node_modules/use-sync-external-store/',
	'node_modules/@tanstack/',
	'src/app/router.tsx',
	'src/routeTree.gen.ts',
	'src/routes/',
	'src/shell/menu.tsx',
	'src/shell/error-page.tsx',
	'src/shell/footer.tsx',
	'src/shell/frame.tsx',
	'src/shell/header.tsx',
	'src/shell/header-state.ts',
	'src/shell/latitude-ruler.tsx',
	'src/ui/mark.tsx',
	'src/shell/page-head.tsx',
	'src/shell/age-gate/age-gate.css',
	'src/styles/',
	'src/ui/carousel/carousel-controls.module.css',
	'src/ui/carousel/carousel.module.css',
	'src/ui/printed.module.css',
	'src/ui/listbox/listbox.module.css',
	'src/ui/section-text.module.css',
	'src/pages/land-slides.module.css',
	'src/pages/text-page.module.css',
	'src/news/news-row.module.css',
	'src/news/land-picture.module.css',
	'src/outbox/view/lazy-outbox-list.module.css',
	'src/messages/shell.ts',
	'src/content/altitude.ts',
	'src/content/coordinates.ts',
	'src/content/estates.ts',
	'src/content/measures.gen.json',
	'src/content/parcel-names.ts',
	'src/content/parcels.ts',
	'src/content/producer.ts',
	'src/pwa/connectivity.ts',
	'src/extract/archive-error.ts',
	'src/platform/time.ts',
	'src/platform/connection.ts',
	'src/platform/history.ts',
	'src/platform/lazy-part.tsx',
	'src/platform/retry.ts',
	'src/platform/store.ts',
	'src/platform/use-hydrated.ts',
	'src/platform/use-store.ts',
	'src/terroir/selection/search.ts',
	'src/ui/fact-list.tsx',
	'src/ui/icon.tsx',
	'src/ui/picture.tsx',
	'src/ui/reduced-motion.ts',
	'src/ui/rich-text.tsx',
	'src/ui/scale-bar.tsx',
	'src/ui/page-layout.tsx',
	'src/ui/silhouette.tsx',
	'src/wines/search.ts',
];
for (const path of everyPage)
	if (!existsSync(path)) throw new Error(`vite.config.ts names ${path}, which is not there.`);

const frame = {
	name: 'frame',
	test: (id: string) =>
		id.includes('rolldown/runtime') ||
		(everyPage.some((path) => id.includes(`/${path}`)) && !/\?tsr-split|\/routes\/-/.test(id)),
};

/** The map's session, camera and its fragment, labels, scale and start, which the page has before the engine: map code, weighed with it (`build/budgets.ts`). */
const mapStage = {
	name: 'map-stage',
	test: /\/src\/terroir\/(session\/|stage\/map-scale-bar|map\/(engine|labels|map-error))/,
};

/** The map's extract on the device, which every page looks after once it can be used, and the device page at once. */
const extract = { name: 'extract', test: /\/src\/extract\/extract\.ts$/ };

/** Which pictures there are of wines, and of estates and visits: pages name some, and the worker is asked to keep all. */
const bottlePictures = { name: 'bottle-pictures', test: /\/src\/content\/(bottle-pictures|wines\/categories)/ };
const pictures = { name: 'pictures', test: /\/src\/content\/(gallery|visit-pictures)/ };

/** What the site's owner has set, for form, news and map. */
const settingsParts = { name: 'settings', test: /\/src\/content\/(page|site)-settings/ };

/** What every page looks after once it can be used: worker, updates, installing, messages that wait. */
const services = {
	name: 'device-services',
	test: /\/src\/(device-services|content\/pictures|pwa\/(install\.ts|missing-chunk|network-check|pictures|typed-text|update|worker)|extract\/automatic|outbox\/(background-sync|outbox-store|page-events)|platform\/trusted-types|ui\/second-press)/,
};

/** The words of messages that wait, which the form has too. */
const outboxWords = { name: 'outbox-words', test: /\/src\/messages\/outbox\.ts$/ };

/** What the browser is asked for on the device page: room that lasts, and a screen that stays on. */
const deviceAbilities = { name: 'device-abilities', test: /\/src\/pwa\/(keep-awake|storage)\.ts$/ };

/** The words of the device page. */
const deviceWords = { name: 'device-words', test: /\/src\/messages\/(device|storage)\.ts$/ };

/** Running text, which several pages have. */
const runningText = {
	name: 'running-text',
	test: /\/src\/(pages\/text-page|ui\/section-text)\.tsx$/,
};

/** The carousel, before anybody moves it. */
const carousel = {
	name: 'carousel',
	test: /\/src\/(ui\/carousel\/(carousel|native-track|positions)|messages\/ui)\.tsx?$/,
};

/** A list of news, on the front page, on that of the news and after an article. */
const newsList = {
	name: 'news-list',
	test: /virtual:content\/news|\/src\/(content\/news\/.*\.ts|news\/news-(item|row)\.tsx?)$/,
};

/** The sheets of the front page, those of its sections that come later too. */
const homeSheets = {
	name: 'home-sheets',
	test: /\/src\/(home\/|ui\/(hover-list|reveal|video)\/).*\.module\.css$/,
};

/** What the pages of wines share. */
const wines = {
	name: 'wines',
	test: /\/src\/(messages\/wines\.ts|wines\/category-name\.ts|content\/largest-parcel)/,
};

/** What a wine's page shares with its parts that come later, whose sheets are in its own. */
const wineParts = {
	name: 'wine-parts',
	test: /\/src\/(wines\/((?!wine-index|wine-list|filter-bar|shelf).*\.module\.css|carousels\.ts|vintages\.ts))/,
};

/** What a page keeps in the browser's storage. */
const storage = { name: 'storage', test: /\/src\/platform\/(json|web-storage)\.ts$/ };

/** What the form's page shares with its session. */
const contact = {
	name: 'contact-parts',
	test: /\/src\/(messages\/contact\.ts|messages\/outcomes|contact\/(early-submit|form-draft|form-state)|outbox\/(draft|view\/reach-us))/,
};

/** What the terroir page shares with a parcel's dialog and the tasting, and its sheets before the map's engine is here. */
const terroirParts = {
	name: 'terroir-parts',
	test: /virtual:content\/estates|\/src\/(content\/(terroirs\.ts|parcel-fills)|terroir\/parcel\/(figures|measured-text|parcel-fill)\.|ui\/(use-part|deferred-store)|ui\/tabs\/.*css|terroir\/(terroir-page|panel\/.*|stage\/(map-box|poster|graticule|terroir-marks)|controls\/map-controls)\.module\.css)/,
};

/** The form's session: it takes the form over, checks and sends. */
const formSession = {
	name: 'form-session',
	test: /\/src\/(contact\/form-session|messages\/cf7|cf7\/(form-view|field-values|text-rules|field-helpers))/,
};

/** Small parts that several kinds of page have, and not all. */
const pageParts = {
	name: 'page-parts',
	test: /\/src\/(ui\/(announce|non-breaking|use-external-store)\.ts|content\/parcel-estate\.ts|messages\/heard\.ts)/,
};

/** `ruler-8kQ`: a class, and three signs for its file instead of the eleven that it gets by default. */
function shortClass(name: string, file: string): string {
	const path = relative('src', file);
	const sheet = createHash('sha256').update(path).digest('base64').replace(/[+/]/g, '').slice(0, 3);
	if ((sheetPaths.get(sheet) ?? path) !== path)
		throw new Error(`${path} and ${sheetPaths.get(sheet)} would share their classes.`);
	sheetPaths.set(sheet, path);
	return `${name}-${sheet}`;
}
const sheetPaths = new Map<string, string>();

export default defineConfig(({ isSsrBuild }) => ({
	define,
	plugins: isSsrBuild
		? shared
		: [
				shared,
				settingsBlock(settings),
				layerOrder(),
				wordpressStandIn(settings),
				// Before prerendering, which checks that every link leads somewhere.
				sheets(settings),
				prerender({ settings }),
				serviceWorker(),
				compress(),
				serverBundle(),
				// A site that only takes its worker away installs nothing that could be weighed.
				...(process.env.VITE_KILL_SWITCH ? [] : [budgets()]),
			],
	// React has had this hook since 18: the shim for older ones stays out.
	resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
	css: { modules: { generateScopedName: shortClass } },
	build: {
		// Less for every page than the minifier that is built in leaves (docs/decisions/0007).
		minify: 'terser',
		terserOptions: { ecma: 2020, module: true, compress: { passes: 2, inline: 1, keep_fargs: false } },
		manifest: true,
		license: packageList('page'),
		target: 'es2022',
		assetsInlineLimit: 0,
		modulePreload: {
			polyfill: false,
			// What a part imports comes one round trip later, or out of the worker's store; naming all of it would cost every page three kilobytes.
			resolveDependencies: (_, parts, { hostType }) => (hostType === 'html' ? parts : []),
		},
		reportCompressedSize: false,
		chunkSizeWarningLimit: 1100,
		rolldownOptions: {
			transform: { inject: { Worker: [resolve('src/terroir/map/trusted-worker.ts'), 'TrustedWorker'] } },
			output: {
				codeSplitting: {
					groups: [
						frame,
						terroirParts,
						mapStage,
						extract,
						outboxWords,
						deviceAbilities,
						deviceWords,
						runningText,
						carousel,
						newsList,
						homeSheets,
						wines,
						wineParts,
						storage,
						contact,
						pageParts,
						bottlePictures,
						pictures,
						settingsParts,
						services,
						formSession,
					],
				},
			},
		},
	},
	server: { port: 5173 },
}));
