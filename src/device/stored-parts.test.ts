import { afterEach, expect, test, vi } from 'vitest';
import { measureStoredParts, removePictures } from './stored-parts';

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
