import { readFileSync } from 'node:fs';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { budgets } from './build/budgets.ts';
import { compress } from './build/compress.ts';
import { layerOrder } from './build/layer-order.ts';
import { prerender } from './build/prerender-plugin.ts';
import { serviceWorker } from './build/service-worker.ts';
import { settingsBlock } from './build/settings-block.ts';
import { wordpressStandIn } from './build/wordpress-stand-in.ts';
import { parseSiteSettings } from './src/content/site-settings.ts';

const settings = readFileSync(process.env.SITE_SETTINGS ?? 'site-settings.json', 'utf8');

/** What both builds share, the one for browsers and the one that prerenders. */
const shared: PluginOption[] = [
	tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', disableLogging: true }),
	react(),
];
const define = {
	'import.meta.env.SITE_SETTINGS': JSON.stringify(settings),
	'import.meta.env.SITE_ORIGIN': JSON.stringify(parseSiteSettings(settings).origin),
};

/** What every page needs, in one chunk: small files compress badly one by one. */
const frame = {
	name: 'frame',
	test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/|src\/(shell\/(frame|header|footer|mark|mobile-menu|latitude-ruler|route-announcer|page-head|use-header-state|header-state)|ui\/(icon|modal-dialog|scroll-lock|fact-list|silhouette|scale-bar|sheet-\w+)\.|content\/(parcels|altitude|measures\.gen|parcel-names)\.|messages\/shell|content\/(estates|producer|coordinates)\.|(router|routeTree\.gen)\.tsx?$|routes\/[^?]+$|terroir\/search\.ts)/,
};

export default defineConfig(({ isSsrBuild }) => ({
	define,
	plugins: isSsrBuild
		? shared
		: [
				shared,
				settingsBlock(settings),
				layerOrder(),
				wordpressStandIn(settings),
				prerender({ settings }),
				serviceWorker(),
				compress(),
				budgets(),
			],
	// React has had this hook since 18: the shim for older ones stays out.
	resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
	build: {
		manifest: true,
		target: 'es2022',
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
		chunkSizeWarningLimit: 1100,
		rolldownOptions: { output: { codeSplitting: { groups: [frame] } } },
	},
	server: { port: 5173 },
}));
