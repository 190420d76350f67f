/** Milliseconds. */
const first = 5_000;
const longest = 5 * 60_000;

/**
 * How long to let a server rest that could not be asked: twice as long each time, up to five minutes.
 * @param inVain how often it was asked before, from 0
 * @param luck 0 to 1: spreads the visitors of a server that comes back
 * @returns milliseconds
 */
export function backOff(inVain: number, luck: number): number {
	return Math.min(first * 2 ** inVain, longest) * (0.75 + luck / 2);
}
