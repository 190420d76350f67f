import { backOff } from '../platform/pause';
import { retry } from '../platform/retry';
import { requestSync } from './background';
import { ownChanges } from './changes';
import { ignoreStorageError, sharedStore } from './store';

const firstPauseMs = 5_000;

/**
 * Sends what waits now, whenever the network comes back or the page becomes visible again (docs/product.md 5.4), and from time to
 * time while something waits: a server that fails and recovers fires no event.
 * @param isOnline what the site knows of the network: while there is none, nothing is tried from time to time
 * @returns `replay`, to be called where something else shows that the server is there again, and `stop`
 */
export function replayOnPageEvents(isOnline: () => boolean): { replay: () => void; stop: () => void } {
	const stopping = new AbortController();
	const { signal } = stopping;
	let running = false;
	let failures = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const runLater = () => {
		// A quarter more or less at random: a server that recovers is not asked by all its visitors at once.
		timer ??= setTimeout(runIfOnline, backOff(failures, firstPauseMs) * (0.75 + Math.random() / 2));
	};
	const runIfOnline = () => {
		timer = undefined;
		if (isOnline()) void run();
	};
	const run = async () => {
		clearTimeout(timer);
		timer = undefined;
		// What is kept meanwhile is found waiting at the end.
		if (running || signal.aborted) return;
		running = true;
		// A database that failed may have something that waits, and may answer later.
		const left = await sendWhatWaits()
			.catch(ignoreStorageError)
			.finally(() => {
				running = false;
			});
		if (left !== 0) {
			runLater();
			failures += 1;
			void requestSync();
		} else failures = 0;
	};
	const replay = () => {
		failures = 0;
		void run();
	};
	const replayWhenVisible = () => document.visibilityState === 'visible' && replay();
	addEventListener('online', replay, { signal });
	document.addEventListener('visibilitychange', replayWhenVisible, { signal });
	// The form may have kept a message that it cannot send.
	ownChanges.addEventListener('changed', runLater, { signal });
	signal.addEventListener('abort', () => clearTimeout(timer));
	replay();
	return { replay, stop: () => stopping.abort() };
}

/**
 * Few visits have something that waits: the code that sends is fetched for them.
 * @returns how many messages still wait
 * @throws {OutboxStorageError}
 */
async function sendWhatWaits(): Promise<number> {
	const messages = await sharedStore.read();
	if (messages.length === 0) return 0;
	const { replayOutbox } = await retry(() => import('./outbox'));
	return replayOutbox();
}
