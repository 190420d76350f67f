// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { estimateStorage } from '../platform/fault';
import { dismissInvitation } from './install';
import { readPersistence, requestPersistence } from './storage';
import { emptyWebStorage, measureStoredParts, removeWorkerAndStores } from './stored-parts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('room and persistence are known where the browser gives them', async () => {
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

test('what is stored beside the map is added up by what it is', async () => {
	stubCaches({
		'workbox-precache-v2': { '/': new Response('página'), '/a.js': new Response('12345') },
		pictures: { '/a.avif': new Response('x', { headers: { 'x-stored-bytes': '900' } }) },
		'satellite-extract:/map/a.pmtiles': { '/map/block/1': new Response('1234567890') },
	});
	expect(await measureStoredParts()).toEqual({ pictures: 900, pages: 12 });
	await caches.delete('pictures');
	expect(await measureStoredParts()).toEqual({ pictures: 0, pages: 12 });
});

test('a browser that keeps nothing has nothing to tell', async () => {
	vi.stubGlobal('caches', undefined);
	expect(await measureStoredParts()).toBeUndefined();
});

test('the worker goes with all that it stored; the map has its own way out', async () => {
	const unregister = vi.fn(async () => true);
	vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [{ unregister }] } });
	stubCaches({ 'workbox-precache-v2': {}, 'former-build': {}, pictures: {}, 'satellite-extract:/map/a.pmtiles': {} });
	await removeWorkerAndStores();
	expect(unregister).toHaveBeenCalledOnce();
	expect(await caches.keys()).toEqual(['satellite-extract:/map/a.pmtiles']);
});

test('everything goes, but the no to the invitation to install', () => {
	localStorage.setItem('visits', '3');
	localStorage.setItem('quatro-vistas-contact-schema', '{}');
	sessionStorage.setItem('quatro-vistas-contact-draft', '{}');
	dismissInvitation();
	emptyWebStorage();
	expect(localStorage).toHaveLength(1);
	expect(localStorage.getItem('install-dismissed')).not.toBeNull();
	expect(sessionStorage).toHaveLength(0);
});

test('a browser that remembers nothing has nothing to forget', () => {
	vi.stubGlobal('localStorage', undefined);
	expect(emptyWebStorage).not.toThrow();
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
