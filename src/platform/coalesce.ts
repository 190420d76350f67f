/**
 * Lets a task run once at a time: a call during a run has it run once more afterwards, however many calls there were.
 * @returns how to call it; resolves when a run that began after the call has ended, and rejects when the run under way fails
 */
export function coalesce(run: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | undefined;
	let isAsked = false;
	async function runUntilCurrent(): Promise<void> {
		try {
			while (isAsked) {
				isAsked = false;
				await run();
			}
		} finally {
			running = undefined;
		}
	}
	return () => {
		isAsked = true;
		running ??= runUntilCurrent();
		return running;
	};
}
