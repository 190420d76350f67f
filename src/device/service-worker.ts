import { holdsTypedText, keepTypedText } from './typed-text';
import { followUpdates } from './update-flow';

/** Between two looks for a newer build while the page stays open, in ms. */
const updateInterval = 60 * 60 * 1000;

/**
 * Registers the service worker once the page is loaded, and offers its newer builds from then on.
 * A browser without workers, or one that refuses them (private windows), leaves a site that works online.
 */
export async function registerServiceWorker(url: string): Promise<void> {
	if (!('serviceWorker' in navigator)) return;
	await pageLoaded();
	const registration = await register(url);
	if (!registration) return;
	lookForUpdates(registration);
	const reload = () => location.reload();
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

/** The browser looks at every navigation; a page that stays open, as the installed site does, would never find out. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
	let looked = Date.now();
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState !== 'visible' || Date.now() - looked < updateInterval) return;
		looked = Date.now();
		// Without network there is nothing to find; the next look will do.
		registration.update().catch(() => undefined);
	});
}
