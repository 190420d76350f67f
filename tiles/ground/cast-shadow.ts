import { clamp, mix, smoothstep } from '../geo/scalars';
import { blur } from '../terrain/blur';
import { fillGrid, Grid, type GridFrame } from '../terrain/grid';
import { sun } from './sun';

/** Where the light comes from; in the southern half of the sky. */
type Light = { readonly azimuth: number; readonly elevation: number };

/** Half the angle over which the light comes: the sun with the bright haze around it, so that shadows end softly. */
const halo = (1.5 * Math.PI) / 180;

/**
 * How much of the light reaches each point past the land towards it: 1 all, 0 none. The edge of a shadow is the softer,
 * the farther away what casts it.
 *
 * A sweep away from the light, row by row, carries two ceilings of darkness along: below the lower one the whole light is
 * hidden, above the upper one none of it is. Each falls as fast as its ray and is lifted by the land it passes over, so
 * no reach has to be chosen and nothing between two samples is missed.
 */
export function castShadow(heights: Grid, light: Light = sun): Grid {
	const { columns, rows, cell, values } = heights;
	const lit = new Grid(heights);
	const shift = Math.sin(light.azimuth) / -Math.cos(light.azimuth);
	const step = cell * Math.hypot(1, shift);
	const ceilings = {
		upper: {
			fall: step * Math.tan(light.elevation - halo),
			at: new Float32Array(columns).fill(Number.NEGATIVE_INFINITY),
		},
		lower: {
			fall: step * Math.tan(light.elevation + halo),
			at: new Float32Array(columns).fill(Number.NEGATIVE_INFINITY),
		},
	};
	const blocked = new Float32Array(columns);
	lit.values.fill(1, 0, columns);
	for (let row = 1; row < rows; row++) {
		const here = row * columns;
		const south = here - columns;
		for (const { fall, at } of Object.values(ceilings)) {
			for (let i = 0; i < columns; i++) blocked[i] = Math.max(values[south + i] ?? 0, at[i] ?? 0);
			for (let i = 0; i < columns; i++) at[i] = between(blocked, i + shift) - fall;
		}
		for (let i = 0; i < columns; i++) {
			const { upper, lower } = ceilings;
			lit.values[here + i] = smoothstep(lower.at[i] ?? 0, upper.at[i] ?? 0, values[here + i] ?? 0);
		}
	}
	return lit;
}

/** Beyond the ends, the value at the end. */
function between(values: Float32Array, position: number): number {
	const held = clamp(position, 0, values.length - 1);
	const from = Math.floor(held);
	const before = values[from] ?? 0;
	return mix(before, values[from + 1] ?? before, held - from);
}

/** Ravines and spurs, then valleys and ridges: the radius of the blur in cells, and metres that count as far above or below. */
const scales = [
	{ radius: 6, metres: 16, weight: 0.45 },
	{ radius: 28, metres: 90, weight: 0.55 },
] as const;
/** Every second point is enough for what has been compared with a blur. */
const coarser = 2;

/** −1 in a hollow to 1 on a ridge: how far the ground stands above its surroundings, at two scales. */
export function opennessOf(heights: Grid): Grid {
	const { west, south, cell, columns, rows } = heights;
	const frame: GridFrame = {
		west,
		south,
		cell: cell * coarser,
		columns: Math.floor(columns / coarser),
		rows: Math.floor(rows / coarser),
	};
	const sum = fillGrid(frame, () => 0);
	for (const { radius, metres, weight } of scales) {
		const around = blur(heights, radius).values;
		for (let row = 0; row < frame.rows; row++) {
			for (let column = 0; column < frame.columns; column++) {
				const k = row * coarser * columns + column * coarser;
				const above = (heights.values[k] ?? 0) - (around[k] ?? 0);
				const here = row * frame.columns + column;
				sum.values[here] = (sum.values[here] ?? 0) + weight * softly(above / metres);
			}
		}
	}
	return sum;
}

/** Nearly itself around zero, never beyond ±1; a hard limit would draw its own outline on steep land. */
function softly(value: number): number {
	return value / Math.cbrt(1 + Math.abs(value) ** 3);
}
