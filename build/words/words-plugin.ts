import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix, relative, resolve } from 'node:path';
import { type Plugin, parseAst, type Rolldown } from 'vite';
import { contentValue } from '../content/content-plugin.ts';
import { mainLanguage } from '../content/languages.ts';
import { readContent } from '../content/read-content.ts';
import type { Content } from '../content/read-documents.ts';

/** What the build for browsers knows of words: which modules are made of them, and which of these a script needs. */
export type WordsPlan = {
	/** The modules of each file that is fetched before a part, by its name. */
	files: Map<string, readonly string[]>;
	/** The modules whose words a script and all that it imports take, by the script's path in the site. */
	ofScripts: Map<string, readonly string[]>;
};

const prefix = '\0words:';
const messages = /^#messages\/([\w-]+)$/;
const contentLists = ['wines', 'news', 'vineyards', 'estates', 'untranslated', 'form'];
const lists = new RegExp(`^virtual:content/(${contentLists.join('|')})$`);
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
			return module && prefix + module;
		},
		load(id) {
			const [, folder] = texts.exec(id.replace('\0', '')) ?? [];
			if (folder) return textLoader(folder);
			if (!id.startsWith(prefix)) return undefined;
			const module = id.slice(prefix.length);
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

type Chunks = Readonly<
	Record<string, Pick<Rolldown.RenderedChunk, 'name' | 'isEntry' | 'imports' | 'dynamicImports' | 'moduleIds'>>
>;

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

/**
 * The modules whose words have to be fetched before a script that is fetched later: those that it takes and that not every script which
 * fetches it has. Scripts that need none are left out.
 */
export function wordsToFetch(chunks: Chunks): ReadonlyMap<string, readonly string[]> {
	const paths = Object.keys(chunks).toSorted();
	const taken = new Map(paths.map((path) => [path, new Set(wordsOf(path, chunks))]));
	const here = wordsHere(chunks, taken);
	const missing = paths.map((path) => {
		const importers = paths.filter((other) => chunks[other]?.dynamicImports.includes(path));
		return [
			path,
			[...(taken.get(path) ?? [])].filter((module) => importers.some((one) => !here.get(one)?.has(module))),
		] as const;
	});
	return new Map(missing.filter(([, modules]) => modules.length > 0));
}

/** The words that are here wherever a script runs: its own, and those that all scripts have which bring it, at once or later. */
function wordsHere(
	chunks: Chunks,
	taken: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
	const all = new Set([...taken.values()].flatMap((modules) => [...modules]));
	const bringers = new Map(
		Object.keys(chunks).map((path) => [
			path,
			Object.keys(chunks).filter((other) =>
				[...(chunks[other]?.imports ?? []), ...(chunks[other]?.dynamicImports ?? [])].includes(path),
			),
		]),
	);
	// Begins with too much and takes away until nothing changes: scripts bring each other in circles.
	const here = new Map(
		Object.keys(chunks).map((path) => [path, chunks[path]?.isEntry ? (taken.get(path) ?? all) : all]),
	);
	for (let changed = true; changed; ) {
		changed = false;
		for (const [path, before] of here) {
			if (chunks[path]?.isEntry) continue;
			const others = (bringers.get(path) ?? []).map((other) => here.get(other) ?? all);
			const after = new Set(
				[...before].filter((module) => taken.get(path)?.has(module) || others.every((one) => one.has(module))),
			);
			if (after.size === before.size) continue;
			here.set(path, after);
			changed = true;
		}
	}
	return here;
}

/** The modules of words in a script and in all that it imports at once. */
function wordsOf(path: string, chunks: Chunks, seen = new Set<string>()): string[] {
	const chunk = chunks[path];
	if (!chunk || seen.has(path)) return [];
	seen.add(path);
	const own = chunk.moduleIds.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
	return [...own, ...chunk.imports.flatMap((imported) => wordsOf(imported, chunks, seen))];
}

/** What a module is called between scripts and words: its place among all, for each letter of its name would be in every page twice. */
export function keyOf(module: string): number {
	const key = wordsModules().indexOf(module);
	if (key < 0) throw new Error(`${module} is no module of words.`);
	return key;
}

/** All modules that are made of words, in an order that is the same in every build of the same files. */
function wordsModules(): readonly string[] {
	known ??= [
		...namesIn(`src/messages/${mainLanguage}`, '.ts').map((name) => `messages/${name}`),
		...contentLists.map((name) => `content/${name}`),
		...namesIn('src/content/pages', '.md').map((name) => `content/pages/${name}`),
	];
	return known;
}
let known: readonly string[] | undefined;

function namesIn(folder: string, ending: string): string[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith(ending))
		.map((name) => name.slice(0, -ending.length))
		.sort();
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

/** What its words weigh, for the rules that decide which script has a module (`build/chunk-rules.ts`): in bytes of source. */
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
