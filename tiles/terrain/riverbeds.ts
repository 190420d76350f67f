import type { Course } from './course';
import type { GridFrame } from './grid';

/** The cells that rivers fill: erosion may not move them, and all water ends there. */
export type Riverbeds = {
	/** 1 where a river runs. */
	readonly filled: Uint8Array;
	/** Level of the water there, in metres. */
	readonly level: Float32Array;
};

/** A bed is cut a little narrower than the water, so that the banks are wet. */
const bedShare = 0.9;

/** Lays the courses into a grid; where two meet, the lower water counts. */
export function layRiverbeds(frame: GridFrame, courses: readonly Course[]): Riverbeds {
	const { west, south, cell, columns, rows } = frame;
	const filled = new Uint8Array(columns * rows);
	const level = new Float32Array(columns * rows);
	for (const { river, points } of courses) {
		const radius = Math.max(cell * 0.5, river.halfWidth * bedShare);
		const reach = Math.ceil(radius / cell);
		for (const [x, y, water] of points) {
			const column = Math.round((x - west) / cell);
			const row = Math.round((y - south) / cell);
			for (let j = Math.max(0, row - reach); j <= Math.min(rows - 1, row + reach); j++) {
				for (let i = Math.max(0, column - reach); i <= Math.min(columns - 1, column + reach); i++) {
					const nearest = i === column && j === row;
					if (!nearest && Math.hypot(west + i * cell - x, south + j * cell - y) > radius) continue;
					const k = j * columns + i;
					if (filled[k] === 0 || (level[k] ?? 0) > water) level[k] = water;
					filled[k] = 1;
				}
			}
		}
	}
	return { filled, level };
}
