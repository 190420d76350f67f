const lockName = 'quatro-vistas-outbox';

/** Whether the browser can keep two senders apart; without that, nothing may be queued (insecure origins have no locks). */
export function canTakeTurns(): boolean {
	return 'locks' in navigator;
}

/**
 * Runs a task while no other tab or worker of this site runs one; the browser frees the lock of one that dies.
 * @param patience milliseconds to wait for our turn at most
 * @throws a `TimeoutError` if our turn did not come; then the task was not run
 */
export function exclusively<T>(task: () => Promise<T>, patience?: number): Promise<T> {
	return navigator.locks.request(lockName, patience ? { signal: after(patience) } : {}, task);
}

/** Some browsers with locks have no `AbortSignal.timeout`. Once a task that was locked runs, it changes nothing any more. */
export function after(patience: number): AbortSignal {
	const abortion = new AbortController();
	setTimeout(() => abortion.abort(new DOMException('Our turn did not come.', 'TimeoutError')), patience);
	return abortion.signal;
}
