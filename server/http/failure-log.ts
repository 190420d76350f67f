/** Takes the sentence and the error behind it; without one it is a single line. */
export type FailureLog = (sentence: string, error?: unknown) => void;

/**
 * Writes down what went wrong, at most once a second: a client that makes the server fail could otherwise fill its disk.
 */
export function createFailureLog(now: () => number = () => performance.now()): FailureLog {
	let lastTime = -Infinity;
	let unwritten = 0;
	return (sentence, error) => {
		if (now() - lastTime < 1000) {
			unwritten += 1;
			return;
		}
		const more = unwritten > 0 ? ` (and ${unwritten} failures before it)` : '';
		console.error(...[`${sentence}${more}`, error].filter((part) => part !== undefined));
		lastTime = now();
		unwritten = 0;
	};
}
