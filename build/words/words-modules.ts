import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { contentValue } from '../content/content-values.ts';
import { mainLanguage } from '../content/languages.ts';
import type { Content } from '../content/read-documents.ts';

/** Before the name of a module of words in the module graph. */
export const wordsPrefix = '\0words:';
/** How a module asks for messages of the language it is built for. */
export const messagesImport = /^#messages\/([\w-]+)$/;
const wordLists = ['wines', 'news', 'vineyards', 'estates', 'untranslated', 'form'];
const lists = new RegExp(`^virtual:content/(${wordLists.join('|')})$`);
const pages = /\/content\/pages\/([\w-]+)\.md$/;

/** The name of a module of words, as an import has it: `messages/news`, `content/wines`, `content/pages/filosofia`. */
export function moduleOf(source: string): string | undefined {
	const [, message] = messagesImport.exec(source) ?? [];
	if (message) return `messages/${message}`;
	const [, list] = lists.exec(source) ?? [];
	if (list) return `content/${list}`;
	const [, page] = pages.exec(source) ?? [];
	return page && `content/pages/${page}`;
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
		...wordLists.map((name) => `content/${name}`),
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

/** What its words weigh, for the rules that decide which script has a module (`build/bundle/chunk-rules.ts`): in bytes of source. */
export function lengthOf(module: string, content: Content): number {
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
