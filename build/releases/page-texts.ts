import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { TextChange } from './page-change.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** What stands within a sentence; any other element parts texts. */
const inline = new Set(
	'a abbr b bdi bdo br cite code data dfn em i kbd mark q s small span strong sub sup time tspan u var wbr'.split(' '),
);
const silent = new Set(['noscript', 'script', 'style', 'template']);

/**
 * What a page says otherwise than before, block by block: its texts, its title and description, and what its pictures are said to show.
 * What changes alike in several places is told once.
 */
export function textsBetween(before: string, now: string): TextChange[] {
	const changes = new Map<string, TextChange>();
	for (const { gone, came } of differencesBetween(textsOf(before), textsOf(now))) {
		// Of as many as went and came, each is taken for the other's new words.
		for (let index = 0; index < Math.max(gone.length, came.length); index++) {
			const [was, is] = [gone[index], came[index]];
			const change = { ...(was !== undefined && { before: was }), ...(is !== undefined && { now: is }) };
			changes.set(JSON.stringify(change), change);
		}
	}
	return [...changes.values()];
}

/** The texts of a page in their order. */
function textsOf(html: string): string[] {
	const texts = [''];
	collect(parse(html), texts);
	return texts
		.map((text) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim())
		.filter((text) => text !== '');
}

/** Adds what a node says to the last of the texts, or begins another. */
function collect(node: Node, texts: string[]): void {
	if (node.nodeName === '#text' && 'value' in node) texts.push((texts.pop() ?? '') + node.value);
	if (!('childNodes' in node) || silent.has(node.nodeName)) return;
	const attributes = new Map('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : []);
	if (attributes.get('aria-hidden') === 'true') return;
	const isInline = inline.has(node.nodeName);
	// Two words that only a style sheet keeps apart.
	if (isInline) texts.push(`${texts.pop() ?? ''}${isBesideElement(node) ? ' ' : ''}`);
	else texts.push('');
	const said = node.nodeName === 'meta' && attributes.get('name') === 'description' ? 'content' : 'alt';
	texts.push(...(attributes.has(said) ? [attributes.get(said) ?? '', ''] : []));
	for (const child of node.childNodes) collect(child, texts);
	if (!isInline) texts.push('');
}

function isBesideElement(node: Node): boolean {
	if (node.nodeName === 'br') return true;
	const siblings: readonly Node[] = 'parentNode' in node && node.parentNode ? node.parentNode.childNodes : [];
	const former = siblings[siblings.indexOf(node) - 1];
	return former !== undefined && 'tagName' in former;
}

type Difference = { gone: readonly string[]; came: readonly string[] };

/** What one list has and the other has not, between texts that both have. */
export function differencesBetween(before: readonly string[], now: readonly string[]): Difference[] {
	let [from, to] = [0, 0];
	return [...sameTexts(before, now), [before.length, now.length] as const].map(([kept, place]) => {
		const difference = { gone: before.slice(from, kept), came: now.slice(to, place) };
		[from, to] = [kept + 1, place + 1];
		return difference;
	});
}

/** The places, in both lists, of the longest run of texts that both have in the same order. */
function sameTexts(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
	const width = other.length + 1;
	/** How many both have from these places on. */
	const lengths = new Uint16Array((one.length + 1) * width);
	const lengthAt = (at: number, place: number) => lengths[at * width + place] ?? 0;
	for (let at = one.length - 1; at >= 0; at--) {
		for (let place = other.length - 1; place >= 0; place--) {
			lengths[at * width + place] =
				one[at] === other[place]
					? lengthAt(at + 1, place + 1) + 1
					: Math.max(lengthAt(at + 1, place), lengthAt(at, place + 1));
		}
	}
	const same: (readonly [number, number])[] = [];
	for (let at = 0, place = 0; at < one.length && place < other.length; ) {
		if (one[at] === other[place]) same.push([at++, place++]);
		else if (lengthAt(at + 1, place) >= lengthAt(at, place + 1)) at++;
		else place++;
	}
	return same;
}
