// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { removeWorkerAndStores } from './remove-worker';

afterEach(() => vi.unstubAllGlobals());

test('the worker goes with all that it stored; the map has its own way out', async () => {
	const unregister = vi.fn(async () => true);
	vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [{ unregister }] } });
	const names = new Set(['workbox-precache-v2', 'former-build', 'pictures', 'satellite-extract:/map/a.pmtiles']);
	vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
	await removeWorkerAndStores();
	expect(unregister).toHaveBeenCalledOnce();
	expect([...names]).toEqual(['satellite-extract:/map/a.pmtiles']);
});
