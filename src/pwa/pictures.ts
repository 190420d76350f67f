import { readConnection } from '../platform/connection';
import { postToActiveWorker, postToController } from '../platform/post-to-worker';
import { slot } from '../platform/web-storage';
import { picturesCache, picturesWarmed } from '../platform/worker-protocol';

/** Set once the visitor removed the pictures: from then on each comes back when it is looked at, and none before. */
const removed = slot('local', 'pictures-removed', (text) => text);

/**
 * Asks the service worker to fetch the pictures that are not on this device yet, in the order given and as far as its
 * room for pictures goes (docs/product.md 5.1). Not on Save-Data, not once the visitor removed them, and not before a worker controls the page.
 * @param addresses one size of each picture, the one that suits this device
 */
export async function warmPictures(addresses: readonly string[]): Promise<void> {
	if (readConnection()?.saveData || removed.read()) return;
	await postToActiveWorker({ type: 'pictures:warm', addresses });
}

/** Asks the service worker to stop fetching pictures that nobody looked at. */
export function stopWarming(): void {
	postToController({ type: 'pictures:stop' });
}

/** Tells when the service worker is done with the pictures it was asked for, or as far as it came. @returns how to stop listening */
export function onPicturesWarmed(listener: () => void): () => void {
	if (!('serviceWorker' in navigator)) return () => {};
	const container = navigator.serviceWorker;
	const hear = ({ data }: MessageEvent<unknown>) => data === picturesWarmed && listener();
	container.addEventListener('message', hear);
	return () => container.removeEventListener('message', hear);
}

/** Takes the pictures off this device; each comes back when it is looked at. */
export async function removePictures(): Promise<void> {
	removed.write('1');
	stopWarming();
	try {
		await caches.delete(picturesCache);
	} catch {
		// Storage that refuses has nothing to give back.
	}
}

/** The smallest AVIF that encoders make: one black pixel. */
const sample =
	'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB8AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAnbWRhdBIACggYAAbICGg0IDIRH/eHhRXAACwAACCQNZO/ncY=';

/**
 * Whether this browser shows AVIF, and so takes that of the two formats a `<picture>` offers. It is asked by decoding a
 * picture: no interface tells.
 */
export async function decodesAvif(): Promise<boolean> {
	try {
		const bytes = Uint8Array.from(atob(sample), (character) => character.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/avif' }));
		bitmap.close();
		return true;
	} catch {
		return false;
	}
}
