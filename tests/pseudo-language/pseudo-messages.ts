import { parseAst } from 'vite';
import { plainPseudo, pseudo } from './pseudo-words';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/**
 * A file of words in the pseudo-language: all that it says, with its functions and its numbers as they are.
 * @param code of the main language
 * @param other of another language: what both say alike, as a machine would, is no word
 * @param tags of the main language and of the pseudo-language
 */
export function pseudoModule(name: string, code: string, other: string, [tag, pseudoTag]: [string, string]): string {
	const alike = new Set(wordsIn(other).map(({ raw }) => raw));
	const edits = wordsIn(code).flatMap(({ start, end, raw, isKey }) => {
		// Texts of the content are found by these: as they are by patterns, by words once their accents are gone.
		if (name === 'spans') return [{ start, end, text: raw.includes('\\') ? pseudo(raw) : plainPseudo(raw) }];
		if (raw === tag) return [{ start, end, text: pseudoTag }];
		const isMachine = raw.startsWith('/') || (/^[a-z-]+$/.test(raw) && alike.has(raw));
		return isKey || isMachine ? [] : [{ start, end, text: pseudo(raw) }];
	});
	return withEdits(code, edits);
}

export type Edit = { start: number; end: number; text: string };

/** @param edits none of which overlaps another */
export function withEdits(text: string, edits: readonly Edit[]): string {
	return edits
		.toSorted((one, other) => other.start - one.start)
		.reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text);
}

/** Where a program has text, as it is written there. */
function wordsIn(code: string): (Omit<Edit, 'text'> & { raw: string; isKey: boolean })[] {
	const found: ReturnType<typeof wordsIn> = [];
	visit(parseAst(code, { lang: 'ts' }) as unknown as Node, false);
	return found;

	function visit(node: Node, isKey: boolean): void {
		const { type, start, end } = node;
		const add = (from: number, to: number) => found.push({ start: from, end: to, raw: code.slice(from, to), isKey });
		if (type === 'Literal' && ('regex' in node || typeof node.value === 'string')) add(start + 1, end - 1);
		else if (type === 'Identifier' && isKey) add(start, end);
		else if (type === 'TemplateElement') add(start, end);
		else if (/^(Import|ExportAll)/.test(type)) return;
		// Types say nothing; what they are said of does.
		else if (/^TS/.test(type) && !('expression' in node)) return;
		else
			for (const [name, child] of Object.entries(node)) {
				if (name.startsWith('type') || (name === 'test' && type === 'SwitchCase')) continue;
				if (type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator))) continue;
				const isName = name === 'key' && type === 'Property';
				for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each, isName);
			}
	}
}

function isNode(value: unknown): value is Node {
	return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
