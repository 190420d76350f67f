import { nextChance } from '../platform/retry';
import { backOff } from '../platform/time';

/** Before the second attempt, in milliseconds. */
const firstPauseMs = 5_000;

/**
 * Registers the service worker, and again if the line breaks before the first one of all has stored every page: it is not kept
 * then, and the visitor may stay on this page for long. A later one that fails leaves the earlier in place, and the browser looks again.
 * @returns undefined where the browser refuses workers, or blocks them without a word
 */
export async function registerUntilInstalled(
	container: Pick<ServiceWorkerContainer, 'register'>,
	url: string,
): Promise<ServiceWorkerRegistration | undefined> {
	for (let failures = 0; ; failures += 1) {
		try {
			const registration = await container.register(url, { updateViaCache: 'none' });
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
	return new Promise((resolve) => {
		const look = () => {
			if (installing.state === 'installing') return;
			installing.removeEventListener('statechange', look);
			resolve(installing.state !== 'redundant');
		};
		installing.addEventListener('statechange', look);
		look();
	});
}
