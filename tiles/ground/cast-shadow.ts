import { Grid } from '../terrain/grid';
import { mix, smoothstep } from '../terrain/scalars';
import { SUN } from './sun';

/** Where the light comes from; in the southern half of the sky. */
export type Light = { readonly azimuth: number; readonly elevation: number };

/** Half the angle over which the light comes: the sun with the bright haze around it, so that shadows end softly. */
const HALO = (1.5 * Math.PI) / 180;

/**
 * How much of the light reaches each point past the land towards it: 1 all, 0 none. The edge of a shadow is the softer,
 * the farther away what casts it.
 *
 * A sweep away from the light, row by row, carries two ceilings of darkness along: below the lower one the whole light is
 * hidden, above the upper one none of it is. Each falls as fast as its ray and is lifted by the land it passes over, so
 * no reach has to be chosen and nothing between two samples is missed.
 */
export function castShadow(heights: Grid, light: Light = SUN): Grid {
	const { columns, rows, cell, values } = heights;
	const lit = new Grid(heights);
	const shift = Math.sin(light.azimuth) / -Math.cos(light.azimuth);
	const step = cell * Math.hypot(1, shift);
	const ceilings = {
		upper: {
			fall: step * Math.tan(light.elevation - HALO),
			at: new Float32Array(columns).fill(Number.NEGATIVE_INFINITY),
		},
		lower: {
			fall: step * Math.tan(light.elevation + HALO),
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
	const held = Math.min(Math.max(position, 0), values.length - 1);
	const from = Math.floor(held);
	const before = values[from] ?? 0;
	return mix(before, values[from + 1] ?? before, held - from);
}
