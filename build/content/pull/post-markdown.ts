import { fromMarkdown } from 'mdast-util-from-markdown';
import { plain } from './markup.ts';
import { type Block, type Line, type Stretch, wordsOf } from './post-body.ts';

/** Where a link leads in this site, or nothing: then its words stay. */
export type Resolve = (href: string) => string | undefined;

/** The text of an article (docs/content.md). */
export function markdownOf(blocks: readonly Block[], resolve: Resolve): string {
	let lists = 0;
	const texts = blocks.map((block) => {
		lists = block.kind === 'list' ? lists + 1 : 0;
		return `\n${markdownOfBlock(block, resolve, lists)}\n`;
	});
	return texts.join('');
}

/** @param lists how many follow each other, with this one: Markdown takes two with the same marks for one */
function markdownOfBlock(block: Block, resolve: Resolve, lists: number): string {
	switch (block.kind) {
		case 'heading':
			return `## ${lineOf([{ text: block.text }], resolve)}`;
		case 'paragraph':
			return lineOf(block.line, resolve);
		case 'quote':
			return `> ${lineOf(block.line, resolve)}`;
		case 'list':
			return block.items
				.map((item, index) => `${markOf(block.start, index, lists)} ${lineOf(item, resolve)}`)
				.join('\n');
	}
}

function markOf(start: number | undefined, index: number, lists: number): string {
	const isOdd = lists % 2 === 1;
	if (start === undefined) return isOdd ? '-' : '*';
	return `${start + index}${isOdd ? '.' : ')'}`;
}

/** Of a line: stresses within words are read in the square of their number. */
const mostMarks = 1000;

function lineOf(line: Line, resolve: Resolve): string {
	const resolved = line.map(({ text, mark, href }): Stretch => {
		const to = href === undefined ? undefined : resolve(href);
		return { text, ...(to !== undefined ? { href: to } : mark && { mark }) };
	});
	const isReadable = resolved.filter(({ mark }) => mark !== undefined).length <= mostMarks;
	const marked = isReadable ? markdownOfLine(resolved) : '';
	// Where stressed words meet other signs Markdown takes the asterisks for asterisks.
	if (readAgain(marked) === wordsOf(line)) return marked;
	return markdownOfLine(resolved.map(({ text, href }) => ({ text, ...(href && { href }) })));
}

function markdownOfLine(line: Line): string {
	// At its beginning these signs would make a heading, a list or a quotation.
	return plain(line.map(markdownOfStretch).join('')).replace(/^[#>+=~-]|(?<=^\d{1,9})[.)]/, '\\$&');
}

function markdownOfStretch({ text, mark, href }: Stretch): string {
	const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
	const escaped = words.replace(/[\\`*_[\]<]|&(?=#?\w+;)|!$/g, '\\$&');
	if (words === '') return before;
	if (href !== undefined) return `${before}[${escaped}](${href})${after}`;
	return mark ? `${before}${mark}${escaped}${mark}${after}` : `${before}${escaped}${after}`;
}

function readAgain(markdown: string): string {
	const textOf = (node: { value?: unknown; children?: readonly object[] }): string =>
		typeof node.value === 'string' ? node.value : (node.children ?? []).map(textOf).join('');
	return plain(textOf(fromMarkdown(markdown)));
}
