import { backOff } from '../platform/pause';
import { nextChance } from '../platform/retry';
import { trustedScriptUrl } from '../platform/trusted-types';

/** Before the second attempt. */
const firstPauseMs = 5_000;

export const workerAddress = '/sw.js';
export const workerOptions = { updateViaCache: 'none' } as const;

/** `isFirst`: it was installed from this page, where there was none before. */
export type InstalledWorker = { registration: ServiceWorkerRegistration; isFirst: boolean };

/**
 * Installs the service worker once the page is loaded.
 * @returns undefined where there are no workers, or the browser refuses them (private windows): a site that works online
 */
export async function installWorker(): Promise<InstalledWorker | undefined> {
	if (!('serviceWorker' in navigator)) return undefined;
	if (import.meta.env.VITE_KILL_SWITCH) {
		await removeWorkerAndCaches();
		return undefined;
	}
	if (document.readyState !== 'complete')
		await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
	// Workbox registers once, and takes a browser that is kept from it for one that failed.
	const registration = await registerUntilInstalled(
		navigator.serviceWorker,
		trustedScriptUrl(workerAddress),
		workerOptions,
	);
	return registration && { registration, isFirst: !registration.active };
}

/**
 * Resolves when what this page fetches comes out of the worker's store, or no worker will ever keep it.
 * @param worker what {@link installWorker} comes to
 */
export async function filesStored(worker: Promise<InstalledWorker | undefined>): Promise<void> {
	if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return;
	const installed = await worker;
	// One that was there before and does not serve, because the page was reloaded past it, will not.
	if (!installed?.isFirst) return;
	const { waiting, active } = installed.registration;
	const first = waiting ?? active;
	// Once it is activated it serves the pages that are open.
	for (const state of ['installed', 'activating'] as const) if (first) await leavesState(first, state);
}

/**
 * Registers the service worker, and again if the line breaks before the first one of all has stored every page: it is not kept
 * then, and the visitor may stay on this page for long. A later one that fails leaves the earlier in place, and the browser looks again.
 * @returns undefined where the browser refuses workers, or blocks them without a word
 */
export async function registerUntilInstalled(
	container: Pick<ServiceWorkerContainer, 'register'>,
	url: string,
	options: RegistrationOptions,
): Promise<ServiceWorkerRegistration | undefined> {
	for (let failures = 0; ; failures += 1) {
		try {
			const registration = await container.register(url, options);
			// Some tools block workers by answering with nothing.
			if (!registration || (await isInstalled(registration))) return registration;
		} catch (error) {
			// Told of a script that cannot be fetched; private windows and settings refuse by other errors.
			if (!(error instanceof TypeError)) return undefined;
		}
		await nextChance(backOff(failures, firstPauseMs));
	}
}

/** Whether a worker has all pages, once that is decided. */
async function isInstalled({ installing, waiting, active }: ServiceWorkerRegistration): Promise<boolean> {
	if (waiting || active || !installing) return Boolean(waiting || active);
	await leavesState(installing, 'installing');
	return installing.state !== 'redundant';
}

/** Resolves as soon as the worker is in another state. */
export function leavesState(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (worker.state === state) return;
			worker.removeEventListener('statechange', look);
			resolve();
		};
		worker.addEventListener('statechange', look);
		look();
	});
}

/** Resolves when a worker has stored every page on this device; at once where there are no workers, never where it cannot. */
export async function pagesStored(): Promise<void> {
	if ('serviceWorker' in navigator) await navigator.serviceWorker.ready;
}

/** Takes every worker of this site off the device. @throws where the browser refuses */
export async function unregisterWorkers(): Promise<void> {
	if (!('serviceWorker' in navigator)) return;
	for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}

/**
 * In a build made to take the worker away (docs/decisions/0013): what a tab of an older build stored after the kill switch had
 * passed goes with the next page.
 */
async function removeWorkerAndCaches(): Promise<void> {
	try {
		await unregisterWorkers();
		for (const name of await caches.keys()) await caches.delete(name);
	} catch {
		// Storage that refuses holds nothing.
	}
}
