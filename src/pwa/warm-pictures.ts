import { readConnection } from '../platform/connection';
import { picturesWereRemoved } from './picture-choice';

/**
 * Asks the service worker to fetch the pictures that are not on this device yet, in the order given and as far as its
 * room for pictures goes (PRODUCT 5.1). Not on Save-Data, not once the visitor removed them, and not before a worker controls the page.
 * @param addresses one size of each picture, the one that suits this device
 */
export async function warmPictures(addresses: readonly string[]): Promise<void> {
	if (!('serviceWorker' in navigator) || readConnection()?.saveData || picturesWereRemoved()) return;
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage({ type: 'pictures:warm', addresses });
}

/** Tells the service worker what this page's own check met, an answer or none: without network it asks for no picture. */
export function tellWorkerOfNetwork(answered: boolean): void {
	if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ type: 'network', answered });
}

/** Asks the service worker to leave off fetching pictures that nobody looked at. */
export function stopWarming(): void {
	if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ type: 'pictures:stop' });
}

/** Tells when the service worker is done with the pictures it was asked for, or as far as it came. @returns how to stop listening */
export function onPicturesWarmed(listener: () => void): () => void {
	if (!('serviceWorker' in navigator)) return () => {};
	const container = navigator.serviceWorker;
	const hear = ({ data }: MessageEvent<unknown>) => data === 'pictures:warmed' && listener();
	container.addEventListener('message', hear);
	return () => container.removeEventListener('message', hear);
}
