import { openChannel } from '../platform/open-channel';

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
