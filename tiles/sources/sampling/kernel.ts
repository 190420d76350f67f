/** How far the kernel reaches, in pixels before it is stretched. */
export const KERNEL_RADIUS = 2;

/** Positions between two pixels that weights are kept for: a position is moved by a 512th of a pixel at most. */
const PHASES = 256;

/** The weights of the pixels around a position, for each {@link PHASES} of its way from one pixel to the next. */
export type KernelTable = {
	/** Pixels that count, and where the first lies, seen from the one before the position. */
	readonly count: number;
	readonly first: number;
	/** `count` weights of sum 1 for each phase. */
	readonly weights: Float64Array;
};

/** @param stretch pixels that the footprint spans, at least 1 */
export function kernelTable(stretch: number): KernelTable {
	const reach = Math.ceil(KERNEL_RADIUS * stretch);
	const [count, first] = [2 * reach, 1 - reach];
	const weights = new Float64Array((PHASES + 1) * count);
	for (let phase = 0; phase <= PHASES; phase += 1) {
		const taps = weights.subarray(phase * count, (phase + 1) * count);
		for (const tap of taps.keys()) taps[tap] = catmullRom((first + tap - phase / PHASES) / stretch);
		const sum = taps.reduce((total, weight) => total + weight, 0);
		for (const [tap, weight] of taps.entries()) taps[tap] = weight / sum;
	}
	return { count, first, weights };
}

/** Where the weights for a position begin. @param fraction its way from one pixel to the next, 0 to 1 */
export function phaseOf({ count }: KernelTable, fraction: number): number {
	return Math.round(fraction * PHASES) * count;
}

/**
 * Keys' cubic with a = −½, which passes through the samples: sharp when magnified; stretched to the footprint of a pixel
 * it is the filter that keeps a reduced picture from shimmering.
 */
function catmullRom(distance: number): number {
	const t = Math.abs(distance);
	if (t >= KERNEL_RADIUS) return 0;
	return t < 1 ? (1.5 * t - 2.5) * t * t + 1 : ((-0.5 * t + 2.5) * t - 4) * t + 2;
}
