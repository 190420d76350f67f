import type { Grid } from '../../terrain/grid';
import { type Camera, lensOf, type Size } from './camera';

/** The depth where nothing is seen but sky. */
export const sky = 0;
/** Metres from the camera between which land is looked for. */
const nearest = 250;
/** Land farther away has become haze; {@link farthest} metres. */
export const farthest = 34_000;
/** The way along a line of sight grows by this share from one sample of the land to the next. */
const step = 0.0035;

const samples = sampleDepths();

/**
 * How far the land is in every pixel, in metres in the direction of sight, {@link sky} where there is none. Every column
 * walks outwards over the ground once: what rises above all that was nearer is seen in the rows between.
 */
export function depthsOf(camera: Camera, size: Size, heights: Grid): Float32Array {
	const { width, height } = size;
	const { ahead, right, across, upward, horizonRow, middleColumn } = lensOf(camera, size);
	const depths = new Float32Array(width * height);
	for (let column = 0; column < width; column++) {
		const aside = (column + 0.5 - middleColumn) / across;
		const east = ahead[0] + right[0] * aside;
		const north = ahead[1] + right[1] * aside;
		let row = height - 1;
		let steepness = (horizonRow - row - 0.5) / upward;
		let before = nearest;
		let riseBefore = heights.linear(camera.x + east * before, camera.y + north * before) - camera.altitude;
		for (let k = 0; k < samples.length && row >= 0; k++) {
			const depth = samples[k] ?? 0;
			const rise = heights.linear(camera.x + east * depth, camera.y + north * depth) - camera.altitude;
			while (row >= 0 && rise >= steepness * depth) {
				const under = Math.max(0, steepness * before - riseBefore);
				const over = rise - steepness * depth;
				depths[row * width + column] = before + (depth - before) * (under / (under + over + 1e-9));
				row--;
				steepness = (horizonRow - row - 0.5) / upward;
			}
			before = depth;
			riseBefore = rise;
		}
	}
	return depths;
}

function sampleDepths(): Float64Array {
	const depths: number[] = [];
	for (let depth = nearest * (1 + step); depth < farthest; depth *= 1 + step) depths.push(depth);
	return Float64Array.from(depths);
}
