import { afterEach, expect, test, vi } from 'vitest';
import { isMobileLine, lineKind, readWifiOnly, writeWifiOnly } from './wifi-only';

afterEach(() => vi.unstubAllGlobals());

test('a line that is paid by volume is known where the browser tells', () => {
	vi.stubGlobal('navigator', { connection: { type: 'cellular' } });
	expect(isMobileLine()).toBe(true);
	vi.stubGlobal('navigator', { connection: { type: 'wifi' } });
	expect(isMobileLine()).toBe(false);
	vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } });
	expect(lineKind()).toBeUndefined();
	vi.stubGlobal('navigator', {});
	expect(isMobileLine()).toBe(false);
});

test('the wish is remembered, and is no where nothing can be remembered', async () => {
	const stored = new Map<string, Response>();
	vi.stubGlobal('caches', {
		match: async (key: string) => stored.get(key)?.clone(),
		open: async () => ({
			put: async (key: string, response: Response) => void stored.set(key, response),
		}),
	});
	expect(await readWifiOnly()).toBe(false);
	expect(await writeWifiOnly(true)).toBe(true);
	expect(await readWifiOnly()).toBe(true);
	vi.stubGlobal('caches', undefined);
	expect(await writeWifiOnly(true)).toBe(false);
	expect(await readWifiOnly()).toBe(false);
});
