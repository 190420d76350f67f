import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { contentFiles } from '../content/content-plugin.ts';
import { siteLanguages } from '../content/languages.ts';
import { newLabels } from '../new-drawings.ts';
import { siteConfig } from '../site-config.ts';
import { languageList } from '../words/language-list.ts';
import { wordsIn, wordsOutside } from '../words/words-plugin.ts';

export const output = { target: 'es2022', assetsInlineLimit: 0 } as const;

/** What makes pages of the sources, in browsers and where they are prerendered; each build has its own. */
export function rendering({ isForBrowsers }: { isForBrowsers: boolean }): PluginOption[] {
	return [
		tanstackRouter({
			target: 'react',
			// Where pages are prerendered, all routes are needed.
			autoCodeSplitting: isForBrowsers,
			enableRouteGeneration: isForBrowsers,
			quoteStyle: 'single',
			disableLogging: true,
		}),
		react(),
	];
}

/**
 * Builds `src/app/prerender.tsx`, which renders the pages of any language.
 * @param taken collects what it imports of the language, by name
 */
export function prerendering(settings: string, taken: Map<string, string>): UserConfig {
	return {
		...siteConfig(settings),
		plugins: [wordsOutside(taken), newLabels(), rendering({ isForBrowsers: false })],
		build: { ...output, ssr: 'src/app/prerender.tsx' },
	};
}

/** Builds what such a program imports of one language, into `words/`. */
export function wordsOf(language: string, settings: string, taken: ReadonlyMap<string, string>): UserConfig {
	const names = { entryFileNames: 'words/[name].js', chunkFileNames: 'words/[name]-[hash].js' };
	return {
		...siteConfig(settings),
		plugins: [wordsIn(language), languageList(siteLanguages(settings), language), contentFiles({ language })],
		build: { ...output, ssr: true, rolldownOptions: { input: Object.fromEntries(taken), output: names } },
	};
}
