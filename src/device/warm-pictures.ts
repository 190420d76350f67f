import { readConnection } from './connection';

/**
 * Asks the service worker to fetch the pictures that are not on this device yet, in the order given and as far as its
 * room for pictures goes (PRODUCT 5.1). Not on Save-Data, and not before a worker controls the page.
 * @param addresses one size of each picture, the one that suits this device
 */
export async function warmPictures(addresses: readonly string[]): Promise<void> {
	if (!('serviceWorker' in navigator) || readConnection()?.saveData) return;
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage({ type: 'pictures:warm', addresses });
}
