import { abortAfter } from '../platform/time';
import { OutboxStorageError } from './message-store';

const lockName = 'quatro-vistas-outbox';

/** Whether the browser can keep two senders apart; without that, nothing may be queued (insecure origins have no locks). */
export function canTakeTurns(): boolean {
	return 'locks' in navigator;
}

/**
 * Runs a task while no other tab or worker of this site runs one; the browser frees the lock of one that dies.
 * @param patience milliseconds to wait for our turn at most
 * @throws {OutboxStorageError} where the browser refuses locks together with storage; then the task was not run
 * @throws a `TimeoutError` if our turn did not come; then the task was not run
 */
export async function exclusively<T>(task: () => Promise<T>, patience?: number): Promise<T> {
	try {
		// Once a task that was locked runs, the signal changes nothing any more.
		const late = new DOMException('Our turn did not come.', 'TimeoutError');
		return await navigator.locks.request(lockName, patience ? { signal: abortAfter(patience, late) } : {}, task);
	} catch (error) {
		if (error instanceof DOMException && error.name === 'SecurityError')
			throw new OutboxStorageError('unavailable', error);
		throw error;
	}
}
