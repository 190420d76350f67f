import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import type { Content } from './parse-content.ts';
import { ContentError } from './problem.ts';
import { readContent, readContentFiles, repository } from './read-content.ts';
import { checkSpelling, readDictionary } from './spelling.ts';

const contentFile = /^src\/content\/(\w+)\/([^/]+)\.md$/;

/** What lists need of all files of a kind, without their texts. */
const lists: Readonly<Record<string, (content: Content) => unknown>> = {
	'virtual:content/wines': ({ wines }) => wines.map(({ summary }) => summary),
	'virtual:content/news': ({ news }) => news.map(({ summary }) => summary),
	'virtual:content/estates': ({ estates }) => estates,
	'virtual:content/vineyards': ({ vineyards }) => vineyards,
};

/**
 * Turns the producer's files into modules: each page, wine and article one of its own, and the lists of `src/content/markdown.d.ts`.
 * All files are read and checked together; whatever is wrong stops the build with its file and line. Words are looked up in the build
 * for browsers alone, which takes a second and more; those that no dictionary knows are warnings.
 */
export function contentFiles(root = repository): Plugin {
	const pathOf = (id: string) => normalizePath(relative(fileURLToPath(root), id));
	let known: Content | undefined;
	const content = () => {
		known ??= readContent(root);
		return known;
	};
	return {
		name: 'content-files',
		buildStart() {
			const { mode, name } = this.environment;
			if (mode !== 'build' || name !== 'client') return;
			const ownWords = new URL('src/content/words.txt', root);
			const dictionary = readDictionary(existsSync(ownWords) ? readFileSync(ownWords, 'utf8') : '');
			const { errors, warnings } = checkSpelling(readContentFiles(root), dictionary);
			if (errors.length > 0) throw new ContentError(errors);
			for (const { file, line, message } of warnings) this.warn(`${file}:${line}: ${message}`);
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
			known = undefined;
			const dependent = Object.keys(lists).flatMap((id) => this.environment.moduleGraph.getModuleById(`\0${id}`) ?? []);
			return [...modules, ...dependent];
		},
	};
}

/** What the module of one file holds; nothing for files that are not of the content. */
function fileValue(path: string, content: () => Content): unknown {
	const [, folder, slug = ''] = contentFile.exec(path) ?? [];
	switch (folder) {
		case 'pages':
			return content().pages.get(slug);
		case 'wines':
			return content().wines.find(({ summary }) => summary.slug === slug)?.page;
		case 'news':
			return content().news.find(({ summary }) => summary.slug === slug)?.article;
		default:
			return undefined;
	}
}
