import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** All elements below a node in document order, without recursion: a hostile page is as deep as it is long. */
export function* elementsIn(root: Node): Generator<Element> {
	const waiting: Node[] = 'childNodes' in root ? root.childNodes.toReversed() : [];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		if (defaultTreeAdapter.isElementNode(node)) yield node;
		if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
	}
}

/** Those below a node for which the test holds. */
export function findAll(node: Node, holds: (element: Element) => boolean): Element[] {
	return [...elementsIn(node)].filter(holds);
}

/** The hidden fields below an element, by their names. */
export function hiddenFields(element: Element): Map<string, string> {
	return new Map(
		findAll(element, isHiddenField).map((field) => [
			attributeOf(field, 'name') ?? '',
			attributeOf(field, 'value') ?? '',
		]),
	);
}

export function isHiddenField(element: Element): boolean {
	return element.tagName === 'input' && attributeOf(element, 'type')?.toLowerCase() === 'hidden';
}

/** What stands in an element itself, as the text of a script does. */
export function ownText({ childNodes }: Element): string {
	return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

export function attributeOf(element: Element, name: string): string | undefined {
	return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
	element.attrs = [...element.attrs.filter((attribute) => attribute.name !== name), { name, value }];
}

export function toggleAttribute(element: Element, name: string, isThere: boolean): void {
	if (isThere) setAttribute(element, name, '');
	else element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

export function tokensOf(element: Element, name: string): string[] {
	return (attributeOf(element, name) ?? '').split(/\s+/).filter((token) => token !== '');
}

/** Adds a token to a list attribute such as `class`, once. */
export function addToken(element: Element, name: string, token: string): void {
	setAttribute(element, name, [...new Set([...tokensOf(element, name), token])].join(' '));
}

export function hasClass(element: Element, name: string): boolean {
	return tokensOf(element, 'class').includes(name);
}

/** Replaces what an element holds by a text. */
export function setText(element: Element, text: string): void {
	element.childNodes = [];
	defaultTreeAdapter.insertText(element, text);
}

/** Appends a new element with a text to a parent. */
export function appendElement(
	parent: Element,
	name: string,
	attributes: Readonly<Record<string, string>>,
	text = '',
): Element {
	const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
	const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
	if (text !== '') defaultTreeAdapter.insertText(element, text);
	defaultTreeAdapter.appendChild(parent, element);
	return element;
}

export function removeElement(element: Element): void {
	defaultTreeAdapter.detachNode(element);
}
