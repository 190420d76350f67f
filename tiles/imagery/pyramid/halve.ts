const channels = 3;

/**
 * Half as many pixels each way, each the mean of four (RGB, row by row). Nothing beyond the picture counts, so that
 * neighbouring tiles halved by themselves fit together, and halving again and again is the mean over the finest pixels.
 */
export function halve(pixels: Uint8Array, side: number): Uint8Array {
	const half = side / 2;
	const row = side * channels;
	const halved = new Uint8Array(half * half * channels);
	let to = 0;
	for (let y = 0; y < half; y++) {
		let from = 2 * y * row;
		for (let x = 0; x < half; x++) {
			for (let channel = 0; channel < channels; channel++, to++, from++) {
				const above = (pixels[from] ?? 0) + (pixels[from + channels] ?? 0);
				const below = (pixels[from + row] ?? 0) + (pixels[from + row + channels] ?? 0);
				// A half goes up in one column and down in the next: always up would lighten each zoom a little.
				halved[to] = (above + below + 1 + (x & 1)) >> 2;
			}
			from += channels;
		}
	}
	return halved;
}
