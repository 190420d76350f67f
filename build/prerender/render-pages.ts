import { once } from 'node:events';
import { cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type UserConfig } from 'vite';
import type { RenderedPage } from '../../src/app/rendered-page.ts';
import { addressIn, type Language } from '../../src/content/addresses.ts';
import type { NewsSummary } from '../../src/content/news/article.ts';
import { messageOf } from '../../src/platform/errors.ts';
import { siteLanguages } from '../content/languages.ts';
import { prerendering, wordsOf } from './rendering.ts';

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
 * A program of its own, beside the build for browsers (`build/prerender/render-meanwhile.ts`): once it is asked to, it sends the pages of each
 * language by its code. Its argument is the text of the settings.
 */
process.once('disconnect', () => process.exit(1));
// The build may have gone while this was loaded.
if (process.send && !process.connected) process.exit(1);
await once(process, 'message');
const [settings = ''] = process.argv.slice(2);
const programFolder = 'build-output/prerender';
try {
	const words = await buildProgram();
	const rendered = siteLanguages(settings).map(
		async (language) => [language.code, await renderLanguage(language, words)] as const,
	);
	process.send?.(new Map(await Promise.all(rendered)), () => process.exit());
} catch (error) {
	console.error(messageOf(error));
	process.exit(1);
}

async function renderLanguage(language: Language, words: ReadonlyMap<string, string>): Promise<RenderedLanguage> {
	const { addresses, render, renderPageStart, news } = await programIn(language.code, words);
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

/** @returns what the program imports of the language that its pages are in, by name */
async function buildProgram(): Promise<ReadonlyMap<string, string>> {
	const taken = new Map<string, string>();
	await buildInto(programFolder, prerendering(settings, taken));
	return taken;
}

/** The program with all that is of one language. */
async function programIn(language: string, words: ReadonlyMap<string, string>): Promise<PrerenderEntry> {
	const folder = `${programFolder}-${language}`;
	await buildInto(folder, wordsOf(language, settings, words));
	await cp(programFolder, folder, { recursive: true });
	await writeFile(
		join(folder, 'package.json'),
		JSON.stringify({ type: 'module', imports: { '#words/*': './words/*.js' } }),
	);
	return import(pathToFileURL(resolve(folder, 'prerender.js')).href);
}

async function buildInto(outDir: string, config: UserConfig): Promise<void> {
	await build({
		...config,
		configFile: false,
		logLevel: 'error',
		build: { ...config.build, outDir, emptyOutDir: true, copyPublicDir: false },
	});
}
