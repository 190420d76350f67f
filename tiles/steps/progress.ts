/** How far a run has come. */
type Progress = {
	readonly done: number;
	readonly total: number;
	/** How many of them were made in so many seconds; those that were there before say nothing of the pace. */
	readonly made: number;
	readonly seconds: number;
};

/** A line such as `412/609 tiles, 2.1 a second, 1 min 34 s left`. */
export function progressLine({ done, total, made, seconds }: Progress, things: string): string {
	if (made <= 0 || seconds <= 0) return `${done}/${total} ${things}`;
	const rate = made / seconds;
	return `${done}/${total} ${things}, ${rate.toFixed(1)} a second, ${duration((total - done) / rate)} left`;
}

/** `48 s`, `3 min 5 s`. */
export function duration(seconds: number): string {
	const whole = Math.round(seconds);
	return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Milliseconds between two lines: a terminal's is written over, elsewhere each stays. */
const pause = { terminal: 250, plain: 15_000 };

/**
 * Shows how many things are done. Call the answer after each; the last is always shown. The clock starts with the first
 * one made: before it the workers make themselves ready, which would look like a slow pace.
 */
export function showProgress(total: number, before: number, things: string): () => void {
	const terminal = process.stdout.isTTY;
	let done = before;
	let first: number | undefined;
	let shown = 0;
	return () => {
		done += 1;
		const now = performance.now();
		first ??= now;
		if (done < total && now - shown < (terminal ? pause.terminal : pause.plain)) return;
		shown = now;
		const line = progressLine({ done, total, made: done - before - 1, seconds: (now - first) / 1000 }, things);
		if (terminal) process.stdout.write(`\r  ${line.padEnd(70)}${done === total ? '\n' : ''}`);
		else console.log(`  ${line}`);
	};
}

/** Announces a part of a run, does it and says how long it took. */
export async function stage<T>(heading: string, work: () => Promise<T>): Promise<T> {
	console.log(heading);
	const start = performance.now();
	const result = await work();
	console.log(`  ${duration((performance.now() - start) / 1000)}`);
	return result;
}
