import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { contentFiles } from './content/content-plugin.ts';
import { siteLanguages } from './content/languages.ts';
import { newLabels } from './new-drawings.ts';
import { siteConfig } from './site-config.ts';
import { languageList } from './words/language-list.ts';
import { wordsIn } from './words/words-plugin.ts';

export const output = { target: 'es2022', assetsInlineLimit: 0 } as const;

/**
 * What makes pages of the sources, in browsers and where they are prerendered; each build has its own.
 * @param language the only one, where pages are prerendered
 */
export function rendering(settings: string, language?: string): PluginOption[] {
	const languages = siteLanguages(settings).map(({ code }) => code);
	const isForBrowsers = language === undefined;
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
		newLabels(),
		contentFiles(isForBrowsers ? { languages } : { language }),
	];
}

/** Builds `src/app/prerender.tsx`, which renders the pages of one language. */
export function prerendering(settings: string, language: string): UserConfig {
	return {
		...siteConfig(settings),
		plugins: [wordsIn(language), languageList(siteLanguages(settings), language), rendering(settings, language)],
		build: { ...output, ssr: 'src/app/prerender.tsx' },
	};
}
