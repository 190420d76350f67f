import { trustedScriptUrl } from '../platform/trusted-types';
import { registerUntilInstalled } from './register-worker';
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
	if (!('serviceWorker' in navigator)) return;
	if (import.meta.env.VITE_KILL_SWITCH) return removeServiceWorker();
	await pageLoaded();
	const registration = await registerUntilInstalled(navigator.serviceWorker, trustedScriptUrl(url));
	if (!registration) return;
	lookForUpdates(registration);
	await followUpdates(navigator.serviceWorker, registration, { reload, holdsTypedText, keepTypedText });
}

/**
 * In a build made to take the worker away (docs/decisions/0013): what a tab of an older build stored after the kill switch had
 * passed goes with the next page.
 */
async function removeServiceWorker(): Promise<void> {
	try {
		for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
		for (const name of await caches.keys()) await caches.delete(name);
	} catch {
		// Storage that refuses holds nothing.
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
