import { type ConnectionTraits, connectionType, readConnection } from '../platform/connection';
import { KindError } from '../platform/kind-error';
import { createStore, type Store } from '../platform/store';
import { extractCachePrefix } from '../platform/worker-protocol';

/** What the visitor said about the extract: nothing yet, yes, not now, or take it away. */
type ExtractChoice = 'none' | 'wanted' | 'paused' | 'removed';

/** What the device tells: of its connection, undefined where the browser does not tell, and whether the site is installed. */
export type DeviceTraits = { connection: ConnectionTraits | undefined; standalone: boolean };

/** Beside the caches of the archives, and not removed with them. */
const cacheName = `${extractCachePrefix}-choice`;
const choiceKey = '/map/extract-choice';
const wifiOnlyKey = '/map/extract-wifi-only';
const lastCheckedKey = '/map/extract-last-look';

/** The last check of this page, where the browser remembers nothing. */
let lastChecked: string | undefined;

/** Thrown instead of fetching: over mobile data where the visitor wants Wi-Fi only, or unasked over a slow or metered connection. */
export class NetworkNotAllowed extends KindError<'wifi' | 'line'> {
	override name = 'NetworkNotAllowed';
}

/** Reads the visitor's choice; anything unreadable counts as none. */
export async function readChoice(): Promise<ExtractChoice> {
	const text = await readRecord(choiceKey);
	return text === 'wanted' || text === 'paused' || text === 'removed' ? text : 'none';
}

/** @returns whether it will be remembered */
export async function writeChoice(choice: ExtractChoice): Promise<boolean> {
	return writeRecord(choiceKey, choice);
}

/** Whether the visitor said that nothing is to be fetched. */
export function isRefusal(choice: ExtractChoice): boolean {
	return choice === 'paused' || choice === 'removed';
}

/** Whether the visitor wants the map over Wi-Fi only; by default not. */
export async function readWifiOnly(): Promise<boolean> {
	return (await readRecord(wifiOnlyKey)) === 'yes';
}

/** @returns whether it will be remembered */
export async function writeWifiOnly(only: boolean): Promise<boolean> {
	return writeRecord(wifiOnlyKey, only ? 'yes' : 'no');
}

const lastCheckedMoment = createStore<Date | undefined>(undefined, () => {
	void reloadLastChecked();
});

/** When the server last said which archive is current; undefined until that is read, and if it never did. */
export const lastCheckedStore: Store<Date | undefined> = lastCheckedMoment;

/** Reads again when the server last said it: another tab may have asked. */
export async function reloadLastChecked(): Promise<void> {
	const moment = new Date((await readRecord(lastCheckedKey)) ?? lastChecked ?? Number.NaN);
	if (!Number.isNaN(moment.getTime())) lastCheckedMoment.set(moment);
}

/** Remembers when the server said which archive is current. */
export async function writeLastChecked(moment: Date): Promise<void> {
	lastChecked = moment.toISOString();
	lastCheckedMoment.set(moment);
	await writeRecord(lastCheckedKey, lastChecked);
}

/**
 * Whether the extract may be fetched without a tap (docs/product.md 5.2): not on Save-Data, not on 2g or 3g, and where the
 * browser does not tell only in the installed site. An earlier choice of the visitor decides either way.
 */
export function downloadsByItself(device: DeviceTraits, choice: ExtractChoice): boolean {
	if (choice === 'wanted') return true;
	if (isRefusal(choice)) return false;
	return device.connection ? !isSparing(device.connection) : device.standalone;
}

/**
 * Looks at the connection as it is now, in pages and in the worker.
 * @throws {NetworkNotAllowed} where nothing is to be fetched over it
 */
export async function requireAllowedNetwork(): Promise<void> {
	const type = connectionType();
	if ((type === 'cellular' || type === 'wimax') && (await readWifiOnly())) throw new NetworkNotAllowed('wifi');
	const connection = readConnection();
	if (connection && isSparing(connection) && (await readChoice()) !== 'wanted') throw new NetworkNotAllowed('line');
}

/** Whether the connection is slow, or the visitor told the browser to save data. */
function isSparing({ saveData, effectiveType }: ConnectionTraits): boolean {
	return saveData || effectiveType !== '4g';
}

/** Reads what was remembered for pages and worker: in the Cache API, because the worker has no `localStorage`. */
async function readRecord(key: string): Promise<string | undefined> {
	try {
		// Opening a cache would create it.
		const stored = await caches.match(key, { cacheName });
		return await stored?.text();
	} catch {
		return undefined;
	}
}

async function writeRecord(key: string, text: string): Promise<boolean> {
	try {
		await (await caches.open(cacheName)).put(key, new Response(text));
		return true;
	} catch {
		return false;
	}
}
