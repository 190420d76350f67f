import { toX, toY } from '../geo/frame';
import { fractalNoise, hashUnit } from './noise';

/** Broad hollows in the uplands: the plain of the Vilariça, and the low hills around the main estate. */
const HOLLOWS = [
	{ x: toX(-7.085), y: toY(41.225), depth: 170, radius: 5200 },
	{ x: toX(-7.52), y: toY(41.16), depth: 70, radius: 5000 },
] as const;

/** Height in metres of the land before the rivers cut it: rolling uplands about 500 m up. */
export function uplandHeight(x: number, y: number): number {
	let height = 500 + 150 * fractalNoise(x / 13000, y / 13000, 3, 1) + 95 * fractalNoise(x / 3000, y / 3000, 4, 9);
	for (const hollow of HOLLOWS) {
		const distance = Math.hypot(x - hollow.x, y - hollow.y);
		height -= hollow.depth * Math.exp((-distance * distance) / (2 * hollow.radius * hollow.radius));
	}
	return height;
}

/** Up to twelve metres of roughness a cell, which decides where the first streams start. */
export function roughness(column: number, row: number): number {
	return 12 * hashUnit(column, row, 3);
}
