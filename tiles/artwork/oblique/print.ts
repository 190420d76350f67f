import type { Grid } from '../../terrain/grid';
import { hashUnit } from '../../terrain/noise';
import type { Pixels } from '../inks';
import { depthsOf } from './depths';
import type { Model } from './model';
import { pointsOf } from './point';
import { castShadows } from './sun';
import type { Sum } from './tone';
import type { View } from './view';

/** Land in a pixel whose farthest point is this many times as far as its nearest is seen over a ridge. */
const ridge = 1.03;

/**
 * Prints a view as RGB bytes, row by row from the top. Depths are found at double size; where all four of a pixel are
 * about the same one point stands for it, for contours have smooth edges of their own; along ridges it takes all four.
 * @param shadows cast by the view's sun
 */
export function printView(view: View, model: Model, shadows: Grid): Pixels {
	const { width, height } = view.size;
	const depths = depthsOf(view.camera, { width: 2 * width, height: 2 * height }, model.heights);
	const draw = pointsOf(view, model, shadows);
	const bytes = new Uint8ClampedArray(width * height * 3);
	const sum: Sum = new Float64Array(3);
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const k = 4 * row * width + 2 * column;
			const northWest = depths[k] ?? 0;
			const northEast = depths[k + 1] ?? 0;
			const southWest = depths[k + 2 * width] ?? 0;
			const southEast = depths[k + 2 * width + 1] ?? 0;
			const nearest = Math.min(northWest, northEast, southWest, southEast);
			const farthest = Math.max(northWest, northEast, southWest, southEast);
			sum.fill(0);
			let points = 1;
			if (farthest <= nearest * ridge) {
				draw(column + 0.5, row + 0.5, (northWest + northEast + southWest + southEast) / 4, 1, sum);
			} else {
				draw(column + 0.25, row + 0.25, northWest, 2, sum);
				draw(column + 0.75, row + 0.25, northEast, 2, sum);
				draw(column + 0.25, row + 0.75, southWest, 2, sum);
				draw(column + 0.75, row + 0.75, southEast, 2, sum);
				points = 4;
			}
			const grain = view.grain === 0 ? 0 : (hashUnit(column, row, 5) - 0.5) * view.grain;
			const at = (row * width + column) * 3;
			bytes[at] = (sum[0] ?? 0) / points + grain;
			bytes[at + 1] = (sum[1] ?? 0) / points + grain;
			bytes[at + 2] = (sum[2] ?? 0) / points + grain;
		}
	}
	return { width, height, bytes: new Uint8Array(bytes.buffer) };
}

/** Prints a view in its own light. */
export function printStill(view: View, model: Model): Pixels {
	return printView(view, model, castShadows(model.heights, view.sun, view.camera.exaggeration));
}
