import FlatQueue from 'flatqueue';
import { hashUnit } from '../terrain/noise';
import type { Lattice } from './lattice';

/** The sixteen ways out of a cell: to its neighbours, and as a knight moves. */
const moves = [-2, -1, 0, 1, 2].flatMap((columns) =>
	[-2, -1, 0, 1, 2].filter((rows) => columns % 2 !== 0 || rows % 2 !== 0).map((rows) => ({ columns, rows })),
);
/** Side by side in typed arrays: this is the innermost loop of all. */
const moveColumns = Int32Array.from(moves, ({ columns }) => columns);
const moveRows = Int32Array.from(moves, ({ rows }) => rows);
/** Cells of length. */
const moveLengths = Float64Array.from(moves, ({ columns, rows }) => Math.hypot(columns, rows));
/** At the steepest grade a way costs this much more than on the level; beyond it with the cube. */
const steep = 2.5;
/** Ground is cheaper or dearer by squares of eight cells, so that ways do not run like drawn with a rule. */
const whimShare = 0.35;
const squareShift = 3;
/** A road that is there already costs less than half, a bridge as much as a long detour. */
const onARoad = 0.45;
const bridge = 14;
/** Nothing is cheaper than straight along a road. */
const least = onARoad;

/** Seeks the cheapest way over a lattice (A*); one object serves many searches, its arrays are reused. */
export class WayFinder {
	readonly #lattice: Lattice;
	readonly #open = new FlatQueue<number>();
	readonly #cost: Float32Array;
	readonly #from: Int32Array;
	/** The number of the search that reached, and that finished, a cell last: nothing needs clearing between searches. */
	readonly #reached: Int32Array;
	readonly #finished: Int32Array;
	/** What the ground costs, square by square, and how many squares lie in a row. */
	readonly #whim: Float64Array;
	readonly #squares: number;
	#search = 0;

	constructor(lattice: Lattice) {
		const cells = lattice.columns * lattice.rows;
		this.#lattice = lattice;
		this.#cost = new Float32Array(cells);
		this.#from = new Int32Array(cells);
		this.#reached = new Int32Array(cells);
		this.#finished = new Int32Array(cells);
		this.#squares = (lattice.columns >> squareShift) + 1;
		const squareRows = (lattice.rows >> squareShift) + 1;
		this.#whim = Float64Array.from(
			{ length: this.#squares * squareRows },
			(_, k) => 1 + whimShare * hashUnit(k % this.#squares, Math.floor(k / this.#squares), 5),
		);
	}

	/** The cells from one to another; `grade` is the rise per metre that such a road bears. Undefined when there is no way. */
	find(start: number, goal: number, grade: number): number[] | undefined {
		const { columns, rows, cell, height, wet, used } = this.#lattice;
		const open = this.#open;
		const cost = this.#cost;
		const from = this.#from;
		const reached = this.#reached;
		const finished = this.#finished;
		const whim = this.#whim;
		const squares = this.#squares;
		const search = ++this.#search;
		const goalColumn = goal % columns;
		const goalRow = Math.floor(goal / columns);
		open.clear();
		cost[start] = 0;
		from[start] = -1;
		reached[start] = search;
		open.push(start, 0);
		for (let k = open.pop(); k !== undefined; k = open.pop()) {
			if (finished[k] === search) continue;
			finished[k] = search;
			if (k === goal) return this.#wayTo(goal);
			const column = k % columns;
			const row = (k / columns) | 0;
			const here = height[k] ?? 0;
			const sofar = cost[k] ?? 0;
			for (let n = 0; n < moveColumns.length; n++) {
				const i = column + (moveColumns[n] ?? 0);
				const j = row + (moveRows[n] ?? 0);
				if (i < 1 || j < 1 || i >= columns - 1 || j >= rows - 1) continue;
				const m = j * columns + i;
				const length = (moveLengths[n] ?? 0) * cell;
				const steepness = Math.abs((height[m] ?? 0) - here) / length / grade;
				let price = length * (1 + steepness * steepness * steepness * steep);
				price *= whim[(j >> squareShift) * squares + (i >> squareShift)] ?? 1;
				if (used[m] === 1) price *= onARoad;
				if (wet[m] === 1) price *= bridge;
				const total = sofar + price;
				if (reached[m] === search && total >= (cost[m] ?? 0)) continue;
				reached[m] = search;
				cost[m] = total;
				from[m] = k;
				const acrossGoal = i - goalColumn;
				const upGoal = j - goalRow;
				open.push(m, total + least * Math.sqrt(acrossGoal * acrossGoal + upGoal * upGoal) * cell);
			}
		}
		return undefined;
	}

	#wayTo(goal: number): number[] {
		const way: number[] = [];
		for (let k = goal; k >= 0; k = this.#from[k] ?? -1) way.push(k);
		return way.reverse();
	}
}
