/** Which 16-bit value becomes black and which white; in between it is linear, beyond it is cut off. */
export type Tone = { readonly black: number; readonly white: number };

/** The darkest and the brightest half per cent are given up: reflections on water and tin roofs say nothing about the land. */
const GIVEN_UP = 0.005;
const VALUES = 65_536;

/** Counts 16-bit samples of all sheets of a mosaic and of all bands alike, so that neither sheets nor colours drift apart. */
export class ToneMeter {
	readonly #counts = new Float64Array(VALUES);
	#total = 0;

	/** Signed samples below zero count as zero. */
	add(value: number): void {
		const index = Math.max(0, value);
		this.#counts[index] = (this.#counts[index] ?? 0) + 1;
		this.#total += 1;
	}

	/** The value below which that share of the samples lies, and the one above which the same share does. */
	tone(): Tone {
		const black = this.#valueAt(GIVEN_UP);
		return { black, white: Math.max(black + 1, this.#valueAt(1 - GIVEN_UP)) };
	}

	#valueAt(share: number): number {
		let below = 0;
		for (const [value, count] of this.#counts.entries()) {
			below += count;
			if (below > share * this.#total) return value;
		}
		return VALUES - 1;
	}
}
