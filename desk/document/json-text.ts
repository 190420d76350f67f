import { applyEdits, findNodeAtLocation, modify, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Change, FieldValue, Path, Reading } from './content-text.ts';

/** A JSON file as the desk edits it: its whole text, of which a change touches its own value and nothing else. */
export function readJson(text: string): Reading {
	const errors: ParseError[] = [];
	const tree = parseTree(text, errors, { disallowComments: true });
	const [fault] = errors;
	if (fault || tree?.type !== 'object') {
		const line = text.slice(0, fault?.offset ?? 0).split('\n').length;
		return { kind: 'unreadable', line, message: 'O ficheiro não é JSON que se possa ler.' };
	}
	return { kind: 'read', fields: groupOf(tree), body: '' };
}

/** @throws {Error} for a change of its text below the fields, of which it has none */
export function applyJsonChange(text: string, change: Change): string {
	switch (change.type) {
		case 'set':
			return replace(text, change.path, typed(change.path, change.value));
		case 'flag':
			return replace(text, change.path, change.on);
		case 'whole':
			return change.text;
		case 'remove':
			return replace(text, change.path, undefined);
		case 'insert':
			return replace(text, change.path, itemsAt(text, change.path).toSpliced(change.index, 0, change.value));
		case 'move': {
			const items = itemsAt(text, change.path);
			const [moved] = items.splice(change.from, 1);
			return replace(text, change.path, moved === undefined ? items : items.toSpliced(change.to, 0, moved));
		}
		default:
			throw new Error(`"${change.type}" is no change of a JSON file.`);
	}
}

function replace(text: string, path: Path, value: unknown): string {
	const eol = text.includes('\r\n') ? '\r\n' : '\n';
	return applyEdits(text, modify(text, [...path], value, { formattingOptions: { insertSpaces: false, eol } }));
}

/** Those of a list; a list that is not there yet has none. */
function itemsAt(text: string, path: Path): FieldValue[] {
	const tree = parseTree(text);
	const node = tree && findNodeAtLocation(tree, [...path]);
	const value = node && fieldValueOf(node);
	return Array.isArray(value) ? value : [];
}

/** What of the settings is a number; everything else that is typed is text. */
const numbers = new Set<unknown>(['id', 'containerPost', 'keepMonths']);

/** What is no number stays as it is typed, for the check to refuse it. */
function typed(path: Path, value: FieldValue): unknown {
	if (typeof value === 'string') return numbers.has(path.at(-1)) && /^\d+$/.test(value) ? Number(value) : value;
	if (Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typed([...path, name], one)]));
}

function groupOf(node: Node): { [name: string]: FieldValue } {
	const pairs = (node.children ?? []).flatMap(({ children: [name, value] = [] }) =>
		name && value ? [[String(name.value), fieldValueOf(value)] as const] : [],
	);
	return Object.fromEntries(pairs);
}

function fieldValueOf(node: Node): FieldValue {
	if (node.type === 'object') return groupOf(node);
	if (node.type === 'array') return (node.children ?? []).map(fieldValueOf);
	return String(node.value);
}
