/** Pauses before the attempts that follow by themselves, in milliseconds: for a line that drops for moments, or in a tunnel. */
const pausesMs = [2_000, 10_000, 60_000];

/**
 * Repeats what fails for want of network until it succeeds: a few times by itself, then whenever there is a reason to
 * ({@link nextChance}). It never rejects: what was prerendered stays on the page as long as React waits for its code. What still
 * fails after the attempts that follow by themselves is logged, once.
 * @param attempt gets how many attempts have failed before it
 * @param onWait gets how to try again at once
 */
export async function retry<Result>(
	attempt: (failures: number) => Promise<Result>,
	onWait?: (again: () => void) => void,
): Promise<Result> {
	for (let failures = 0; ; failures += 1) {
		try {
			return await attempt(failures);
		} catch (error) {
			if (failures === pausesMs.length) console.error(error);
			await nextChance(pausesMs[failures], onWait);
		}
	}
}

/**
 * @param pauseMs milliseconds; without it only an event counts
 * @returns when the page is visible and the pause is over, the network has returned, or the page was hidden before
 */
export function nextChance(pauseMs?: number, onWait?: (again: () => void) => void): Promise<void> {
	return new Promise((resolve) => {
		// As the options of its listeners it ends them.
		const waiting = new AbortController();
		const end = () => {
			if (document.hidden) return;
			waiting.abort();
			resolve();
		};
		if (pauseMs) setTimeout(end, pauseMs);
		for (const type of ['online', 'visibilitychange']) addEventListener(type, end, waiting);
		onWait?.(end);
	});
}
