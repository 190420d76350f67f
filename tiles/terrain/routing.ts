import type { Grid } from './grid';
import { hash } from './noise';
import type { Riverbeds } from './riverbeds';

/** Heights are flooded in steps of a quarter metre, up to 1,500 m. */
const step = 0.25;
const levelCount = 6000;
const diagonal = Math.SQRT2;
const neighbourColumns = [1, -1, 0, 0, 1, 1, -1, -1] as const;
const neighbourRows = [0, 0, 1, -1, 1, -1, 1, -1] as const;
const neighbourDistances = [1, 1, 1, 1, diagonal, diagonal, diagonal, diagonal] as const;

/**
 * Where the water of every cell goes. One object serves all the steps of a level: the arrays are reused.
 *
 * A priority flood rises from the riverbeds (in buckets of 0.25 m instead of a sorted queue), so every cell finds a way
 * to a river and there are no lakes; the order in which cells are flooded is downstream before upstream.
 */
export class Drainage {
	/** Cells in the order of the flood; the first {@link count} count. */
	readonly order: Int32Array;
	/** The cell that a cell drains into; a riverbed drains into itself. */
	readonly receiver: Int32Array;
	/** Metres to the receiver. */
	readonly distance: Float32Array;
	/** Ground that drains through a cell, in square metres. */
	readonly area: Float32Array;
	count = 0;
	readonly #next: Int32Array;
	readonly #rank: Int32Array;
	readonly #seen: Uint8Array;
	readonly #bucket = new Int32Array(levelCount);

	constructor(cells: number) {
		this.order = new Int32Array(cells);
		this.receiver = new Int32Array(cells);
		this.distance = new Float32Array(cells);
		this.area = new Float32Array(cells);
		this.#next = new Int32Array(cells);
		this.#rank = new Int32Array(cells);
		this.#seen = new Uint8Array(cells);
	}

	/** Routes the water over the heights as they are; riverbeds must already stand at the level of their water. */
	route(heights: Grid, beds: Riverbeds): void {
		this.#flood(heights, beds);
		this.#gather(heights.cell, beds);
	}

	#flood(heights: Grid, beds: Riverbeds): void {
		const { columns, rows, cell, values: z } = heights;
		const { receiver, distance, order } = this;
		const next = this.#next;
		const rank = this.#rank.fill(-1);
		const seen = this.#seen.fill(0);
		const bucket = this.#bucket.fill(-1);
		let water = 0;
		const wait = (k: number) => {
			const level = Math.min(Math.max(((z[k] ?? 0) / step) | 0, water), levelCount - 1);
			next[k] = bucket[level] ?? -1;
			bucket[level] = k;
		};
		for (let k = 0; k < z.length; k++) {
			if (beds.filled[k] === 0) continue;
			seen[k] = 1;
			receiver[k] = k;
			wait(k);
		}
		this.count = 0;
		while (water < levelCount) {
			const k = bucket[water] ?? -1;
			if (k < 0) {
				water++;
				continue;
			}
			bucket[water] = next[k] ?? -1;
			rank[k] = this.count;
			order[this.count++] = k;
			const here = z[k] ?? 0;
			const bed = beds.filled[k] === 1;
			const column = k % columns;
			const row = (k / columns) | 0;
			let steepest = 0;
			for (let n = 0; n < 8; n++) {
				const i = column + (neighbourColumns[n] ?? 0);
				const j = row + (neighbourRows[n] ?? 0);
				if (i < 0 || j < 0 || i >= columns || j >= rows) continue;
				const m = j * columns + i;
				const away = cell * (neighbourDistances[n] ?? 1);
				if (seen[m] === 0) {
					seen[m] = 1;
					receiver[m] = k;
					distance[m] = away;
					wait(m);
				} else if (!bed && (rank[m] ?? -1) >= 0) {
					const fall = ((here - (z[m] ?? 0)) / away) * restlessness(k, n);
					if (fall > steepest) {
						steepest = fall;
						receiver[k] = m;
						distance[k] = away;
					}
				}
			}
		}
	}

	#gather(cell: number, beds: Riverbeds): void {
		const { area, order, receiver } = this;
		area.fill(cell * cell);
		for (let n = this.count - 1; n >= 0; n--) {
			const k = order[n] ?? 0;
			if (beds.filled[k] === 1) continue;
			const into = receiver[k] ?? k;
			area[into] = (area[into] ?? 0) + (area[k] ?? 0);
		}
	}
}

/** Three quarters to five quarters: without it streams run dead straight along the eight directions. */
function restlessness(cell: number, direction: number): number {
	return 0.75 + 0.5 * ((hash(cell, direction, 7) & 255) / 255);
}
