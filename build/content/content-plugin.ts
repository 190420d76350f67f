import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, normalizePath, type Plugin } from 'vite';
import { checkAll } from './check-all.ts';
import { contentLists, contentValue } from './content-values.ts';
import { isArticle } from './page-address.ts';
import { ContentError } from './problem.ts';
import { readContent, repository, withOwnerForm } from './read-content.ts';
import type { Content } from './read-documents.ts';
import { originalOf } from './translation-path.ts';

const contentFile = /^src\/content\/(\w+)\/([^/]+)\.md$/;

const formFile = /^src\/content\/forms\/[\w-]+\.json$/;

/** A module of the content in one language, where pages of several are served: `virtual:content/en/wines/abade`. */
const ofLanguage = /^(?:\0)?virtual:content\/([\w-]+)\/((?:pages|wines|news)\/[^/]+|\w+)$/;

type ContentFilesOptions = {
	/** Where `src/content` and `public` are; a URL that ends with a slash. */
	root?: URL;
	/** Of which the texts are. */
	language?: string;
	/** Of a development server: each page has its texts in the language that its address begins with, the first of these where it names none. */
	languages?: readonly string[];
	/** In place of what the files say: what hands it in tells pages of changes as well. */
	content?: (language?: string) => Content;
};

/**
 * Turns the producer's files into modules: each page, wine and article one of its own, and the lists of `src/content/markdown.d.ts`.
 * All files are read and checked together before a build for browsers begins, and when the development server starts: whatever is wrong
 * is said once, with file and line.
 */
export function contentFiles(options: ContentFilesOptions = {}): Plugin {
	const { root = repository, language, languages, content: given } = options;
	const pathOf = (id: string) => normalizePath(relative(fileURLToPath(root), id));
	const known = new Map<string | undefined, Content | ContentError>();
	/** Where each page says by its address in which language it is, these. */
	let byAddress: readonly string[] | undefined;
	const content = (code = language) => {
		if (given) return withOwnerForm(given(code), root, code);
		const found = known.get(code) ?? contentOrError(root, code);
		known.set(code, found);
		if (found instanceof ContentError) throw found;
		return found;
	};
	/** The source of a module; nothing for one that is no content. */
	const sourceOf = (id: string): string | undefined => {
		const [, folder] = texts.exec(id.replace('\0', '')) ?? [];
		if (folder) return byAddress ? textsByAddress(folder, byAddress) : textsInOne(folder, content());
		const [, code, name] = ofLanguage.exec(id) ?? [];
		const own = id.startsWith('\0') ? id.replace('\0virtual:', '') : moduleOf(pathOf(id));
		const module = code === undefined ? own : `content/${name}`;
		if (module === undefined) return undefined;
		if (byAddress && code === undefined) return moduleByAddress(module, byAddress);
		const value = contentValue(module, content(code));
		return value === undefined ? undefined : `export default ${JSON.stringify(value)};`;
	};
	return {
		name: 'content-files',
		configResolved({ command, build, logger }) {
			if (command === 'serve') {
				byAddress = languages;
				return sayOnce(logger);
			}
			if (build.ssr) return;
			const { problems, notes } = checkAll(root);
			if (problems.length > 0) throw new ContentError(problems);
			for (const note of notes) logger.warn(note);
		},
		configureServer({ config: { logger, mode } }) {
			if (given || mode === 'test') return;
			for (const code of languages ?? [language]) {
				const found = contentOrError(root, code);
				known.set(code, found);
				if (found instanceof ContentError) logger.error(found.message, { error: found });
			}
		},
		resolveId(id) {
			const [, code = ''] = ofLanguage.exec(id) ?? [];
			const isOwn = id.replace('virtual:', '') in contentLists || texts.test(id) || languages?.includes(code);
			return isOwn && !id.startsWith('\0') ? `\0${id}` : undefined;
		},
		load: {
			filter: { id: [/\.md$/, /^\0virtual:content\//] },
			handler(id) {
				const code = sourceOf(id);
				return code === undefined ? undefined : { code, moduleType: 'js', map: null };
			},
		},
		hotUpdate({ file, modules }) {
			const path = originalOf(pathOf(file));
			const module = contentFile.test(path) ? moduleOf(path) : formFile.test(path) ? 'content/form' : undefined;
			if (module === undefined) return undefined;
			if (given) return [];
			known.clear();
			const names = [...Object.keys(contentLists), 'content/wines-texts', 'content/news-texts', module];
			const ids = names.flatMap((name) => [
				`\0virtual:${name}`,
				...(languages ?? []).map((code) => `\0virtual:${name.replace('content/', `content/${code}/`)}`),
			]);
			const dependent = ids.flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? []);
			return [...modules, ...dependent];
		},
	};
}

/** The code of the language that the address of the page begins with, as a script finds it. */
const codeOfPage = "location.pathname.split('/')[1]";

/** A module of the content in the language of the page, with nothing of others. */
function moduleByAddress(module: string, languages: readonly string[]): string {
	const fetches = languages.map((code) => {
		const own = `virtual:${module.replace('content/', `content/${code}/`)}`;
		return `${JSON.stringify(code)}: () => import(${JSON.stringify(own)})`;
	});
	return [
		`const languages = { ${fetches.join(', ')} };`,
		`const own = await (languages[${codeOfPage}] ?? languages[${JSON.stringify(languages[0])}])();`,
		'export default own.default;',
	].join('\n');
}

/** The same of the texts of wines and articles, each by its slug: those that nobody has stored yet are in no list. */
function textsByAddress(folder: string, languages: readonly string[]): string {
	return [
		`const code = ${JSON.stringify(languages)}.find((one) => one === ${codeOfPage}) ?? ${JSON.stringify(languages[0])};`,
		`const load = async (slug) => (await import(/* @vite-ignore */ '/@id/__x00__virtual:content/' + code + '/${folder}/' + slug)).default;`,
		'export default load;',
	].join('\n');
}

/** `virtual:content/wines-texts`: brings the text of a wine, or an article, by its slug. */
const texts = /^virtual:content\/(wines|news)-texts$/;

function textsInOne(folder: string, content: Content): string {
	const slugs =
		folder === 'wines' ? content.wines.map(({ page }) => page.slug) : content.news.map(({ article }) => article.slug);
	const all = Object.fromEntries(slugs.map((slug) => [slug, contentValue(`content/${folder}/${slug}`, content)]));
	return `const texts = ${JSON.stringify(all)};\nexport default async (slug) => texts[slug];`;
}

function contentOrError(root: URL, language: string | undefined): Content | ContentError {
	try {
		return readContent(root, language);
	} catch (error) {
		if (error instanceof ContentError) return error;
		throw error;
	}
}

/** Every module that a page asks for fails with the same error: one is enough to read. */
function sayOnce(logger: Logger): void {
	const say = logger.error;
	logger.error = (message, options) => {
		const error = options?.error;
		if (!(error instanceof ContentError)) say(message, options);
		else if (!logger.hasErrorLogged(error)) say(error.message, options);
	};
}

/** `src/content/wines/abade.md` → `content/wines/abade`. */
function moduleOf(path: string): string | undefined {
	const [, folder, slug] = contentFile.exec(path) ?? [];
	return folder && `content/${isArticle(path) ? 'news' : folder}/${slug}`;
}
