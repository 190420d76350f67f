/* Apart from `time.ts`, which every page begins with: a module goes whole into one file of scripts, and these are needed later. */

export function wait(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * The pause before the next attempt, twice as long each time, at most five minutes.
 * @param failures in a row, the first one not counted
 */
export function backOff(failures: number, firstMs: number): number {
	return Math.min(firstMs * 2 ** failures, 300_000);
}
