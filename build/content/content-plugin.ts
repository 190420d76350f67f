import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, normalizePath, type Plugin } from 'vite';
import { isPhotograph } from '../../src/content/news/story-picture.ts';
import { checkAll } from './check-all.ts';
import type { Content } from './parse-content.ts';
import { ContentError } from './problem.ts';
import { readContent, repository } from './read-content.ts';
import { landOf } from './wine-land.ts';

const contentFile = /^src\/content\/(\w+)\/([^/]+)\.md$/;

/** What lists need of all files of a kind, without their texts. */
const lists: Readonly<Record<string, (content: Content) => unknown>> = {
	'virtual:content/wines': ({ wines }) => wines.map(({ summary }) => summary),
	'virtual:content/lands': ({ wines }) =>
		Object.fromEntries(wines.map(({ summary: { slug, parcels } }) => [slug, landOf(parcels)])),
	'virtual:content/news': ({ news }) => news.map(({ summary }) => summary),
	'virtual:content/photographs': ({ news }) =>
		news.flatMap(({ article }) => article.story.map(({ picture }) => picture)).filter(isPhotograph),
	'virtual:content/bottles': ({ wines }) =>
		wines.map(({ summary: { slug, category, undrawn } }) => ({ slug, category, ...(undrawn && { undrawn }) })),
	'virtual:content/cardless': ({ cardless }) => cardless,
	'virtual:content/visits': ({ visits }) => visits.map(({ row }) => row.picture),
	'virtual:content/estates': ({ estates }) => estates,
	'virtual:content/vineyards': ({ vineyards }) => vineyards,
};

/**
 * Turns the producer's files into modules: each page, wine and article one of its own, and the lists of `src/content/markdown.d.ts`.
 * All files are read and checked together before a build for browsers begins, and when the development server starts: whatever is wrong
 * is said once, with file and line.
 * @param given in place of what the files say: whoever hands it in tells pages of changes as well
 */
export function contentFiles(root = repository, given?: () => Content): Plugin {
	const pathOf = (id: string) => normalizePath(relative(fileURLToPath(root), id));
	let known: Content | ContentError | undefined;
	const content = () => {
		if (given) return given();
		known ??= contentOrError(root);
		if (known instanceof ContentError) throw known;
		return known;
	};
	return {
		name: 'content-files',
		configResolved({ command, build, logger }) {
			if (command === 'serve') return sayOnce(logger);
			if (build.ssr) return;
			const { problems, notes } = checkAll(root);
			if (problems.length > 0) throw new ContentError(problems);
			for (const note of notes) logger.warn(note);
		},
		configureServer({ config: { logger, mode } }) {
			if (given || mode === 'test') return;
			known = contentOrError(root);
			if (known instanceof ContentError) logger.error(known.message, { error: known });
		},
		resolveId: (id) => (id in lists ? `\0${id}` : undefined),
		load: {
			filter: { id: [/\.md$/, /^\0virtual:content\//] },
			handler(id) {
				const list = lists[id.replace('\0', '')];
				const value = list ? list(content()) : fileValue(pathOf(id), content);
				if (value === undefined) return undefined;
				return { code: `export default ${JSON.stringify(value)};`, moduleType: 'js', map: null };
			},
		},
		hotUpdate({ file, modules }) {
			if (!contentFile.test(pathOf(file))) return undefined;
			if (given) return [];
			known = undefined;
			const dependent = Object.keys(lists).flatMap((id) => this.environment.moduleGraph.getModuleById(`\0${id}`) ?? []);
			return [...modules, ...dependent];
		},
	};
}

function contentOrError(root: URL): Content | ContentError {
	try {
		return readContent(root);
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

/** What the module of one file holds; nothing for files that are not of the content. */
function fileValue(path: string, content: () => Content): unknown {
	const [, folder, slug = ''] = contentFile.exec(path) ?? [];
	switch (folder) {
		case 'pages':
			return content().pages.get(slug);
		case 'wines': {
			const wine = content().wines.find(({ summary }) => summary.slug === slug);
			return wine && { ...wine.page, land: landOf(wine.summary.parcels) };
		}
		case 'news':
			return content().news.find(({ summary }) => summary.slug === slug)?.article;
		default:
			return undefined;
	}
}
