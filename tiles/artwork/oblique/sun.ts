import { clamp } from '../../geo/scalars';
import { blur } from '../../terrain/blur';
import { fillGrid, type Grid, withCell } from '../../terrain/grid';

/** Where the light comes from, in degrees: clockwise from north, and above the horizon. */
export type Sun = { readonly azimuth: number; readonly elevation: number };

/** Towards the sun, a metre long: east, north, up. */
export function towards({ azimuth, elevation }: Sun): readonly [east: number, north: number, up: number] {
	const around = (azimuth * Math.PI) / 180;
	const above = (elevation * Math.PI) / 180;
	return [Math.sin(around) * Math.cos(above), Math.cos(around) * Math.cos(above), Math.sin(above)];
}

/** Shadows are cast on a grid of this cell, in metres, and from no farther than {@link reach}. */
const cell = 50;
const reach = 5000;
/** The sun's half breadth as a slope: shadows are soft, and softer the longer they are. */
const softness = 0.045;

/** 1 in the light, 0 in the shade of other land, between in the soft edge; the land drawn `exaggeration` times too high. */
export function castShadows(heights: Grid, sun: Sun, exaggeration: number): Grid {
	const [east, north, up] = towards(sun);
	const level = Math.hypot(east, north);
	const rise = up / level / exaggeration;
	const lit = fillGrid(withCell(heights, cell), (x, y) => {
		const ground = heights.linear(x, y);
		let least = 1;
		for (let way = 2 * cell; way < reach; way *= 1.16) {
			const over = ground + rise * way - heights.linear(x + (east / level) * way, y + (north / level) * way);
			least = Math.min(least, 0.5 + (over * exaggeration) / way / (2 * softness));
			if (least <= 0) return 0;
		}
		return clamp(least);
	});
	return blur(lit, 1);
}
