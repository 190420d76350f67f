import type { Grid } from '../terrain/grid';
import { hash, hashUnit } from '../terrain/noise';
import type { BuildingLand } from './building-land';
import { acrossTheSlope } from './footprint';
import type { Road } from './network';

/** One to so many sections of road. */
const SECTIONS_A_SHED = 24;
/** Metres from the middle of the road. */
const BESIDE = { least: 8, more: 14 } as const;
const TANK_SHARE = 0.15;

/** Sheds and water tanks beside roads of every class, all over the land. */
export function buildSheds(land: BuildingLand, roads: readonly Road[], heights: Grid): void {
	for (let n = 0; n < roads.length / SECTIONS_A_SHED; n++) {
		const line = roads[hash(n, 1, 50) % roads.length]?.line ?? [];
		const point = line[hash(n, 2, 50) % line.length];
		if (!point) continue;
		const angle = hashUnit(n, 3, 50) * 2 * Math.PI;
		const distance = BESIDE.least + BESIDE.more * hashUnit(n, 7, 50);
		const x = point[0] + Math.cos(angle) * distance;
		const y = point[1] + Math.sin(angle) * distance;
		const tank = hashUnit(n, 6, 50) < TANK_SHARE;
		const length = tank ? 5 + 2 * hashUnit(n, 4, 50) : 5 + 5 * hashUnit(n, 4, 50);
		land.build({
			x,
			y,
			angle: acrossTheSlope(heights, [x, y]),
			length,
			width: tank ? length : 4 + 2 * hashUnit(n, 5, 50),
			height: 4,
			kind: tank ? 'tank' : 'roof',
			seed: n,
		});
	}
}
