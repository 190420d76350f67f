import type { Blockquote, List, Nodes, Paragraph, PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Inline, RichText } from '../../src/content/rich-text.ts';
import type { Link, Quote } from '../../src/content/section.ts';
import type { Report } from './problem.ts';
import { typeset } from './typeset.ts';

/** What stands below the fields of a file: what comes before the first heading, then a part for each heading. */
export type Body = { opening: Part; sections: readonly (Part & { heading: string })[] };

/** Paragraphs with a quotation among them, then a list, then a list of nothing but links: the order in which every page shows them. */
export type Part = {
	line: number;
	paragraphs: readonly Located<RichText>[];
	quote?: Located<Quote>;
	list?: readonly Located<RichText>[];
	links?: readonly Located<Link>[];
};

export type Located<T> = { value: T; line: number };

type OpenPart = {
	line: number;
	paragraphs: Located<RichText>[];
	quote?: Located<Quote>;
	list?: Located<RichText>[];
	links?: Located<Link>[];
};

const names: Readonly<Partial<Record<Nodes['type'], string>>> = {
	blockquote: 'A quotation within a list',
	code: 'Code (lines indented by four spaces or more)',
	definition: 'An address on a line of its own',
	emphasis: 'Stressed text within a heading, a link or stressed text',
	html: 'HTML',
	image: 'A picture',
	imageReference: 'A picture',
	inlineCode: 'Code',
	link: 'A link within a heading or stressed text',
	list: 'A list within a list',
	strong: 'Stressed text within a heading, a link or stressed text',
	thematicBreak: 'A line across',
	break: 'A break within a paragraph',
};

/** Reads the Markdown that pages can show: paragraphs, `##` headings, a `>` quotation, lists, links, emphasis. Anything else is reported with its line. */
export function readBody(markdown: string, report: Report): Body {
	const opening: OpenPart = { line: 1, paragraphs: [] };
	const sections: (OpenPart & { heading: string })[] = [];
	const refuse = (node: Nodes) =>
		report(lineOf(node), `${names[node.type] ?? `This (${node.type})`} cannot stand in a text.`);
	const current = () => sections.at(-1) ?? opening;

	for (const node of fromMarkdown(markdown).children) {
		if (node.type === 'heading') {
			if (node.depth !== 2) report(lineOf(node), `A heading begins with ##, not with ${'#'.repeat(node.depth)}.`);
			const heading = wordsOf(node.children, refuse);
			if (!heading) report(lineOf(node), 'This heading is empty.');
			if (sections.some((section) => section.heading === heading))
				report(lineOf(node), `There is a heading "${heading}" already.`);
			sections.push({ heading, line: lineOf(node), paragraphs: [] });
		} else if (node.type === 'paragraph') {
			const part = current();
			if (part.list || part.links)
				report(lineOf(node), 'A paragraph cannot follow a list: lists close a section. Begin a new one with ##.');
			part.paragraphs.push(readParagraph(node, refuse));
		} else if (node.type === 'blockquote') {
			addQuote(current(), node, report, refuse);
		} else if (node.type === 'list') {
			addList(current(), node, report, refuse);
		} else refuse(node);
	}
	return { opening, sections };
}

/** All running text of a part. */
export function textsIn({ paragraphs, quote, list = [] }: Part): Located<RichText>[] {
	const quoted = quote ? [{ value: quote.value.text, line: quote.line }] : [];
	return [...paragraphs, ...quoted, ...list];
}

function addQuote(part: OpenPart, node: Blockquote, report: Report, refuse: (node: Nodes) => void): void {
	const [paragraph, ...rest] = node.children;
	if (part.list || part.links) report(lineOf(node), 'A quotation cannot follow a list: lists close a section.');
	if (part.quote) report(lineOf(node), 'A section has one quotation.');
	if (paragraph?.type !== 'paragraph' || rest.length > 0) {
		report(lineOf(node), 'A quotation is one paragraph.');
		return;
	}
	const { value, line } = readParagraph(paragraph, refuse);
	part.quote = { value: { text: value, after: part.paragraphs.length }, line };
}

function addList(part: OpenPart, node: List, report: Report, refuse: (node: Nodes) => void): void {
	if (node.ordered)
		report(
			lineOf(node),
			'Lists have no numbers: begin each line with "- ", or write 2025\\. for a number at the start.',
		);
	const items = node.children.flatMap((item) => {
		const [paragraph, ...rest] = item.children;
		rest.forEach(refuse);
		if (paragraph?.type === 'paragraph') return [readParagraph(paragraph, refuse)];
		report(lineOf(item), 'This item of the list is empty.');
		return [];
	});
	// To Markdown, a list and the links below it are one list.
	const isLink = items.map((item) => onlyLink(item) !== undefined);
	const listEnd = isLink.lastIndexOf(false) + 1;
	const list = items.slice(0, listEnd);
	const links = items.slice(listEnd).flatMap((item) => onlyLink(item) ?? []);
	if (part.links || (part.list && list.length > 0))
		report(lineOf(node), 'A section has one list, and then one of links.');
	if (list.length > 0) part.list = list;
	if (links.length > 0) part.links = links;
}

function readParagraph(node: Paragraph, refuse: (node: Nodes) => void): Located<RichText> {
	return { value: richText(node.children, refuse), line: lineOf(node) };
}

function onlyLink({ value, line }: Located<RichText>): Located<Link> | undefined {
	const [part, ...rest] = typeof value === 'string' ? [] : value;
	if (rest.length > 0 || typeof part !== 'object' || part.kind !== 'link') return undefined;
	return { value: { label: part.text, href: part.href }, line };
}

function richText(nodes: readonly PhrasingContent[], refuse: (node: Nodes) => void): RichText {
	const parts = nodes.flatMap((node) => inlineOf(node, refuse));
	return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

function inlineOf(node: PhrasingContent, refuse: (node: Nodes) => void): Inline[] {
	switch (node.type) {
		case 'text':
			return [wordsOf([node], refuse)];
		case 'emphasis':
		case 'strong':
			return [{ kind: node.type, text: wordsOf(node.children, refuse) }];
		case 'link':
			return [{ kind: 'link', text: wordsOf(node.children, refuse), href: node.url }];
		default:
			refuse(node);
			return [];
	}
}

/** Words and nothing else: a link within stressed text would be lost. */
function wordsOf(nodes: readonly PhrasingContent[], refuse: (node: Nodes) => void): string {
	for (const node of nodes) if (node.type !== 'text') refuse(node);
	const words = nodes.map((node) => (node.type === 'text' ? node.value : '')).join('');
	return typeset(words.replace(/\s*\n\s*/g, ' '));
}

function lineOf(node: Nodes): number {
	return node.position?.start.line ?? 1;
}
