import { holdsTypedText, keepTypedText } from './typed-text';
import { followUpdates } from './update-flow';
import { lookForUpdates } from './update-look';
import { followMissingChunks } from './update-missing-chunk';

/**
 * Registers the service worker once the page is loaded, and offers its newer builds from then on.
 * A browser without workers, or one that refuses them (private windows), leaves a site that works online.
 */
export async function registerServiceWorker(url: string): Promise<void> {
	const reload = () => location.reload();
	followMissingChunks({ reload, keepTypedText });
	// A build made to take the worker away must not bring it back (docs/decisions/0013).
	if (!('serviceWorker' in navigator) || import.meta.env.VITE_KILL_SWITCH) return;
	await pageLoaded();
	const registration = await register(url);
	if (!registration) return;
	lookForUpdates(registration);
	await followUpdates(navigator.serviceWorker, registration, { reload, holdsTypedText, keepTypedText });
}

/** Nothing where the browser refuses, or blocks without a word. */
async function register(url: string): Promise<ServiceWorkerRegistration | undefined> {
	try {
		return await navigator.serviceWorker.register(url, { updateViaCache: 'none' });
	} catch {
		return undefined;
	}
}

/** Resolves when a worker has stored every page on this device; at once where there are no workers, never where it cannot. */
export async function pagesStored(): Promise<void> {
	if ('serviceWorker' in navigator) await navigator.serviceWorker.ready;
}

async function pageLoaded(): Promise<void> {
	if (document.readyState === 'complete') return;
	await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
