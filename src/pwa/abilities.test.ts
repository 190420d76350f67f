// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { decodesAvif } from './decodes-avif';
import { isStandalone } from './standalone';
import { estimateStorage, readPersistence, requestPersistence } from './storage';

afterEach(() => vi.unstubAllGlobals());

describe('what the browser tells', () => {
	test('of being installed, by display mode or by Safari’s own property', () => {
		vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
		expect(isStandalone()).toBe(true);
		vi.stubGlobal('matchMedia', () => ({ matches: false }));
		expect(isStandalone()).toBe(false);
		vi.stubGlobal('navigator', { standalone: true });
		expect(isStandalone()).toBe(true);
	});

	test('of AVIF, by decoding one', async () => {
		const close = vi.fn();
		const decode = vi.fn(async (_: Blob) => ({ close }));
		vi.stubGlobal('createImageBitmap', decode);
		expect(await decodesAvif()).toBe(true);
		expect(close).toHaveBeenCalledOnce();
		const picture = decode.mock.calls[0]?.[0];
		expect(picture?.type).toBe('image/avif');
		expect(await picture?.slice(4, 12).text()).toBe('ftypavif');
	});

	test('of AVIF is no, where decoding fails or is missing', async () => {
		vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
		expect(await decodesAvif()).toBe(false);
		vi.stubGlobal('createImageBitmap', undefined);
		expect(await decodesAvif()).toBe(false);
	});

	test('of storage, or an honest nothing', async () => {
		vi.stubGlobal('navigator', {
			storage: {
				estimate: async () => ({ usage: 5, quota: 9 }),
				persisted: async () => false,
				persist: async () => true,
			},
		});
		expect(await estimateStorage()).toEqual({ usage: 5, quota: 9 });
		expect(await readPersistence()).toBe('best-effort');
		expect(await requestPersistence()).toBe('persistent');
		vi.stubGlobal('navigator', {});
		expect(await estimateStorage()).toBeUndefined();
		expect(await requestPersistence()).toBe('unknown');
	});
});
