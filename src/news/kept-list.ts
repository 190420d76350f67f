import type { ShownList } from './list-state';
import type { NewsItem } from './news-item';

/** Where lists are kept: gives `sessionStorage`, which may refuse even to be looked at. */
export type Shelf = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the list of one entry of the history, so that coming back to it finds it as it was left. A full or forbidden shelf keeps nothing. */
export function keepList(shelf: Shelf, entry: string, list: ShownList): void {
	try {
		shelf().setItem(nameOf(entry), JSON.stringify(list));
	} catch {
		// Then the list starts again at its first page.
	}
}

/** The list as it was left, or nothing if there is none that can be used. */
export function recallList(shelf: Shelf, entry: string): ShownList | undefined {
	try {
		return parseList(JSON.parse(shelf().getItem(nameOf(entry)) ?? 'null'));
	} catch {
		return undefined;
	}
}

function nameOf(entry: string): string {
	return `news-list ${entry}`;
}

/** A list that was kept in the store of the browser or in an entry of the history, or nothing if it is none. */
export function parseList(value: unknown): ShownList | undefined {
	if (!isObject(value)) return undefined;
	const { category, page, items, end, source } = value;
	if (typeof category !== 'string' || typeof page !== 'number' || typeof end !== 'boolean') return undefined;
	if ((source !== 'server' && source !== 'device') || !Array.isArray(items) || !items.every(isItem)) return undefined;
	return { category, page, items, end, source };
}

function isItem(value: unknown): value is NewsItem {
	if (!isObject(value)) return false;
	const { address, title, category, date } = value;
	return (
		typeof address === 'string' &&
		/^(\/(?!\/)|https?:\/\/)/.test(address) &&
		typeof title === 'string' &&
		typeof category === 'string' &&
		(date === undefined || typeof date === 'string')
	);
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
