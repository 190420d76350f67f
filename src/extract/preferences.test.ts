import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	downloadsByItself,
	lastCheckedStore,
	readChoice,
	readWifiOnly,
	reloadLastChecked,
	requireAllowedNetwork,
	writeChoice,
	writeLastChecked,
	writeWifiOnly,
} from './preferences';
import { MemoryCaches } from './testing/cache-storage';

beforeEach(() => void vi.stubGlobal('caches', new MemoryCaches()));
afterEach(() => void vi.unstubAllGlobals());

const fast = { saveData: false, effectiveType: '4g' };

test.each([
	['on a fast connection', { connection: fast, standalone: false }, true],
	['not on Save-Data', { connection: { ...fast, saveData: true }, standalone: true }, false],
	['not on 3g', { connection: { ...fast, effectiveType: '3g' }, standalone: false }, false],
	['not on 2g', { connection: { ...fast, effectiveType: '2g' }, standalone: false }, false],
	['not on slow 2g', { connection: { ...fast, effectiveType: 'slow-2g' }, standalone: false }, false],
	['not where the browser does not tell', { connection: undefined, standalone: false }, false],
	['where the browser does not tell, in the installed site', { connection: undefined, standalone: true }, true],
])('the extract is fetched without a tap, or not: %s', (_, device, expected) => {
	expect(downloadsByItself(device, 'none')).toBe(expected);
});

test('the extract is fetched after a tap over any connection, and never after it was stopped or removed', () => {
	const slow = { connection: { saveData: true, effectiveType: '2g' }, standalone: false };
	expect(downloadsByItself(slow, 'wanted')).toBe(true);
	expect(downloadsByItself({ connection: fast, standalone: true }, 'paused')).toBe(false);
	expect(downloadsByItself({ connection: fast, standalone: true }, 'removed')).toBe(false);
});

test('the visitor’s choice is stored under the names that earlier builds gave it', async () => {
	expect(await readWifiOnly()).toBe(false);
	expect(await readChoice()).toBe('none');
	expect(await writeWifiOnly(true)).toBe(true);
	expect(await writeChoice('removed')).toBe(true);
	expect(await readWifiOnly()).toBe(true);
	expect(await readChoice()).toBe('removed');
	const cacheName = 'satellite-extract-choice';
	expect(await (await caches.match('/map/extract-wifi-only', { cacheName }))?.text()).toBe('yes');
	expect(await (await caches.match('/map/extract-choice', { cacheName }))?.text()).toBe('removed');
});

test('the visitor’s choice is none where nothing can be stored', async () => {
	vi.stubGlobal('caches', undefined);
	expect(await writeWifiOnly(true)).toBe(false);
	expect(await readWifiOnly()).toBe(false);
	expect(await readChoice()).toBe('none');
});

test('the last check is known to the page that made it, even where nothing can be stored', async () => {
	vi.stubGlobal('caches', undefined);
	await writeLastChecked(new Date(1_000_000));
	await reloadLastChecked();
	expect(lastCheckedStore.get()).toEqual(new Date(1_000_000));
});

test.each([
	['over mobile data', 'cellular'],
	['over WiMAX', 'wimax'],
])('the network may be used %s unless the visitor wants Wi-Fi only', async (_, type) => {
	vi.stubGlobal('navigator', { connection: { type } });
	await requireAllowedNetwork();
	await writeWifiOnly(true);
	await expect(requireAllowedNetwork()).rejects.toMatchObject({ name: 'NetworkNotAllowed', kind: 'wifi' });
});

test('where the visitor wants Wi-Fi only, Wi-Fi and a connection of unknown type may be used', async () => {
	await writeWifiOnly(true);
	vi.stubGlobal('navigator', { connection: { type: 'wifi' } });
	await requireAllowedNetwork();
	vi.stubGlobal('navigator', {});
	await requireAllowedNetwork();
});
