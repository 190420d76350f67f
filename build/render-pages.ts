import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { RenderedPage } from '../src/app/rendered-page.ts';
import { addressIn, type Language } from '../src/content/addresses.ts';
import type { NewsSummary } from '../src/content/news/article.ts';
import { siteLanguages } from './content/languages.ts';
import './content/read-languages.ts';
import { prerendering } from './rendering.ts';

/** All pages of a language. */
export type RenderedLanguage = {
	/** By their paths, which are the same in every language but for the slugs of articles. */
	pages: ReadonlyMap<string, RenderedPage>;
	/** What unknown and removed addresses get. */
	withoutPage: ReadonlyMap<string, RenderedPage>;
	/** What stands before the application in each. */
	start: string;
	news: readonly NewsSummary[];
};

type PrerenderEntry = {
	addresses(): string[];
	render(address: string): Promise<RenderedPage>;
	renderPageStart(): string;
	news: readonly NewsSummary[];
};

/*
 * A program of its own, beside the build for browsers (`build/prerender-plugin.ts`): sends the pages of each language by its code. Its
 * argument is the text of the settings.
 */
process.once('disconnect', () => process.exit(1));
const [settings = ''] = process.argv.slice(2);
try {
	const rendered = siteLanguages(settings).map(
		async (language) => [language.code, await renderLanguage(language)] as const,
	);
	process.send?.(new Map(await Promise.all(rendered)), () => process.exit());
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}

async function renderLanguage(language: Language): Promise<RenderedLanguage> {
	const { addresses, render, renderPageStart, news } = await buildEntry(language.code);
	const renderAll = async (paths: readonly string[], status: number) => {
		const pages = new Map<string, RenderedPage>();
		for (const path of paths) {
			const address = addressIn(language, path);
			const page = await render(address);
			if (page.status !== status)
				throw new Error(`${address} rendered with status ${page.status}, expected ${status}.`);
			pages.set(path, page);
		}
		return pages;
	};
	return {
		pages: await renderAll(addresses(), 200),
		withoutPage: await renderAll(['/404', '/410'], 404),
		start: renderPageStart(),
		news,
	};
}

async function buildEntry(language: string): Promise<PrerenderEntry> {
	const outDir = resolve(`build-output/prerender-${language}`);
	const config = prerendering(settings, language);
	await build({
		...config,
		configFile: false,
		logLevel: 'error',
		build: { ...config.build, outDir, emptyOutDir: true, copyPublicDir: false },
	});
	return import(`${pathToFileURL(resolve(outDir, 'prerender.js')).href}?${Date.now()}`);
}
