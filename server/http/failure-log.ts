/**
 * Writes down what went wrong, at most once a second: whoever can make a server fail could fill its disk with it.
 * @returns a function that takes the sentence and the error behind it; without one it is a single line
 */
export function createFailureLog(now: () => number = () => performance.now()) {
	let lastTime = -Infinity;
	let unwritten = 0;
	return (sentence: string, error?: unknown): void => {
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
