import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { type Plugin, parseAst, type Rolldown } from 'vite';
import { contentValue } from '../content/content-plugin.ts';
import { mainLanguage } from '../content/languages.ts';
import type { Content } from '../content/parse-content.ts';
import { readContent } from '../content/read-content.ts';

/** What the build for browsers knows of words: which modules are made of them, and which of these a script needs. */
export type WordsPlan = {
	/** The modules of each file that is fetched before a part, by its name. */
	files: Map<string, readonly string[]>;
	/** The modules whose words a script and all that it imports take, by the script's path in the site. */
	ofScripts: Map<string, readonly string[]>;
};

const prefix = '\0words:';
const messages = /^#messages\/([\w-]+)$/;
const lists = /^virtual:content\/(wines|news|vineyards|estates)$/;
const texts = /^virtual:content\/(wines|news)-texts$/;
const pages = /\/content\/pages\/([\w-]+)\.md$/;

/** The name of a module of words, as an import has it: `messages/news`, `content/wines`, `content/pages/filosofia`. */
function moduleOf(source: string): string | undefined {
	const [, message] = messages.exec(source) ?? [];
	if (message) return `messages/${message}`;
	const [, list] = lists.exec(source) ?? [];
	if (list) return `content/${list}`;
	const [, page] = pages.exec(source) ?? [];
	return page && `content/pages/${page}`;
}

/** Words in a program that is made for one language: of the pages that are prerendered, and where nothing is built. */
export function wordsIn(language: string): Plugin {
	return {
		name: 'words-in-one-language',
		enforce: 'pre',
		resolveId(source) {
			const [, name] = messages.exec(source) ?? [];
			return name && resolve(`src/messages/${language}/${name}.ts`);
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
			return module && prefix + module;
		},
		load(id) {
			const [, folder] = texts.exec(id.replace('\0', '')) ?? [];
			if (folder) return textLoader(folder);
			if (!id.startsWith(prefix)) return undefined;
			const module = id.slice(prefix.length);
			content ??= readContent();
			return { code: moduleTaking(module), meta: { bytes: lengthOf(module, content) } };
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

type Chunks = Readonly<Record<string, Pick<Rolldown.RenderedChunk, 'name' | 'isEntry' | 'imports' | 'moduleIds'>>>;

/** The file of words of each script that takes any which the application has not started with, by the script's preliminary path. */
const planned = new WeakMap<object, ReadonlyMap<string, string>>();

function planWords(plan: WordsPlan, chunks: Chunks): ReadonlyMap<string, string> {
	const start = startWords(chunks);
	const files = new Map<string, string>();
	for (const [path, { name }] of Object.entries(chunks).toSorted(([one], [other]) => one.localeCompare(other))) {
		const own = wordsOf(path, chunks).filter((module) => !start.has(module));
		if (own.length === 0) continue;
		const file = plan.files.has(name) ? `${name}-${files.size}` : name;
		plan.files.set(file, own);
		files.set(path, file);
	}
	return files;
}

function startWords(chunks: Chunks): ReadonlySet<string> {
	const entries = Object.entries(chunks).filter(([, { isEntry }]) => isEntry);
	return new Set(entries.flatMap(([path]) => wordsOf(path, chunks)));
}

/** The modules of words in a script and in all that it imports at once. */
function wordsOf(path: string, chunks: Chunks, seen = new Set<string>()): string[] {
	const chunk = chunks[path];
	if (!chunk || seen.has(path)) return [];
	seen.add(path);
	const own = chunk.moduleIds.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
	return [...own, ...chunk.imports.flatMap((imported) => wordsOf(imported, chunks, seen))];
}

/** What a module is called between scripts and words: a number, for each of its letters would be in every page twice. */
export function keyOf(module: string): number {
	const key = keys.get(module) ?? keys.size;
	keys.set(module, key);
	return key;
}
const keys = new Map<string, number>();

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

/** What its words weigh, for whoever decides which script has a module (`build/chunk-rules.ts`): in bytes of source. */
function lengthOf(module: string, content: Content): number {
	return module.startsWith('messages/')
		? readFileSync(messagesFile(module), 'utf8').length
		: JSON.stringify(contentValue(module, content)).length;
}

function messagesFile(module: string): string {
	return `src/messages/${mainLanguage}/${module.slice('messages/'.length)}.ts`;
}

/** The names that a module of words exports, sorted. */
export function exportsOf(module: string): string[] {
	if (!module.startsWith('messages/')) return ['default'];
	const code = readFileSync(messagesFile(module), 'utf8');
	const names = parseAst(code, { lang: 'ts' }).body.flatMap((node) => {
		if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return [];
		const { declaration, specifiers } = node;
		const exported = specifiers.map(({ exported: name }) => (name.type === 'Identifier' ? name.name : ''));
		if (declaration?.type === 'FunctionDeclaration' && declaration.id) return [declaration.id.name, ...exported];
		if (declaration?.type !== 'VariableDeclaration') return exported;
		return [...declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : [])), ...exported];
	});
	return names.toSorted();
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
