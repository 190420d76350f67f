import { XMLParser } from 'fast-xml-parser';
import { Failure, reasonOf } from '../../failure';

/** An element of a document: its text, its attributes (by `@name`) and its children (by name). */
export type Element = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: '@',
	removeNSPrefix: true,
	parseTagValue: false,
	parseAttributeValue: false,
});

/** @throws {Failure} if it is not XML */
export function parseXml(text: string): Element {
	try {
		const document: unknown = parser.parse(text, true);
		return isElement(document) ? document : {};
	} catch (error) {
		throw new Failure(`is not XML (${reasonOf(error)})`);
	}
}

/** The children of that name, however many there are. */
export function childrenOf(element: Element | undefined, name: string): Element[] {
	const value = element?.[name];
	const list: unknown[] = Array.isArray(value) ? value : [value];
	return list.flatMap((item) => (isElement(item) ? [item] : typeof item === 'string' ? [{ '#text': item }] : []));
}

/** The first child of that name. */
export function childOf(element: Element | undefined, name: string): Element | undefined {
	return childrenOf(element, name)[0];
}

/** The text of the first child of that name; empty if there is none. */
export function textOf(element: Element | undefined, name: string): string {
	const text = childOf(element, name)?.['#text'];
	return typeof text === 'string' ? text.trim() : '';
}

/** An attribute; empty if there is none. */
export function attributeOf(element: Element | undefined, name: string): string {
	const value = element?.[`@${name}`];
	return typeof value === 'string' ? value.trim() : '';
}

function isElement(value: unknown): value is Element {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
