import { backOff } from '../platform/time';
import { ownChanges } from './announcements';
import { requestSync } from './background-sync';
import type { Courier } from './delivery';
import { passStorageError } from './message-store';
import { replayOutbox } from './outbox';

const FIRST_PAUSE_MS = 5_000;

/**
 * Sends what waits now, whenever the network comes back or the page is looked at again (PRODUCT 5.4), and from time to
 * time while something waits: a server that fails and recovers is no event.
 * @param isOnline what the site knows of the network: while there is none, nothing is tried from time to time
 * @returns `replay`, for whoever learns otherwise that the server is there again, and `stop`
 */
export function replayOnPageEvents(
	courier: Courier,
	isOnline: () => boolean,
): { replay: () => void; stop: () => void } {
	const stopping = new AbortController();
	const { signal } = stopping;
	let running = false;
	let inVain = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const runLater = () => {
		// Spread by a quarter to either side: a server that comes back is not asked by all its visitors at once.
		timer ??= setTimeout(runIfOnline, backOff(inVain, FIRST_PAUSE_MS) * (0.75 + Math.random() / 2));
	};
	const runIfOnline = () => {
		timer = undefined;
		if (isOnline()) void run();
	};
	const run = async () => {
		clearTimeout(timer);
		timer = undefined;
		// Whatever comes up meanwhile is found waiting at the end.
		if (running || signal.aborted) return;
		running = true;
		// A database that failed may have something that waits, and may answer later.
		const left = await replayOutbox(courier)
			.catch(passStorageError)
			.finally(() => {
				running = false;
			});
		if (left !== 0) {
			runLater();
			inVain += 1;
			void requestSync();
		} else inVain = 0;
	};
	const replay = () => {
		inVain = 0;
		void run();
	};
	window.addEventListener('online', replay, { signal });
	document.addEventListener(
		'visibilitychange',
		() => {
			if (document.visibilityState === 'visible') replay();
		},
		{ signal },
	);
	// The form may have kept a message that it cannot send.
	ownChanges.addEventListener('changed', runLater, { signal });
	signal.addEventListener('abort', () => clearTimeout(timer));
	replay();
	return { replay, stop: () => stopping.abort() };
}
