import { createStore, type Store } from '../platform/store';
import { onChange } from './changes';
import type { OutboxMessage } from './message';
import { sharedStore } from './store';

export type OutboxSnapshot =
	| { kind: 'loading' }
	| { kind: 'ready'; messages: readonly OutboxMessage[] }
	| { kind: 'unavailable' };

const loading: OutboxSnapshot = { kind: 'loading' };

/** The queue as a page shows it, in step with all tabs and the worker. */
export const outboxStore: Store<OutboxSnapshot> = createStore<OutboxSnapshot>(loading, (set) => {
	/** The reading that was begun last: an earlier one may end after it. */
	let latest: object | undefined;
	const refresh = async () => {
		const reading = {};
		latest = reading;
		const snapshot = await readSnapshot();
		if (latest === reading) set(snapshot);
	};
	const stopListening = onChange(() => void refresh());
	void refresh();
	return () => {
		stopListening();
		latest = undefined;
		// What is not followed is not known: the next page to look must not be shown what was so before.
		set(loading);
	};
});

async function readSnapshot(): Promise<OutboxSnapshot> {
	try {
		return { kind: 'ready', messages: await sharedStore.read() };
	} catch {
		return { kind: 'unavailable' };
	}
}
