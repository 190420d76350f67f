import { cachesBesideMap } from './stored-parts';
import { stopWarming } from './warm-pictures';

/**
 * Takes the worker off this device and all that it stored beside the map: the pages of this build and of the former one, and the
 * pictures. The worker goes with its pages, for it would not store them again: the next page that is opened begins anew, as on a
 * first visit.
 * @throws where the storage refuses
 */
export async function removeWorkerAndStores(): Promise<void> {
	stopWarming();
	if ('serviceWorker' in navigator) {
		for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
	}
	for (const name of await cachesBesideMap()) await caches.delete(name);
}
