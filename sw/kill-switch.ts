import { parseWorkerMessage } from '../src/platform/worker-protocol';
import { stopDownload } from './extract';

declare const self: ServiceWorkerGlobalScope;

/** Between two calls to stop, in ms: pages resume a download that was stopped. */
const callAgainMs = 250;

/**
 * Takes the place of the service worker when it has to go (docs/decisions/0013): activates at once, removes every cache
 * and then itself. Answers nothing, so that pages come from the network from the first moment on; open pages follow the change of
 * their worker and reload, once, with what was typed kept. IndexedDB, where messages wait, is not touched.
 */
export function startKillSwitch(): void {
	let calling: ReturnType<typeof setInterval> | undefined;
	self.addEventListener('install', (event) => {
		event.waitUntil(self.skipWaiting());
		// The worker before is not replaced while it is at work, and that may be the map, for minutes.
		stopDownload();
		calling = setInterval(stopDownload, callAgainMs);
	});
	self.addEventListener('activate', (event) => {
		clearInterval(calling);
		event.waitUntil(removeAll());
	});
	// A page that found this build waiting behind such a worker offers it, as any other.
	self.addEventListener('message', (event) => {
		if (parseWorkerMessage(event.data)?.type === 'skip-waiting') event.waitUntil(self.skipWaiting());
	});
}

async function removeAll(): Promise<void> {
	for (const name of await caches.keys()) await caches.delete(name);
	await self.registration.unregister();
}
