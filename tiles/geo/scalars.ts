/** `value` held between `low` and `high`. */
export function clamp(value: number, low = 0, high = 1): number {
	return value < low ? low : value > high ? high : value;
}

/** 0 below `from`, 1 above `to`, a smooth S between. `from` may exceed `to`: the S then falls. */
export function smoothstep(from: number, to: number, value: number): number {
	const t = clamp((value - from) / (to - from));
	return t * t * (3 - 2 * t);
}

/** `from` at 0, `to` at 1. */
export function mix(from: number, to: number, t: number): number {
	return from + (to - from) * t;
}
