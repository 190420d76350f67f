import { onAnnouncement } from './announcements';
import type { OutboxMessage } from './message';
import { readMessages } from './outbox';

export type OutboxSnapshot =
	| { kind: 'loading' }
	| { kind: 'ready'; messages: readonly OutboxMessage[] }
	| { kind: 'unavailable' };

const loading: OutboxSnapshot = { kind: 'loading' };
let snapshot: OutboxSnapshot = loading;
let stopListening: (() => void) | undefined;
const listeners = new Set<() => void>();
/** Which reading counts: the last that was begun, for an earlier one may end after it; and none once nobody listens. */
let reading = 0;

async function refresh(): Promise<void> {
	reading += 1;
	const mine = reading;
	const read = await readSnapshot();
	if (mine !== reading) return;
	snapshot = read;
	for (const listener of listeners) listener();
}

async function readSnapshot(): Promise<OutboxSnapshot> {
	try {
		return { kind: 'ready', messages: await readMessages() };
	} catch {
		return { kind: 'unavailable' };
	}
}

/** The queue as a page shows it, in step with all tabs and the worker; for `useSyncExternalStore`. */
export const outboxStore = {
	getSnapshot: (): OutboxSnapshot => snapshot,
	/** What a page shows before it can look: on the server, and while the browser takes the page over. */
	getServerSnapshot: (): OutboxSnapshot => loading,
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		if (listeners.size === 1) {
			stopListening = onAnnouncement(() => void refresh());
			void refresh();
		}
		return () => {
			listeners.delete(listener);
			if (listeners.size > 0) return;
			stopListening?.();
			reading += 1;
			// What is not followed is not known: the next one to look must not be told old news.
			snapshot = loading;
		};
	},
};
