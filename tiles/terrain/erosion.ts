import { mix } from '../geo/scalars';
import type { Grid } from './grid';
import type { Riverbeds } from './riverbeds';
import type { Drainage } from './routing';

/** What one step of erosion does, the same everywhere. */
export type Rates = {
	/** Metres the land rises a step. */
	readonly uplift: number;
	/** Share of the difference to the neighbours' mean that creeps away in a step. */
	readonly diffusion: number;
	/** Drained ground, in square metres, below which water cuts nothing. */
	readonly criticalArea: number;
};

/** What the ground is like, cell by cell. */
export type Ground = {
	/** K·dt of the stream power law, per metre of √area and metre of distance. */
	readonly erodibility: Float32Array;
	/** Tangent of the steepest slope that the rock bears. */
	readonly steepest: Float32Array;
};

/** A cell stands at least this much above the one it drains into. */
const leastFall = 1e-3;
/** Share of what stands too steep that slides down in a step. */
const slide = 0.6;

/**
 * One step of the stream power law (m = 0.5, n = 1) solved implicitly from the rivers upwards (Braun and Willett 2013),
 * then a cap on slopes, then creep. Changes the heights in place.
 */
export function erode(heights: Grid, beds: Riverbeds, drainage: Drainage, ground: Ground, rates: Rates): void {
	const z = heights.values;
	for (let k = 0; k < z.length; k++) if (beds.filled[k] === 1) z[k] = beds.level[k] ?? 0;
	drainage.route(heights, beds);
	const { order, receiver, distance, area } = drainage;
	for (let n = 0; n < drainage.count; n++) {
		const k = order[n] ?? 0;
		if (beds.filled[k] === 1) continue;
		const floor = z[receiver[k] ?? k] ?? 0;
		const away = distance[k] ?? 1;
		const power = ((ground.erodibility[k] ?? 0) * Math.sqrt(Math.max(0, (area[k] ?? 0) - rates.criticalArea))) / away;
		let height = ((z[k] ?? 0) + rates.uplift + power * floor) / (1 + power);
		if (height < floor + leastFall) height = floor + leastFall;
		const highest = floor + away * (ground.steepest[k] ?? 0);
		z[k] = height > highest ? mix(height, highest, slide) : height;
	}
	creep(heights, beds, rates.diffusion);
}

function creep(heights: Grid, beds: Riverbeds, share: number): void {
	const { columns, rows, values: z } = heights;
	const before = Float32Array.from(z);
	for (let row = 1; row < rows - 1; row++) {
		for (let column = 1; column < columns - 1; column++) {
			const k = row * columns + column;
			if (beds.filled[k] === 1) continue;
			const north = k + columns;
			const south = k - columns;
			const sides = (before[k - 1] ?? 0) + (before[k + 1] ?? 0) + (before[south] ?? 0) + (before[north] ?? 0);
			const corners =
				(before[south - 1] ?? 0) + (before[south + 1] ?? 0) + (before[north - 1] ?? 0) + (before[north + 1] ?? 0);
			const here = before[k] ?? 0;
			z[k] = here + share * (sides * 0.2 + corners * 0.05 - here);
		}
	}
}
