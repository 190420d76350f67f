import { yieldDownload } from './extract';

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the place of the service worker when it has to go (docs/decisions/0013): lets itself in at once, removes every cache
 * and then itself. Answers nothing, so that pages come from the network from the first moment on; open pages follow the change of
 * their worker and read themselves anew, once, with what was typed kept. IndexedDB, where messages wait, is not touched.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
	// A page that is about to go may be storing blocks of the map.
	yieldDownload();
	for (const name of await caches.keys()) await caches.delete(name);
	await self.registration.unregister();
}
