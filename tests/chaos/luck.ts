/** Chance that can be repeated: the same seed gives the same numbers (mulberry32). */
export class Luck {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** From 0 up to, not including, 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** True in so many of 100 cases. */
	strikes(percent: number): boolean {
		return this.next() * 100 < percent;
	}

	pick<T>(choices: readonly T[]): T {
		const chosen = choices[Math.floor(this.next() * choices.length)];
		if (chosen === undefined) throw new Error('There is nothing to choose from.');
		return chosen;
	}
}
