import { isRecord } from '../platform/json';
import { type Slot, slot } from '../platform/web-storage';
import type { ShownList } from './list-state';
import type { NewsItem } from './news-item';

/** Where the list of one entry of the history is stored, so that coming back to it finds it as it was left. */
export function listSlot(entry: string): Slot<ShownList> {
	return slot('session', `news-list ${entry}`, (text) => parseList(JSON.parse(text)));
}

/** A list that was stored by the browser or in an entry of the history; nothing if it is none. */
export function parseList(value: unknown): ShownList | undefined {
	if (!isRecord(value)) return undefined;
	const { category, page, items, end, source } = value;
	if (typeof category !== 'string' || typeof page !== 'number' || typeof end !== 'boolean') return undefined;
	if ((source !== 'server' && source !== 'device') || !Array.isArray(items) || !items.every(isItem)) return undefined;
	return { category, page, items, end, source };
}

function isItem(value: unknown): value is NewsItem {
	if (!isRecord(value)) return false;
	const { address, title, category, date } = value;
	return (
		typeof address === 'string' &&
		/^(\/(?!\/)|https?:\/\/)/.test(address) &&
		typeof title === 'string' &&
		typeof category === 'string' &&
		(date === undefined || typeof date === 'string')
	);
}
