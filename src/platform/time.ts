/** Runs a task after `ms` milliseconds. @returns how to call it off */
export function after(ms: number, task: () => void): () => void {
	const timer = setTimeout(task, ms);
	return () => clearTimeout(timer);
}

export type After = typeof after;

/**
 * As `AbortSignal.timeout`, which not every browser has that can run the site.
 * @param ms milliseconds until it aborts
 * @param reason what is thrown then; without it an `AbortError`
 */
export function abortAfter(ms: number, reason?: Error): AbortSignal {
	const abortion = new AbortController();
	setTimeout(() => abortion.abort(reason), ms);
	return abortion.signal;
}

/**
 * For what cannot be aborted.
 * @throws what the promise rejects with, or an `Error` when it has not settled after `ms` milliseconds
 */
export async function withTimeout<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
	let cancel = () => {};
	const timeout = new Promise<never>((_, reject) => {
		cancel = after(ms, () => reject(new Error(`No answer within ${ms} ms.`)));
	});
	try {
		return await Promise.race([promise, timeout]);
	} finally {
		cancel();
	}
}
