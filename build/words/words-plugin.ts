import { dirname, posix, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readContent } from '../content/read-content.ts';
import type { Content } from '../content/read-documents.ts';
import { exportsOf, keyOf, lengthOf, messagesImport, moduleOf, wordsPrefix } from './words-modules.ts';
import { type Chunks, wordsOf, wordsToFetch } from './words-to-fetch.ts';

/** What the build for browsers knows of words: which modules are made of them, and which of these a script needs. */
export type WordsPlan = {
	/** The modules of each file that is fetched before a part, by its name. */
	files: Map<string, readonly string[]>;
	/** The modules whose words a script and all that it imports take, by the script's path in the site. */
	ofScripts: Map<string, readonly string[]>;
};

/** Texts of wines or articles, each of which is fetched by its slug. */
const texts = /^virtual:content\/(wines|news)-texts$/;

/** Words in a program that is made for one language: of the pages that are prerendered, and where nothing is built. */
export function wordsIn(language: string): Plugin {
	return {
		name: 'words-in-one-language',
		enforce: 'pre',
		resolveId(source) {
			const [, name] = messagesImport.exec(source) ?? [];
			return name && resolve(`src/messages/${language}/${name}.ts`);
		},
	};
}

/** Words, content, and which language it is. */
const ofOneLanguage = /^#messages\/|^virtual:(?:content\/|languages$|language-offers$)|\.md$/;

/**
 * Leaves all that is of one language out of a program, which imports it as `#words/{name}`.
 * @param taken collects what it imports so, by name
 */
export function wordsOutside(taken: Map<string, string>): Plugin {
	return {
		name: 'words-outside',
		enforce: 'pre',
		resolveId(source, importer = '') {
			if (!ofOneLanguage.test(source)) return undefined;
			const id = source.startsWith('.') ? resolve(dirname(importer), source) : source;
			const name = relative(resolve('.'), id).replace(/\W+/g, '-');
			taken.set(name, id);
			return { id: `#words/${name}`, external: true };
		},
	};
}

/**
 * Takes all words out of the scripts. In their place each module takes them from what a file of words has brought
 * (`src/platform/words.ts`), and where a script is fetched later, the words that it needs are fetched before it.
 */
export function wordsApart(plan: WordsPlan): Plugin {
	let content: Content | undefined;
	return {
		name: 'words-apart',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ config }) => config.consumer === 'client',
		resolveId(source) {
			if (texts.test(source)) return `\0${source}`;
			const module = moduleOf(source);
			return module && wordsPrefix + module;
		},
		load(id) {
			const [, folder] = texts.exec(id.replace('\0', '')) ?? [];
			if (folder) return textLoader(folder);
			if (!id.startsWith(wordsPrefix)) return undefined;
			const module = id.slice(wordsPrefix.length);
			content ??= readContent();
			// A script that uses none of its words does not need it, though it has to be run to have them.
			return { code: moduleTaking(module), moduleSideEffects: false, meta: { bytes: lengthOf(module, content) } };
		},
		renderChunk: {
			order: 'pre',
			handler(code, chunk, _options, { chunks }) {
				const files = planned.get(chunks) ?? planWords(plan, chunks);
				planned.set(chunks, files);
				const rest = code.replace(/\bimport\((["'])(\.\/[^"']+)\1\)/g, (call, _quote, path: string) => {
					const file = files.get(posix.join(posix.dirname(chunk.fileName), path));
					return file ? `withWords(${JSON.stringify(file)}, () => ${call})` : call;
				});
				return rest === code ? null : { code: rest, map: null };
			},
		},
		generateBundle(_options, bundle) {
			const chunks = Object.fromEntries(
				Object.entries(bundle).flatMap(([path, output]) => (output.type === 'chunk' ? [[path, output] as const] : [])),
			);
			for (const path of Object.keys(chunks)) plan.ofScripts.set(path, wordsOf(path, chunks));
		},
	};
}

/** The file of words of each script that takes any which may not be here yet, by the script's preliminary path. */
const planned = new WeakMap<object, ReadonlyMap<string, string>>();

function planWords(plan: WordsPlan, chunks: Chunks): ReadonlyMap<string, string> {
	const files = new Map<string, string>();
	for (const [path, modules] of wordsToFetch(chunks)) {
		const name = chunks[path]?.name ?? '';
		const file = plan.files.has(name) ? `${name}-${files.size}` : name;
		plan.files.set(file, modules);
		files.set(path, file);
	}
	return files;
}

/** A module that exports what the words of the page's language do. */
function moduleTaking(module: string): string {
	const names = exportsOf(module);
	const locals = names.map((_, index) => `word${index}`);
	return [
		`import { takeWords } from ${JSON.stringify(resolve('src/platform/words.ts'))};`,
		`let ${locals.join(', ')};`,
		`takeWords(${keyOf(module)}, (words) => { [${locals.join(', ')}] = words; });`,
		`export { ${locals.map((local, index) => `${local} as ${names[index]}`).join(', ')} };`,
	].join('\n');
}

/** A module that brings the text of one wine or article by its slug. */
function textLoader(folder: string): string {
	return [
		`import { fetchWords } from ${JSON.stringify(resolve('src/platform/words.ts'))};`,
		'export default async (slug) => {',
		`	await fetchWords(${JSON.stringify(`${folder}/`)} + slug);`,
		`	return siteWords[${JSON.stringify(`${folder}/`)} + slug][0];`,
		'};',
	].join('\n');
}
