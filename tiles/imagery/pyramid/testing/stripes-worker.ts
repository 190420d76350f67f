import type { PixelFrame } from '../../frame';
import { type PyramidSettings, pictureMaker } from '../make-picture';

/** A land whose colours change slowly with place, so that a pixel tells where it is from. */
function stripes({ xs, ys }: PixelFrame): Uint8Array {
	const pixels = new Uint8Array(xs.length * ys.length * 3);
	const across = Float64Array.from(xs, (x) => 128 + 100 * Math.sin(x / 900));
	let at = 0;
	for (const y of ys) {
		const down = 128 + 100 * Math.sin(y / 1300);
		for (const value of across) {
			pixels[at++] = value;
			pixels[at++] = down;
			pixels[at++] = (value + down) / 2;
		}
	}
	return pixels;
}

export default ({ settings }: { settings: PyramidSettings }) => pictureMaker(stripes, settings);
