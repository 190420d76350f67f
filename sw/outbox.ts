import { outboxSyncTag } from '../src/outbox/background';
import { replayOutbox } from '../src/outbox/outbox';

/** Background Sync is Chromium's and not in the standard libraries. */
export type SyncEvent = Event & { readonly tag: string; waitUntil(promise: Promise<unknown>): void };

/** Sends what waits when the network is back, also with all pages closed; leaves other tags alone. */
export function handleSync(event: SyncEvent): void {
	if (event.tag === outboxSyncTag) event.waitUntil(sendWaiting());
}

/** A promise that fails is how a worker asks the browser to wake it again later. */
async function sendWaiting(): Promise<void> {
	const waiting = await replayOutbox();
	if (waiting > 0) throw new Error(`${waiting} messages still wait for the server.`);
}
