import type { Courier } from './delivery';
import { OutboxStorageError } from './message-store';
import { replayOutbox } from './outbox';

/**
 * Sends what waits now, and whenever the network comes back or the page is looked at again (PRODUCT 5.4). What happens
 * while a replay runs is covered by one more after it.
 * @returns `replay`, for whoever learns otherwise that the server is there again, and `stop`
 */
export function replayOnPageEvents(courier: Courier): { replay: () => void; stop: () => void } {
	const stopping = new AbortController();
	const { signal } = stopping;
	let running = false;
	let again = false;

	const run = async () => {
		again = true;
		if (running) return;
		running = true;
		try {
			while (again && !signal.aborted) {
				again = false;
				await replayQuietly(courier);
			}
		} finally {
			running = false;
		}
	};
	window.addEventListener('online', () => void run(), { signal });
	document.addEventListener(
		'visibilitychange',
		() => {
			if (document.visibilityState === 'visible') void run();
		},
		{ signal },
	);
	void run();
	return { replay: () => void run(), stop: () => stopping.abort() };
}

/** Without storage there is nothing to send; the form says so to whoever wants to write. */
async function replayQuietly(courier: Courier): Promise<void> {
	try {
		await replayOutbox(courier);
	} catch (error) {
		if (!(error instanceof OutboxStorageError)) throw error;
	}
}
