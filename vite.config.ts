import { readFileSync } from 'node:fs';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { budgets } from './build/budgets.ts';
import { compress } from './build/compress.ts';
import { prerender } from './build/prerender-plugin.ts';
import { serviceWorker } from './build/service-worker.ts';
import { settingsBlock } from './build/settings-block.ts';
import { wordpressStandIn } from './build/wordpress-stand-in.ts';

const settings = readFileSync(process.env.SITE_SETTINGS ?? 'site-settings.json', 'utf8');

/** What both builds share, the one for browsers and the one that prerenders. */
const shared: PluginOption[] = [
	tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', disableLogging: true }),
	react(),
];
const define = { 'import.meta.env.SITE_SETTINGS': JSON.stringify(settings) };

export default defineConfig(({ isSsrBuild }) => ({
	define,
	plugins: isSsrBuild
		? shared
		: [
				shared,
				settingsBlock(settings),
				wordpressStandIn(settings),
				prerender({ settings }),
				serviceWorker(),
				compress(),
				budgets(),
			],
	build: {
		manifest: true,
		target: 'es2022',
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
	},
	server: { port: 5173 },
}));
