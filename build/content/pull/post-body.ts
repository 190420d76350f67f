import { defaultTreeAdapter } from 'parse5';
import { attributeOf, type Element, findAll, hasClass } from '../../../server/messages/html-tree.ts';
import { postContainers, postInline, postMarks, postSilent } from './allowed.ts';
import { type Node, oneLine, type Parent, parsePart, plain } from './markup.ts';

/** A stretch of a line: words, stressed words, or words that lead somewhere. */
export type Stretch = { text: string; mark?: '*' | '**'; href?: string };
export type Line = readonly Stretch[];

export type Block =
	| { kind: 'heading'; text: string }
	| { kind: 'paragraph' | 'quote'; line: Line }
	/** `start`: the number of the first item, of a list that has numbers. */
	| { kind: 'list'; items: readonly Line[]; start?: number };

/** A picture by the addresses of its sizes, the largest first. */
export type PostPicture = { addresses: readonly string[]; caption: string };

/** What a post says, as far as this site has a form for it. */
export type PostBody = {
	blocks: readonly Block[];
	pictures: readonly PostPicture[];
	/** The elements that it has none for. */
	refused: readonly string[];
	/** Headings of what is no text: they head nothing now. */
	emptied: readonly string[];
};

/** @throws {PullError} for markup that nobody writes */
export function readPostBody(source: string): PostBody {
	const reading = new Reading();
	reading.children(parsePart(source), {});
	reading.endLine();
	const { blocks, pictures, refused } = reading;
	const isEmptied = (block: Block, index: number) =>
		block.kind === 'heading' && (blocks[index + 1]?.kind ?? 'heading') === 'heading';
	return {
		blocks: blocks.filter((block, index) => !isEmptied(block, index)),
		pictures,
		refused: [...refused],
		emptied: blocks.flatMap((block, index) =>
			block.kind === 'heading' && isEmptied(block, index) ? [block.text] : [],
		),
	};
}

type Context = { mark?: '*' | '**'; href?: string; caption?: string };

class Reading {
	readonly blocks: Block[] = [];
	readonly pictures: PostPicture[] = [];
	readonly refused = new Set<string>();
	#line: Stretch[] = [];
	/** Where lines go that end: into paragraphs, but within a quotation or a list. */
	#take = (line: Line) => void this.blocks.push({ kind: 'paragraph', line });
	/** The heading, quotation or list in which we are. */
	#within: string | undefined;

	children(parent: Parent, context: Context): void {
		for (const child of parent.childNodes) this.#node(child, context);
	}

	endLine(): void {
		const line = tidied(this.#line);
		this.#line = [];
		if (line.length > 0) this.#take(line);
	}

	#node(node: Node, context: Context): void {
		if (defaultTreeAdapter.isTextNode(node)) {
			const { mark, href } = context;
			this.#line.push({ text: oneLine(node.value), ...(href ? { href } : mark && { mark }) });
		} else if (defaultTreeAdapter.isElementNode(node)) this.#element(node, context);
	}

	#element(element: Element, context: Context): void {
		const name = element.tagName;
		const mark = postMarks.get(name);
		if (postSilent.has(name)) return;
		if (mark) this.children(element, { ...context, mark });
		else if (postInline.has(name)) this.children(element, context);
		else if (name === 'a') this.children(element, { ...context, href: attributeOf(element, 'href') ?? '' });
		else if (name === 'br') this.endLine();
		else if (name === 'img') this.#picture(element, context);
		else if (name === 'p' || postContainers.has(name)) this.#container(element, context);
		else if (/^h[1-6]$/.test(name)) this.#within ? this.#container(element, context) : this.#heading(element);
		else if (!['blockquote', 'ul', 'ol'].includes(name)) this.refused.add(`<${name}>`);
		else if (this.#within !== undefined) this.refused.add(`<${name}> em <${this.#within}>`);
		else if (name === 'blockquote') this.#quote(element, context);
		else this.#list(element, context);
	}

	#container(element: Element, context: Context): void {
		this.endLine();
		const isFigure = element.tagName === 'figure' || hasClass(element, 'wp-caption');
		const hasPicture = isFigure && findAll(element, ({ tagName }) => tagName === 'img').length > 0;
		if (isCaption(element) && context.caption !== undefined) return;
		const caption = hasPicture ? plain(element.childNodes.flatMap(captionsIn).map(textIn).join(' ')) : undefined;
		this.children(element, caption === undefined ? context : { ...context, caption });
		this.endLine();
	}

	#heading(element: Element): void {
		this.endLine();
		const lines = this.#apart(element, {});
		const text = plain(
			lines
				.flat()
				.map(({ text: words }) => words)
				.join(' '),
		);
		if (text) this.blocks.push({ kind: 'heading', text });
	}

	#quote(element: Element, context: Context): void {
		this.endLine();
		const lines = this.#apart(element, context);
		if (lines.length > 0) this.blocks.push({ kind: 'quote', line: joined(lines) });
	}

	#list(element: Element, context: Context): void {
		this.endLine();
		const items = element.childNodes
			.filter(defaultTreeAdapter.isElementNode)
			.map((item) => joined(this.#apart(item, context, element.tagName)));
		// A gallery is a list of pictures.
		const worded = items.filter((item) => item.length > 0);
		if (worded.length === 0) return;
		if (element.tagName === 'ul') return void this.blocks.push({ kind: 'list', items: worded });
		const isGapped = items.slice(0, worded.length).some((item) => item.length === 0);
		const other = isGapped ? '<li> sem texto' : otherCounting(element);
		if (other !== undefined) this.refused.add(other);
		this.blocks.push({ kind: 'list', items: worded, start: Number(attributeOf(element, 'start') ?? 1) });
	}

	/** The lines within an element, which has nothing but lines. */
	#apart(element: Element, context: Context, name = element.tagName): Line[] {
		const [take, within] = [this.#take, this.#within];
		const lines: Line[] = [];
		this.#take = (line) => void lines.push(line);
		this.#within = name;
		this.children(element, context);
		this.endLine();
		[this.#take, this.#within] = [take, within];
		return lines;
	}

	#picture(element: Element, { caption }: Context): void {
		const of = (name: string) => attributeOf(element, name) ?? '';
		if (hasClass(element, 'emoji') || hasClass(element, 'wp-smiley')) return void this.#line.push({ text: of('alt') });
		const sizes = sizesIn(`${of('srcset')}, ${of('data-srcset')}`);
		// What waits to be seen has its address elsewhere.
		const addresses = [...sizes, of('data-src'), of('data-lazy-src'), of('src')].filter(
			(address) => address !== '' && !address.startsWith('data:'),
		);
		if (addresses.length > 0) this.pictures.push({ addresses, caption: caption || plain(of('alt')) });
	}
}

/** The addresses in a `srcset`, the widest first. Word by word: one regular expression over all of it would take the square of its length. */
function sizesIn(srcset: string): string[] {
	const sizes: { address: string; width: number }[] = [];
	let address = '';
	for (const word of srcset.split(/\s+/)) {
		const [, width, next] = /^(\d{1,5})w(?:,(.*))?$/.exec(word) ?? [];
		if (width !== undefined && address !== '') sizes.push({ address, width: Number(width) });
		address = (width === undefined ? word : (next ?? '')).replace(/^,+/, '');
	}
	return sizes.toSorted((one, other) => other.width - one.width).map(({ address }) => address);
}

/** What of a numbered list this site has no form for: it counts in figures, one by one, from a number that is no year (`body.ts`). */
function otherCounting(list: Element): string | undefined {
	const start = attributeOf(list, 'start') ?? '1';
	const style = attributeOf(list, 'style') ?? '';
	if (!/^1?$/.test(attributeOf(list, 'type') ?? '') || /list-style(?:-type)?\s*:(?!\s*decimal\s*(?:;|$))/.test(style))
		return '<ol type>';
	if (attributeOf(list, 'reversed') !== undefined) return '<ol reversed>';
	if (!/^\d{1,3}$/.test(start)) return '<ol start>';
	return findAll(list, (item) => attributeOf(item, 'value') !== undefined).length > 0 ? '<li value>' : undefined;
}

/** The outermost: what is within one is part of it. */
function captionsIn(node: Node): Element[] {
	if (!defaultTreeAdapter.isElementNode(node)) return [];
	return isCaption(node) ? [node] : node.childNodes.flatMap(captionsIn);
}

function isCaption(element: Element): boolean {
	return element.tagName === 'figcaption' || hasClass(element, 'wp-caption-text');
}

function textIn(node: Node): string {
	if (defaultTreeAdapter.isTextNode(node)) return node.value;
	return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
}

function joined(lines: readonly Line[]): Line {
	return lines.flatMap((line, index) => (index === 0 ? line : [{ text: ' ' }, ...line]));
}

/** A line without spaces at its ends or side by side, and with what is stressed or leads to the same place in one stretch. */
function tidied(line: Line): Line {
	const merged: Stretch[] = [];
	for (const stretch of line) {
		const last = merged.at(-1);
		if (last && last.mark === stretch.mark && last.href === stretch.href) last.text += stretch.text;
		else merged.push({ ...stretch });
	}
	// Once each: a text may come in a million pieces.
	for (const stretch of merged) stretch.text = oneLine(stretch.text);
	while (merged[0]?.text.trim() === '') merged.shift();
	while (merged.at(-1)?.text.trim() === '') merged.pop();
	return merged;
}

export function wordsOf(line: Line): string {
	return plain(line.map(({ text }) => text).join(''));
}
