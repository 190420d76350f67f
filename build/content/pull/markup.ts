import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5';
import { pullMessages as m, PullError } from './messages.ts';

export type Node = DefaultTreeAdapterTypes.Node;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Who writes pages nests some twenty elements; following thousands would overflow the stack. */
const deepest = 200;

/** Pages of site builders have 5 000. A few kilobytes that close their elements wrongly would become millions. */
const mostElements = 20_000;

/** @throws {PullError} for more elements than pages have, and for elements that are nested deeper */
export function parsePage(html: string): Parent {
	return bounded(parse(html, { sourceCodeLocationInfo: true, treeAdapter: counting() }));
}

/** @throws {PullError} as above */
export function parsePart(html: string): Parent {
	return bounded(parseFragment(html, { treeAdapter: counting() }));
}

function counting(): typeof defaultTreeAdapter {
	let elements = 0;
	return {
		...defaultTreeAdapter,
		createElement(...given) {
			if (++elements > mostElements) throw new PullError(m.tooDeep);
			return defaultTreeAdapter.createElement(...given);
		},
	};
}

function bounded(root: Parent): Parent {
	let level: Node[] = [root];
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > deepest) throw new PullError(m.tooDeep);
		level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
	}
	return root;
}

/** The words of a part of a page. @throws {PullError} */
export function textOf(html: string): string {
	return plain(wordsOf(parsePart(html)));
}

function wordsOf(node: Node): string {
	if (defaultTreeAdapter.isTextNode(node)) return node.value;
	if (!('childNodes' in node) || node.nodeName === 'script' || node.nodeName === 'style') return '';
	return node.childNodes.map(wordsOf).join(node.nodeName === 'p' ? ' ' : '');
}

/** Control characters, those that turn the direction of the text around them, and those that nobody sees. */
const unprintable = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]+/gu;

/** A text in one line; the build itself sets the spaces that do not part. */
export function oneLine(text: string): string {
	return text.replace(unprintable, ' ').replace(/[\s\u00a0]+/g, ' ');
}

export function plain(text: string): string {
	return oneLine(text).trim();
}

/** A line as a terminal shows it: what other servers say may hold signs that terminals obey. */
export function printable(line: string): string {
	const shown = line.replaceAll('\t', '  ').replace(unprintable, ' ');
	return shown.length > 400 ? `${shown.slice(0, 400)}…` : shown;
}
