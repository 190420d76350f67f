import { SenderBusyError } from './delivery';

const lockName = 'quatro-vistas-outbox';

/** Whether the browser can keep two senders apart; without that, nothing may be queued (insecure origins have no locks). */
export function canTakeTurns(): boolean {
	return typeof navigator !== 'undefined' && 'locks' in navigator;
}

/** Runs a task while no other tab or worker of this site runs one; the browser frees the lock of one that dies. */
export async function exclusively<T>(task: () => Promise<T>, patience?: number): Promise<T> {
	let begun = false;
	const run = () => {
		begun = true;
		return task();
	};
	if (patience === undefined) return navigator.locks.request(lockName, run);
	try {
		return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(patience) }, run);
	} catch (error) {
		if (begun) throw error;
		throw new SenderBusyError('Another sender is at work.', { cause: error });
	}
}
