// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureStoredParts, removePictures } from './stored-parts';
import { warmPictures } from './warm-pictures';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('what is stored beside the map is added up by what it is', async () => {
	stubCaches({
		'workbox-precache-v2': { '/': new Response('página'), '/a.js': new Response('12345') },
		pictures: { '/a.avif': new Response('x', { headers: { 'x-stored-bytes': '900' } }) },
		'satellite-extract:/map/a.pmtiles': { '/map/block/1': new Response('1234567890') },
	});
	expect(await measureStoredParts()).toEqual({ pictures: 900, pages: 12 });
	await removePictures();
	expect(await measureStoredParts()).toEqual({ pictures: 0, pages: 12 });
});

test('pictures that were removed come back when they are looked at, and none before', async () => {
	const postMessage = vi.fn();
	vi.stubGlobal('navigator', {
		serviceWorker: { controller: { postMessage }, ready: Promise.resolve({ active: { postMessage } }) },
	});
	stubCaches({ pictures: {} });
	await warmPictures(['/art/a.avif']);
	expect(postMessage).toHaveBeenLastCalledWith({ type: 'pictures:warm', addresses: ['/art/a.avif'] });
	await removePictures();
	await warmPictures(['/art/a.avif']);
	expect(postMessage).toHaveBeenLastCalledWith({ type: 'pictures:stop' });
	expect(postMessage).toHaveBeenCalledTimes(2);
});

test('a browser that keeps nothing has nothing to tell', async () => {
	vi.stubGlobal('caches', undefined);
	expect(await measureStoredParts()).toBeUndefined();
	await removePictures();
});

function stubCaches(stored: Record<string, Record<string, Response>>): void {
	vi.stubGlobal('caches', {
		keys: async () => Object.keys(stored),
		delete: async (name: string) => delete stored[name],
		open: async (name: string) => ({
			keys: async () => Object.keys(stored[name] ?? {}),
			match: async (key: string) => stored[name]?.[key]?.clone(),
		}),
	});
}
