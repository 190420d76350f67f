// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodesAvif, removePictures, warmPictures } from './pictures';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('pictures that were removed come back when they are looked at, and none before', async () => {
	const postMessage = vi.fn();
	vi.stubGlobal('navigator', {
		serviceWorker: { controller: { postMessage }, ready: Promise.resolve({ active: { postMessage } }) },
	});
	const names = new Set(['pictures', 'workbox-precache-v2']);
	vi.stubGlobal('caches', { delete: async (name: string) => names.delete(name) });
	await warmPictures(['/art/a.avif']);
	expect(postMessage).toHaveBeenLastCalledWith({ type: 'pictures:warm', addresses: ['/art/a.avif'] });
	await removePictures();
	expect([...names]).toEqual(['workbox-precache-v2']);
	await warmPictures(['/art/a.avif']);
	expect(postMessage).toHaveBeenLastCalledWith({ type: 'pictures:stop' });
	expect(postMessage).toHaveBeenCalledTimes(2);
});

test('a browser that keeps nothing has no pictures to remove', async () => {
	vi.stubGlobal('caches', undefined);
	await removePictures();
});

test('a browser knows AVIF if it decodes one', async () => {
	const close = vi.fn();
	const decode = vi.fn(async (_: Blob) => ({ close }));
	vi.stubGlobal('createImageBitmap', decode);
	expect(await decodesAvif()).toBe(true);
	expect(close).toHaveBeenCalledOnce();
	const picture = decode.mock.calls[0]?.[0];
	expect(picture?.type).toBe('image/avif');
	expect(await picture?.slice(4, 12).text()).toBe('ftypavif');
});

test('a browser does not know AVIF where decoding fails or is missing', async () => {
	vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
	expect(await decodesAvif()).toBe(false);
	vi.stubGlobal('createImageBitmap', undefined);
	expect(await decodesAvif()).toBe(false);
});
