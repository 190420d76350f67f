import type { Blockquote, List, Nodes, Paragraph, PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Inline, Link, RichText } from '../../src/content/rich-text.ts';
import { bodyMessages as m } from './messages.ts';
import type { Report } from './problem.ts';
import { quotationMarks, typeset } from './typeset.ts';

/** What stands below the fields of a file: what comes before the first heading, then a part for each heading. */
export type Body = { opening: Part; sections: readonly (Part & { heading: string })[] };

export type Part = {
	line: number;
	blocks: readonly LocatedBlock[];
	/** Something stands there that cannot. */
	refused?: true;
};

type Located<T> = { value: T; line: number };

/** What follows one another in a part: `Block` of the pages, with lines. */
export type LocatedBlock = { line: number } & (
	| { kind: 'paragraph' | 'quote'; value: RichText }
	| { kind: 'list'; items: readonly Located<RichText>[]; start?: number }
	| { kind: 'links'; links: readonly Located<Link>[] }
);

type OpenPart = { line: number; blocks: LocatedBlock[]; refused?: true };

/** Takes what cannot stand where it does, or is wrong as the message says. */
type Refuse = (node: Nodes, message?: string) => void;

const names: Readonly<Partial<Record<string, string>>> = m.nodes;

/** Reads the Markdown that pages can show: paragraphs, `##` headings, `>` quotations, lists, links, emphasis. Anything else is reported with its line. */
export function readBody(markdown: string, report: Report): Body {
	const opening: OpenPart = { line: firstLineOf(markdown), blocks: [] };
	const sections: (OpenPart & { heading: string })[] = [];
	const refuse: Refuse = (node, message = m.cannotStand(names[node.type] ?? m.otherNode(node.type))) =>
		report(lineOf(node), message);
	const current = () => sections.at(-1) ?? opening;

	for (const node of fromMarkdown(markdown).children) {
		if (node.type === 'heading') {
			if (node.depth !== 2) report(lineOf(node), m.headingSize(node.depth));
			const quotes = quoteSetter();
			const heading = wordsOf(node.children, { refuse, setQuotes: quotes.set });
			if (quotes.isOpen()) refuse(node, m.openQuote);
			if (!heading) report(lineOf(node), m.emptyHeading);
			if (sections.some((section) => section.heading === heading)) report(lineOf(node), m.headingTwice(heading));
			sections.push({ heading, line: lineOf(node), blocks: [] });
		} else if (node.type === 'paragraph') {
			current().blocks.push({ kind: 'paragraph', ...readParagraph(node, refuse) });
		} else if (node.type === 'blockquote') {
			addQuote(current(), node, report, refuse);
		} else if (node.type === 'list') {
			addList(current(), node, report, refuse);
		} else {
			current().refused = true;
			refuse(node);
		}
	}
	for (const part of [opening, ...sections]) closeWithLinks(part);
	return { opening, sections };
}

/** All running text of a part. */
export function textsIn({ blocks }: Part): Located<RichText>[] {
	return blocks.flatMap((block) => {
		if (block.kind === 'links') return [];
		return block.kind === 'list' ? block.items : [block];
	});
}

function addQuote(part: OpenPart, node: Blockquote, report: Report, refuse: Refuse): void {
	const [paragraph, ...rest] = node.children;
	if (paragraph?.type === 'paragraph' && rest.length === 0) {
		part.blocks.push({ kind: 'quote', ...readParagraph(paragraph, refuse) });
		return;
	}
	part.refused = true;
	report(lineOf(node), m.quoteOfParagraphs);
}

/** Above it what stands before the full stop is a year. */
const highestStart = 999;

function addList(part: OpenPart, node: List, report: Report, refuse: Refuse): void {
	const items = node.children.flatMap((item) => {
		const [paragraph, ...rest] = item.children;
		for (const other of rest) refuse(other);
		if (paragraph?.type === 'paragraph') return [readParagraph(paragraph, refuse)];
		report(lineOf(item), m.emptyItem);
		return [];
	});
	const line = lineOf(node);
	const start = node.ordered ? (node.start ?? 1) : undefined;
	if (start !== undefined && start > highestStart) report(line, m.yearAsNumber(start));
	if (items.length > 0) part.blocks.push({ kind: 'list', line, items, ...(start !== undefined && { start }) });
}

/** Links at the end of a part stand apart. To Markdown they are one list with the list above them. */
function closeWithLinks({ blocks }: OpenPart): void {
	const last = blocks.at(-1);
	if (last?.kind !== 'list' || last.start !== undefined) return;
	const end = last.items.findLastIndex((item) => onlyLink(item) === undefined) + 1;
	const [items, links] = [last.items.slice(0, end), last.items.slice(end).flatMap((item) => onlyLink(item) ?? [])];
	const [first] = links;
	if (!first) return;
	blocks.pop();
	if (items.length > 0) blocks.push({ ...last, items });
	blocks.push({ kind: 'links', line: first.line, links });
}

function readParagraph(node: Paragraph, refuse: Refuse): Located<RichText> {
	const quotes = quoteSetter();
	const value = richText(node.children, { refuse, setQuotes: quotes.set });
	if (quotes.isOpen()) refuse(node, m.openQuote);
	return { value, line: lineOf(node) };
}

/** What is typed as " opens and closes in turn, whatever words between are stressed or lead somewhere. */
function quoteSetter() {
	let open = false;
	const turn = () => {
		open = !open;
		return quotationMarks()[open ? 0 : 1];
	};
	return { set: (words: string) => words.replace(/"/g, turn), isOpen: () => open };
}

function onlyLink({ value, line }: Located<RichText>): Located<Link> | undefined {
	const [part, ...rest] = typeof value === 'string' ? [] : value;
	if (rest.length > 0 || typeof part !== 'object' || part.kind !== 'link') return undefined;
	return { value: { label: part.text, href: part.href }, line };
}

type Reading = { refuse: Refuse; setQuotes(words: string): string };

function richText(nodes: readonly PhrasingContent[], reading: Reading): RichText {
	const parts = nodes.flatMap((node) => inlineOf(node, reading));
	return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

function inlineOf(node: PhrasingContent, reading: Reading): Inline[] {
	switch (node.type) {
		case 'text':
			return [wordsOf([node], reading)];
		case 'emphasis':
		case 'strong':
			return [{ kind: node.type, text: wordsOf(node.children, reading) }];
		case 'link':
			return [{ kind: 'link', text: wordsOf(node.children, reading), href: node.url }];
		default:
			reading.refuse(node);
			return [];
	}
}

/** Words and nothing else: a link within stressed text would be lost. */
function wordsOf(nodes: readonly PhrasingContent[], { refuse, setQuotes }: Reading): string {
	for (const node of nodes) if (node.type !== 'text') refuse(node);
	const words = nodes.map((node) => (node.type === 'text' ? node.value : '')).join('');
	return typeset(setQuotes(words.replace(/\s*\n\s*/g, ' ')));
}

/** Where a text begins; where it has nothing, its last line. */
function firstLineOf(text: string): number {
	const blank = /^\s*\n/.exec(text)?.[0] ?? '';
	const end = blank.length === text.length ? blank.slice(0, -1) : blank;
	return end.split('\n').length;
}

function lineOf(node: Nodes): number {
	return node.position?.start.line ?? 1;
}
