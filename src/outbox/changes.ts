import { openChannel } from '../platform/open-channel';
import { withTimeout } from '../platform/time';

/** Of the database, and of the channel on which its changes are told. */
export const databaseName = 'quatro-vistas-outbox';

/** Fires `changed` when this page or worker has changed the queue. */
export const ownChanges = new EventTarget();

/** Tells every tab and worker, this one too, that the queue has changed. */
export function notifyChange(): void {
	ownChanges.dispatchEvent(new Event('changed'));
	const channel = openChannel(databaseName);
	channel?.postMessage('changed');
	channel?.close();
}

/** Hears of changes by any tab or worker. @returns a function that stops listening */
export function onChange(listener: () => void): () => void {
	const channel = openChannel(databaseName);
	channel?.addEventListener('message', listener);
	return () => channel?.close();
}

/** For so long the browser may think about which databases it has, in milliseconds: WebKit's may never say. */
const databasesTimeoutMs = 2_000;

/** Resolves when this device may have messages: at once, or as soon as some tab or worker tells of one. */
export async function mayHaveMessages(): Promise<void> {
	try {
		const databases = await withTimeout(indexedDB.databases(), databasesTimeoutMs);
		if (databases.some(({ name }) => name === databaseName)) return;
		await new Promise<void>((resolve) => {
			const stop = onChange(() => {
				stop();
				resolve();
			});
		});
	} catch {
		// A browser that does not tell may have some.
	}
}
