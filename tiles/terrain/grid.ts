import type { Codec } from '../steps/cached-step';

/** Where a grid lies in the local frame: south-west corner and cell in metres, columns to the east, rows to the north. */
export type GridFrame = {
	readonly west: number;
	readonly south: number;
	readonly cell: number;
	readonly columns: number;
	readonly rows: number;
};

/** Weights of the point asked last, to the east and to the north. */
const weightsAcross = new Float64Array(4);
const weightsUp = new Float64Array(4);

/** A regular grid of numbers over the ground; row 0 is the southernmost. */
export class Grid implements GridFrame {
	readonly west: number;
	readonly south: number;
	readonly cell: number;
	readonly columns: number;
	readonly rows: number;
	readonly values: Float32Array;

	/** @throws {RangeError} when `values` does not hold one number for every point of the frame */
	constructor(frame: GridFrame, values: Float32Array = new Float32Array(frame.columns * frame.rows)) {
		if (values.length !== frame.columns * frame.rows) throw new RangeError('The grid and its values differ in size.');
		this.west = frame.west;
		this.south = frame.south;
		this.cell = frame.cell;
		this.columns = frame.columns;
		this.rows = frame.rows;
		this.values = values;
	}

	/** The value at a point by the four nearest; beyond the edge, the edge's. */
	linear(x: number, y: number): number {
		const fx = Math.min(Math.max((x - this.west) / this.cell, 0), this.columns - 1.001);
		const fy = Math.min(Math.max((y - this.south) / this.cell, 0), this.rows - 1.001);
		const i = fx | 0;
		const j = fy | 0;
		const u = fx - i;
		const v = fy - j;
		const p = j * this.columns + i;
		const q = p + this.columns;
		const values = this.values;
		const a = values[p] ?? 0;
		const b = values[q] ?? 0;
		const south = a + ((values[p + 1] ?? 0) - a) * u;
		const north = b + ((values[q + 1] ?? 0) - b) * u;
		return south + (north - south) * v;
	}

	/** The value at a point by a uniform cubic B-spline; within a cell of the edge, the value there. */
	spline(x: number, y: number): number {
		const fx = Math.min(Math.max((x - this.west) / this.cell, 1), this.columns - 3);
		const fy = Math.min(Math.max((y - this.south) / this.cell, 1), this.rows - 3);
		const i = fx | 0;
		const j = fy | 0;
		splineWeights(fx - i, weightsAcross);
		splineWeights(fy - j, weightsUp);
		const w0 = weightsAcross[0] ?? 0;
		const w1 = weightsAcross[1] ?? 0;
		const w2 = weightsAcross[2] ?? 0;
		const w3 = weightsAcross[3] ?? 0;
		const values = this.values;
		let p = (j - 1) * this.columns + i - 1;
		let sum = 0;
		for (let row = 0; row < 4; row++) {
			const across =
				(values[p] ?? 0) * w0 + (values[p + 1] ?? 0) * w1 + (values[p + 2] ?? 0) * w2 + (values[p + 3] ?? 0) * w3;
			sum += across * (weightsUp[row] ?? 0);
			p += this.columns;
		}
		return sum;
	}
}

/** The same land in cells of another size. */
export function withCell({ west, south, cell, columns, rows }: GridFrame, size: number): GridFrame {
	return {
		west,
		south,
		cell: size,
		columns: Math.floor(((columns - 1) * cell) / size) + 1,
		rows: Math.floor(((rows - 1) * cell) / size) + 1,
	};
}

/** The grid with its values in memory that workers read too, instead of each having a copy. */
export function sharedGrid(grid: Grid): Grid {
	if (grid.values.buffer instanceof SharedArrayBuffer) return grid;
	const values = new Float32Array(new SharedArrayBuffer(grid.values.byteLength));
	values.set(grid.values);
	return new Grid(grid, values);
}

/** In a worker: what arrives are a grid's members without its methods. */
export function revivedGrid(grid: Grid): Grid {
	return new Grid(grid, grid.values);
}

/** Fills a grid by asking `value` for every point, in metres of the local frame. */
export function fillGrid(frame: GridFrame, value: (x: number, y: number, column: number, row: number) => number): Grid {
	const grid = new Grid(frame);
	for (let row = 0; row < frame.rows; row++) {
		for (let column = 0; column < frame.columns; column++) {
			const x = frame.west + column * frame.cell;
			const y = frame.south + row * frame.cell;
			grid.values[row * frame.columns + column] = value(x, y, column, row);
		}
	}
	return grid;
}

const frameNumbers = 5;
const frameBytes = frameNumbers * Float64Array.BYTES_PER_ELEMENT;

/**
 * A grid as its frame in 64-bit and its values in 32-bit floats, in this machine's byte order: the cache never leaves it.
 * The values read back lie in shared memory, so that workers read the same ones.
 */
export const gridCodec: Codec<Grid> = { extension: '.grid', encode: encodeGrid, decode: decodeGrid };

export function encodeGrid({ west, south, cell, columns, rows, values }: Grid): Uint8Array {
	const bytes = new Uint8Array(frameBytes + values.byteLength);
	new Float64Array(bytes.buffer, 0, frameNumbers).set([west, south, cell, columns, rows]);
	new Float32Array(bytes.buffer, frameBytes).set(values);
	return bytes;
}

/** @throws {RangeError} when the bytes are not those of a grid */
export function decodeGrid(bytes: Uint8Array): Grid {
	const memory = new SharedArrayBuffer(bytes.byteLength);
	new Uint8Array(memory).set(bytes);
	const [west = 0, south = 0, cell = 0, columns = 0, rows = 0] = new Float64Array(memory, 0, frameNumbers);
	return new Grid({ west, south, cell, columns, rows }, new Float32Array(memory, frameBytes));
}

/**
 * What each of four points in a row weighs in a uniform cubic B-spline: smooth to the second derivative, so slopes show
 * no facets. Written into, for millions of points are asked.
 * @param along from the second point (0) to the third (1)
 */
export function splineWeights(along: number, weights: Float64Array): void {
	const squared = along * along;
	const cubed = squared * along;
	weights[0] = (1 - 3 * along + 3 * squared - cubed) / 6;
	weights[1] = (4 - 6 * squared + 3 * cubed) / 6;
	weights[2] = (1 + 3 * along + 3 * squared - 3 * cubed) / 6;
	weights[3] = cubed / 6;
}

/** How those weights change along the row, for the distance between two points. */
export function splineSlopes(along: number, slopes: Float64Array): void {
	const squared = along * along;
	slopes[0] = -((1 - along) ** 2) / 2;
	slopes[1] = (3 * squared - 4 * along) / 2;
	slopes[2] = (1 + 2 * along - 3 * squared) / 2;
	slopes[3] = squared / 2;
}
