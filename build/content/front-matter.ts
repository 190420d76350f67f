import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { headMessages as m } from './messages.ts';
import type { FieldPath } from './problem.ts';

/** The fields at the head of a file, all of them text, lists and names with values: what a number or a date is, the schema says. */
export type FrontMatter = {
	fields: unknown;
	/** The line of a field, or of what holds it where it is missing. */
	lineOf(path: FieldPath): number;
	/** Every text of the fields. */
	texts: readonly { text: string; path: FieldPath }[];
};

/** A file in its parts, which are the whole of it: the fields are between their two lines. */
type FileParts = { opening: string; yaml: string; closing: string; body: string };

/** Nothing where a file does not begin with fields. */
export function splitFrontMatter(source: string): FileParts | undefined {
	const found = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m.exec(source);
	if (found?.index !== 0) return undefined;
	const [all, opening = '', yaml = '', closing = ''] = found;
	return { opening, yaml, closing, body: source.slice(all.length) };
}

type ReportLine = (line: number, message: string) => void;

const advice: Readonly<Record<string, string>> = m.advice;

/** Splits a file into its fields and, at the same lines as in the file, its body. Without fields that can be read there is nothing. */
export function readFrontMatter(source: string, report: ReportLine): { head: FrontMatter; body: string } | undefined {
	const parts = splitFrontMatter(source);
	if (!parts) {
		const isOpen = /^---[ \t]*\n/.test(source);
		report(isOpen ? lineAfterFields(source) : 1, isOpen ? m.notClosed : m.noFields);
		return undefined;
	}
	const above = source.slice(0, source.length - parts.body.length);
	const fields = parseFields(parts.yaml, report);
	return fields && { head: fields, body: above.replace(/[^\n]/g, '') + parts.body };
}

/** Where the fields of a file end that does not say so: at its first empty line, its first heading or its last line. */
function lineAfterFields(source: string): number {
	const lines = source.trimEnd().split('\n');
	const at = lines.findIndex((line, index) => index > 0 && (line.trim() === '' || line.startsWith('## ')));
	return at < 0 ? lines.length : at;
}

function parseFields(yaml: string, report: ReportLine): FrontMatter | undefined {
	const lineCounter = new LineCounter();
	const document = parseDocument(yaml, { schema: 'failsafe', lineCounter, prettyErrors: false, stringKeys: true });
	// The fields begin on the file's second line.
	const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
	/** One for each line: whatever else is said of it follows from the first. */
	const faults = new Map<number, string>();
	const refuse = (offset: number, message: string) => {
		if (!faults.has(lineAt(offset))) faults.set(lineAt(offset), message);
	};
	/** The first line with a quotation mark that it does not close, and the first with a bracket. */
	let quote: number | undefined;
	let bracket: number | undefined;
	visit(document, {
		Alias: (_, { range }) => refuse(range?.[0] ?? 0, m.star),
		Node: (_, node) => {
			const start = node.range?.[0] ?? 0;
			if ('anchor' in node && node.anchor) refuse(start, m.ampersand);
			if ('flow' in node && node.flow) bracket ??= lineAt(start);
			if (!isScalar(node)) return;
			if (node.comment) refuse(start, m.comment);
			if (node.type?.startsWith('QUOTE') && node.range && lineAt(start) < lineAt(node.range[1]))
				quote ??= lineAt(start);
		},
	});
	for (const error of [...document.errors, ...document.warnings])
		refuse(error.pos[0], advice[error.code] ?? m.unreadable(error.message));
	if (quote !== undefined) faults.set(quote, m.openQuote);
	else if (bracket !== undefined && faults.size > 0) faults.set(bracket, m.bracket);
	if (faults.size > 0) {
		reportFaults(faults, quote ?? bracket ?? Number.POSITIVE_INFINITY, report);
		return undefined;
	}

	const fields: unknown = document.toJS();
	return { fields, lineOf: (path) => lineAt(offsetOf(document.contents, path)), texts: textsIn(fields, []) };
}

/** Whatever is wrong after what stays open follows from it, and so does what is wrong on the line after a fault. */
function reportFaults(faults: ReadonlyMap<number, string>, open: number, report: ReportLine): void {
	for (const [line, message] of faults) if (line <= open && !faults.has(line - 1)) report(line, message);
}

function textsIn(value: unknown, path: FieldPath): { text: string; path: FieldPath }[] {
	if (typeof value === 'string') return [{ text: value, path }];
	if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, member]) => textsIn(member, [...path, name]));
}

/** Where the name of a field stands, or the item of a list; where it is missing, what should hold it. */
function offsetOf(root: unknown, path: FieldPath): number {
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
