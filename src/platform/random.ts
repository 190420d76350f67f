/** Numbers from 0 to 1, the same from the same seed, a whole number that is not negative (Park and Miller's minimal standard generator). */
export function randomFrom(seed: number): () => number {
	let state = (seed % 2147483646) + 1;
	return () => {
		state = (state * 48271) % 2147483647;
		return state / 2147483647;
	};
}
