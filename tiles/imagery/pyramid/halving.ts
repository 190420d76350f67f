const CHANNELS = 3;

/**
 * Half as many pixels each way, each the mean of four (RGB, row by row). Nothing beyond the picture counts, so that
 * neighbouring tiles halved by themselves fit together, and halving again and again is the mean over the finest pixels.
 */
export function halve(pixels: Uint8Array, side: number): Uint8Array {
	const half = side / 2;
	const row = side * CHANNELS;
	const halved = new Uint8Array(half * half * CHANNELS);
	let to = 0;
	for (let y = 0; y < half; y++) {
		let from = 2 * y * row;
		for (let x = 0; x < half; x++) {
			for (let channel = 0; channel < CHANNELS; channel++, to++, from++) {
				const above = (pixels[from] ?? 0) + (pixels[from + CHANNELS] ?? 0);
				const below = (pixels[from + row] ?? 0) + (pixels[from + row + CHANNELS] ?? 0);
				// A half goes up in one column and down in the next: always up would lighten each zoom a little.
				halved[to] = (above + below + 1 + (x & 1)) >> 2;
			}
			from += CHANNELS;
		}
	}
	return halved;
}

/** Four quarters to one picture: north-west, north-east, south-west, south-east, each `side` pixels wide. */
export function join(quarters: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array], side: number): Uint8Array {
	const row = side * CHANNELS;
	const joined = new Uint8Array(4 * side * row);
	for (const [index, quarter] of quarters.entries()) {
		const corner = (index >> 1) * side * 2 * row + (index & 1) * row;
		for (let y = 0; y < side; y++) joined.set(quarter.subarray(y * row, (y + 1) * row), corner + y * 2 * row);
	}
	return joined;
}
