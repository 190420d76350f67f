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

async function refresh(): Promise<void> {
	try {
		snapshot = { kind: 'ready', messages: await readMessages() };
	} catch {
		snapshot = { kind: 'unavailable' };
	}
	for (const listener of listeners) listener();
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
			// What is not followed is not known: the next one to look must not be told old news.
			snapshot = loading;
		};
	},
};
