import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Report } from './problem.ts';

/** The fields at the head of a file, all of them text, lists and names with values: what a number or a date is, the schema says. */
export type FrontMatter = {
	fields: unknown;
	/** The line of a field, or of what holds it where it is missing. */
	lineOf(path: readonly PropertyKey[]): number;
	/** Every text of the fields, with its line. */
	texts: readonly { text: string; line: number }[];
};

const head = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** What a person can do about the errors that people make most. */
const advice: Readonly<Record<string, string>> = {
	BAD_INDENT: 'Something above is not closed, or this line is not indented like those above it.',
	BAD_SCALAR_START: 'A text that begins with a sign like @ or % stands in quotes.',
	BLOCK_AS_IMPLICIT_KEY: 'A text with a colon in it stands in quotes: line: "Uma parcela: uma casta".',
	DUPLICATE_KEY: 'This field is there twice.',
	TAB_AS_INDENT: 'Fields are indented with spaces, not with tabs.',
	MULTILINE_IMPLICIT_KEY: 'A field needs a colon after its name, and a text of several lines is indented.',
	MISSING_CHAR: 'Something above is not closed: look for a missing quote or bracket.',
	TAG_RESOLVE_FAILED: 'A text that begins with ! stands in quotes.',
	UNEXPECTED_TOKEN: 'This text goes on after its end: put the whole of it in quotes.',
};

/** Splits a file into its fields and, at the same lines as in the file, its body. Without fields that can be read there is nothing. */
export function readFrontMatter(source: string, report: Report): { head: FrontMatter; body: string } | undefined {
	const found = head.exec(source);
	if (found?.index !== 0) {
		report(1, 'The file does not begin with its fields between two lines of ---.');
		return undefined;
	}
	const body = found[0].replace(/[^\n]/g, '') + source.slice(found[0].length);
	const fields = readFields(found[1] ?? '', report);
	return fields && { head: fields, body };
}

function readFields(yaml: string, report: Report): FrontMatter | undefined {
	const lineCounter = new LineCounter();
	const document = parseDocument(yaml, { schema: 'failsafe', lineCounter, prettyErrors: false, stringKeys: true });
	// The fields begin on the file's second line.
	const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
	/** One for each line: whatever else is said of it follows from the first. */
	const faults = new Map<number, string>();
	const refuse = (offset: number, message: string) => {
		if (!faults.has(lineAt(offset))) faults.set(lineAt(offset), message);
	};
	const texts: { text: string; line: number }[] = [];
	visit(document, {
		Alias: (_, { range }) => refuse(range?.[0] ?? 0, 'A text that begins with * stands in quotes.'),
		Node: (key, node) => {
			const start = node.range?.[0] ?? 0;
			if ('anchor' in node && node.anchor) refuse(start, 'A text that begins with & stands in quotes.');
			if (!isScalar(node)) return;
			if (node.comment) refuse(start, 'A # after a space hides the rest of the line: put the text in quotes.');
			if (key === 'value' || typeof key === 'number') texts.push({ text: String(node.value), line: lineAt(start) });
		},
	});
	for (const error of [...document.errors, ...document.warnings])
		refuse(error.pos[0], advice[error.code] ?? `These fields cannot be read: ${error.message}.`);
	for (const [line, message] of faults) report(line, message);
	if (faults.size > 0) return undefined;

	const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document.contents, path));
	return { fields: document.toJS(), lineOf, texts };
}

/** Where the name of a field stands, or the item of a list; where it is missing, what should hold it. */
function offsetOf(root: unknown, path: readonly PropertyKey[]): number {
	let node = root;
	let offset = 0;
	for (const step of path) {
		if (isMap(node)) {
			const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
			if (!isPair(pair)) break;
			offset = isNode(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
			node = pair.value;
		} else if (isNode(node) && 'items' in node && typeof step === 'number') {
			const item: unknown = node.items[step];
			if (!isNode(item)) break;
			offset = item.range?.[0] ?? offset;
			node = item;
		} else break;
	}
	return offset;
}
