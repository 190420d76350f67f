import { type Document, isCollection, isMap, isScalar, isSeq, type Pair, parseDocument, type Scalar } from 'yaml';
import { readFrontMatter, splitFrontMatter } from '../../build/content/front-matter.ts';
import { headMessages } from '../../build/content/messages.ts';

/** A file of the content as the desk edits it: always its whole text, so that what nobody touched keeps its bytes. */

/** The texts of files, by their paths. */
export type Texts = ReadonlyMap<string, string>;

/** From the top of the fields: `['scores', 0, 'points']`. */
export type Path = readonly (string | number)[];

/** Fields as the file has them: every value a text, what it means is the schema's affair. */
export type FieldValue = string | FieldValue[] | Fields;

export type Fields = { [name: string]: FieldValue };

export type Change =
	| { type: 'set'; path: Path; value: FieldValue }
	/** Yes or no, which in JSON is no text. */
	| { type: 'flag'; path: Path; on: boolean }
	| { type: 'remove'; path: Path }
	/** Into the list at `path`, before what stands at `index` now. */
	| { type: 'insert'; path: Path; index: number; value: FieldValue }
	| { type: 'move'; path: Path; from: number; to: number }
	/** Another name for a line like `Duração: 80 min`, which keeps its place. */
	| { type: 'rename'; path: Path; name: string }
	| { type: 'body'; text: string }
	/** All of it at once. */
	| { type: 'whole'; text: string };

export type Reading =
	| { kind: 'read'; fields: Fields; body: string }
	/** The line is the file's, from 1. */
	| { kind: 'unreadable'; line: number; message: string };

export function readText(text: string): Reading {
	const parts = splitFrontMatter(text);
	if (!parts) return unreadable(text);
	const document = parse(parts.yaml);
	if (document.errors.length > 0 || !(document.contents === null || isMap(document.contents))) return unreadable(text);
	const fields = fieldValueOf(document.contents);
	return { kind: 'read', fields: isGroup(fields) ? fields : {}, body: parts.body };
}

/** Where it was made, and in the words of the build: a quotation mark that nothing closes is found far below by the parser. */
function unreadable(text: string): Reading {
	const faults: { line: number; message: string }[] = [];
	readFrontMatter(text.replace(/^\uFEFF/, ''), (line, message) => faults.push({ line, message }));
	const [first] = faults.toSorted((one, other) => one.line - other.line);
	return { kind: 'unreadable', line: first?.line ?? 1, message: first?.message ?? headMessages.noFields };
}

/**
 * The text after a change. A value that is as it was gives the same text, byte for byte; any other changes its own lines only.
 * @throws {Error} where the text cannot be read or has no such place
 */
export function applyChange(text: string, change: Change): string {
	if (change.type === 'whole') return change.text;
	const parts = splitFrontMatter(text);
	if (!parts) throw new Error('A file without fields cannot be changed by its fields.');
	if (change.type === 'body') return parts.opening + parts.yaml + parts.closing + change.text;
	const document = parse(parts.yaml.replaceAll('\r\n', '\n'));
	if (document.errors.length > 0) throw new Error('Fields that cannot be read cannot be changed.');
	changeFields(document, change);
	const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false, indentSeq: true });
	return (
		parts.opening + (parts.opening.endsWith('\r\n') ? yaml.replaceAll('\n', '\r\n') : yaml) + parts.closing + parts.body
	);
}

/** What comes of changes; nothing where one of them cannot be made, as none can in a head with a name that has no value. */
export function ifChangeable(change: () => string | undefined): string | undefined {
	try {
		return change();
	} catch {
		return undefined;
	}
}

/** The fields of a text; none where it cannot be read. */
export function fieldsOf(text: string): Fields {
	const reading = readText(text);
	return reading.kind === 'read' ? reading.fields : {};
}

/** What stands at a place among fields. */
export function valueAt(fields: FieldValue | undefined, path: Path): FieldValue | undefined {
	return path.reduce<FieldValue | undefined>(
		(within, step) =>
			typeof within === 'object' ? Object.entries(within).find(([key]) => key === String(step))?.[1] : undefined,
		fields,
	);
}

/** Whether a text says something that other languages say otherwise. */
export function hasWords(value: FieldValue | undefined): boolean {
	if (value === undefined) return false;
	if (typeof value === 'string') return /\p{L}{2}/u.test(value);
	return Object.values(value).some(hasWords);
}

function parse(yaml: string): Document.Parsed {
	// As the build reads them (`build/content/front-matter.ts`): numbers and dates stay as they are typed.
	return parseDocument(yaml, { schema: 'failsafe', stringKeys: true });
}

function changeFields(document: Document, change: Exclude<Change, { type: 'body' | 'whole' }>): void {
	switch (change.type) {
		case 'set':
			setValue(document, change.path, change.value);
			return;
		case 'flag':
			setValue(document, change.path, String(change.on));
			return;
		case 'remove':
			document.deleteIn(change.path);
			return;
		case 'insert':
			itemsAt(document, change.path).splice(change.index, 0, document.createNode(change.value));
			return;
		case 'move': {
			const items = itemsAt(document, change.path);
			items.splice(change.to, 0, ...items.splice(change.from, 1));
			return;
		}
		case 'rename':
			keyAt(document, change.path).value = change.name;
	}
}

/** A text stays in its place with its quotes; what is a list or a group is written again. */
function setValue(document: Document, path: Path, value: FieldValue): void {
	const node = document.getIn(path, true);
	if (typeof value === 'string' && isScalar(node)) {
		node.value = value;
		return;
	}
	// `{}` and `[]` are how an empty one is written; what is in it stands below.
	const parent = document.getIn(path.slice(0, -1), true);
	if (isCollection(parent) && parent.items.length === 0) parent.flow = false;
	document.setIn(path, document.createNode(value));
}

/** The items of a list, or the lines of a group; a list that is not there yet is begun. */
function itemsAt(document: Document, path: Path): unknown[] {
	const node = document.getIn(path, true);
	if (isCollection(node)) {
		if (node.items.length === 0) node.flow = false;
		return node.items;
	}
	const list = document.createNode([]);
	document.setIn(path, list);
	return list.items;
}

function keyAt(document: Document, path: Path): Scalar {
	const parent = document.getIn(path.slice(0, -1), true);
	const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
	if (!isScalar(pair?.key)) throw new Error(`There is no field ${path.join('.')}.`);
	return pair.key;
}

function fieldValueOf(node: unknown): FieldValue {
	if (isMap(node)) return Object.fromEntries(node.items.map((pair) => [nameOf(pair), fieldValueOf(pair.value)]));
	if (isSeq(node)) return node.items.map(fieldValueOf);
	return isScalar(node) ? String(node.value ?? '') : '';
}

function nameOf({ key }: Pair): string {
	return isScalar(key) ? String(key.value) : '';
}

function isGroup(value: FieldValue): value is { [name: string]: FieldValue } {
	return typeof value === 'object' && !Array.isArray(value);
}
