import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import type { RenderedPage } from '../../src/app/rendered-page.ts';
import { addressIn, type Language, languagesFile } from '../../src/content/addresses.ts';
import { parseDeploymentSettings } from '../../src/content/deployment-settings.ts';
import { movedPages } from '../../src/content/moved-pages.ts';
import type { NewsSummary } from '../../src/content/news/article.ts';
import { producer } from '../../src/content/producer.ts';
import { afterBuild } from '../after-build.ts';
import { untranslatedPages } from '../content/content-values.ts';
import { mainLanguage, siteLanguages } from '../content/languages.ts';
import { ContentError } from '../content/problem.ts';
import { readContent } from '../content/read-content.ts';
import type { Content } from '../content/read-documents.ts';
import { licencesPath } from '../content/targets.ts';
import { buildFirstScript, type FirstScript } from '../first-script.ts';
import { headersFile } from '../headers-file.ts';
import { settingsText } from '../site-config.ts';
import { manifestAddress } from '../web-manifest.ts';
import { type WordsFiles, writeWords } from '../words/words-files.ts';
import type { WordsPlan } from '../words/words-plugin.ts';
import { brokenLinks } from './link-check.ts';
import { movedIn, movedPagesFile, movedPagesProblems, redirectsFile } from './moved-pages.ts';
import { resourcesOf, type Script } from './page-resources.ts';
import { picturePreloads } from './picture-preloads.ts';
import type { RenderedPages } from './render-meanwhile.ts';
import { robotsText, securityText, securityTextPath, sitemap } from './well-known-files.ts';

/**
 * Writes the words of each language and puts its pages into `name.html`. Then what programs read of it: sitemap, robots.txt,
 * security.txt, headers, redirects and, for the stand-in of WordPress, the list of news. Fails on links that lead nowhere.
 * @param rendering the pages, which are rendered meanwhile (`render-meanwhile.ts`)
 */
export function prerender(
	settings: string,
	words: WordsPlan,
	define: UserConfig['define'],
	rendering: () => Promise<RenderedPages>,
): Plugin {
	const scripts = new Map<string, Script>();
	const step = afterBuild('prerender', async (outDir) => {
		const deployment = parseDeploymentSettings(settings);
		const { origin } = deployment;
		const languages = siteLanguages(settings);
		const build: Build = {
			origin,
			template: withoutScripts(await readFile(join(outDir, 'index.html'), 'utf8')),
			firstScript: await buildFirstScript(outDir),
			scripts,
			words,
		};
		const contents = new Map(languages.map(({ code }) => [code, readContent(undefined, code)]));
		const wordsFiles = new Map<string, WordsFiles>();
		for (const [code, content] of contents)
			wordsFiles.set(code, await writeWords(outDir, words, code, content, define));
		const pages = new Map<string, string>();
		const others = new Map<string, string>();
		/** Addresses that name a page in the words, or an article by the slug, of another language than their own, and the page's own. */
		const mixed = new Map<string, string>();
		let news: readonly NewsSummary[] = [];
		const rendered = await rendering();
		for (const language of languages) {
			const own = rendered.get(language.code);
			const content = contents.get(language.code);
			const files = wordsFiles.get(language.code);
			if (!own || !content || !files) throw new Error(`There are no pages in ${language.name}.`);
			const common: Common = {
				...build,
				language,
				files,
				settings: settingsText(settings, language.code),
				start: own.start,
			};
			for (const [path, page] of own.pages) {
				const addresses = languages.flatMap((each) => {
					const there = contents.get(each.code);
					const pathThere = translated(path, content, there);
					return there && isWritten(pathThere, there) ? [[each, addressIn(each, pathThere)] as const] : [];
				});
				pages.set(addressIn(language, path), await pageHtml(common, page, addresses));
			}
			for (const [path, page] of own.withoutPage)
				others.set(addressIn(language, path), await pageHtml(common, page, []));
			if (language.isMain) news = own.news;
			for (const path of own.pages.keys()) {
				const inMain = translated(path, content, contents.get(mainLanguage));
				const address = addressIn(language, path);
				if (!language.isMain) mixed.set(`/${language.code}${inMain}`, address);
				for (const each of languages)
					mixed.set(addressIn(each, path), addressIn(each, translated(path, content, contents.get(each.code))));
			}
		}

		const moved = await readFile(movedPagesFile, 'utf8');
		const movedProblems = movedPagesProblems(moved, movedPages, new Set(pages.keys()));
		if (movedProblems.length > 0) throw new ContentError(movedProblems);
		const present = (await readdir(outDir, { recursive: true })).map((file) => `/${file}`);
		// The licences come with the worker, whose packages they name too.
		const broken = brokenLinks(pages, new Set([...present, licencesPath]));
		if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`);

		for (const [address, html] of [...pages, ...others]) await write(join(outDir, fileOf(address)), html);
		await write(join(outDir, 'sitemap.xml'), sitemap(origin, pages));
		await write(join(outDir, 'robots.txt'), robotsText(origin));
		await write(join(outDir, securityTextPath), securityText(origin, producer.email.text, new Date()));
		await write(join(outDir, '_headers'), headersFile(deployment));
		const main = contents.get(mainLanguage) ?? readContent();
		const movedElsewhere = languages
			.filter(({ isMain }) => !isMain)
			.map((language) =>
				movedIn(
					language,
					movedPages,
					(path) => addressIn(language, translated(path, main, contents.get(language.code))),
					new Set(pages.keys()),
				),
			);
		const toOwn = Object.fromEntries([...mixed].filter(([from]) => !pages.has(from)));
		await write(join(outDir, '_redirects'), redirectsFile(Object.assign(toOwn, ...movedElsewhere, movedPages)));
		await write(join(outDir, '_news.json'), JSON.stringify(news));
		await write(join(outDir, languagesFile), JSON.stringify(languages));
		const forms = [...contents.values()].flatMap(({ form }) => form ?? []);
		if (forms.length > 0) await write(join(outDir, '_forms.json'), JSON.stringify(forms));
		console.log(`prerendered ${pages.size + others.size} pages`);
	});
	return {
		...step,
		generateBundle: {
			// Vite takes the scripts away that were nothing but style sheets.
			order: 'post',
			handler(_options, bundle) {
				for (const file of Object.values(bundle)) if (file.type === 'chunk') scripts.set(file.fileName, file);
			},
		},
	};
}

/** The first script fetches what the bundler would have every page fetch before it has shown anything. */
function withoutScripts(template: string): string {
	const quiet = template
		.replace(/\s*<script type="module"[^>]*><\/script>/, '')
		.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
	if (/type="module"|modulepreload/.test(quiet)) throw new Error('A page would start its application twice.');
	return quiet;
}

/** What is the same in every page. */
type Build = {
	origin: string;
	template: string;
	firstScript: FirstScript;
	scripts: ReadonlyMap<string, Script>;
	words: WordsPlan;
};

/** What is the same in every page of a language. */
type Common = Build & { language: Language; files: WordsFiles; settings: string; start: string };

/** @param addresses the page's own in each language, those of the languages in which it is written; none where it has no address */
async function pageHtml(common: Common, page: RenderedPage, addresses: readonly Address[]): Promise<string> {
	const { template, origin, language, settings, start, firstScript, scripts, words, files } = common;
	const { styles, app, parts } = resourcesOf(page.routes, scripts);
	const modules = new Set([app, ...parts].flatMap((file) => words.ofScripts.get(file) ?? []));
	const wordsPaths = await files.forPage([...modules].toSorted(), page.texts);
	const named = (paths: readonly string[]) => paths.map((file) => `/${file}`).join(' ');
	const names = `data-app="/${app}" data-words="${named(wordsPaths)}" data-parts="${named(parts)}"`;
	const script = `<script src="/${firstScript.file}" integrity="${firstScript.integrity}" ${names}></script>`;
	const isNew = (file: string) => !template.includes(file);
	const links = styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
	return template
		.replace(
			/<html [^>]*>/,
			`<html lang="${language.tag}" data-language="${language.code}" data-words="/${files.folder}">`,
		)
		.replace(/(?<=id="site-settings">).*?(?=<\/script>)/s, () => settings)
		.replace(/(?<=<link rel="manifest" href=")[^"]*/, manifestAddress(language))
		.replace('content="pt_PT"', `content="${language.tag.replace('-', '_')}"`)
		.replace('<!--page-head-->', () => picturePreloads(page.body) + page.head + alternates(origin, addresses))
		.replace('</head>', () => `${links.join('')}</head>`)
		.replace('<!--page-start-->', () => `${start}${script}`)
		.replace('<!--page-body-->', () => page.body)
		.replace(/>\s*\n\s*</g, '><');
}

type Address = readonly [language: Language, address: string];

/** Tells programs of the same page in other languages. */
function alternates(origin: string, addresses: readonly Address[]): string {
	if (addresses.length < 2) return '';
	const links = addresses.flatMap(([{ tag, isMain }, address]) => {
		const link = (hreflang: string) =>
			`<link rel="alternate" hreflang="${hreflang}" href="${new URL(address, origin).href}">`;
		return isMain ? [link('x-default'), link(tag)] : link(tag);
	});
	return links.join('');
}

/** Whether a page is in the language of the content, but for parts that nobody has translated yet. */
function isWritten(path: string, content: Content): boolean {
	return untranslatedPages(content)[path] !== 'page';
}

/** The path of an article with its slug in another language; any other path as it is. */
function translated(path: string, from: Content, to: Content | undefined): string {
	const [, slug] = /^\/noticias\/(.+)$/.exec(path) ?? [];
	const original = [...from.articleSlugs].find(([, own]) => own === slug)?.[0];
	return original ? `/noticias/${to?.articleSlugs.get(original) ?? original}` : path;
}

/** `/` → `index.html`, `/vinhos/abade` → `vinhos/abade.html`. */
function fileOf(address: string): string {
	return address === '/' ? 'index.html' : `${relative('/', address)}.html`;
}

async function write(file: string, text: string): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, text);
}
