import type { Neighbourhood } from '../fields/cells';
import type { FieldMosaic } from '../fields/mosaic';
import type { PixelFrame } from './frame';

/** Pixels a side of a block, about. */
const blockSide = 8;
/** Half the diagonal of a block, and what borders bend beside it. */
const halfDiagonal = 0.72;
const bend = 8;
const nowhere: Neighbourhood = { cells: [], seeds: new Float64Array(), isOneField: true };

/**
 * The cells of the mosaic near each block of pixels: which of them a pixel lies in is then soon found. Blocks lie on the
 * land, not on the frame, so that frames which overlap ask alike.
 */
export class CellBlocks {
	readonly #mosaic: FieldMosaic;
	readonly #size: number;
	readonly #first: number;
	readonly #column: Int32Array;
	#row = Number.NaN;
	#lists: Neighbourhood[] = [];

	constructor(mosaic: FieldMosaic, { xs, resolution }: PixelFrame) {
		this.#mosaic = mosaic;
		this.#size = 2 ** Math.round(Math.log2(blockSide * resolution));
		this.#first = Math.floor((xs[0] ?? 0) / this.#size);
		this.#column = Int32Array.from(xs, (x) => Math.floor(x / this.#size) - this.#first);
	}

	/** Goes on to the pixels at this northing. */
	enterRow(y: number): void {
		const row = Math.floor(y / this.#size);
		if (row === this.#row) return;
		this.#row = row;
		const count = (this.#column.at(-1) ?? 0) + 1;
		const middle = (row + 0.5) * this.#size;
		this.#lists = Array.from({ length: count }, (_, column) =>
			this.#mosaic.cellsAround((this.#first + column + 0.5) * this.#size, middle, this.#size * halfDiagonal + bend),
		);
	}

	/** The cells near a column of the row entered. */
	at(column: number): Neighbourhood {
		return this.#lists[this.#column[column] ?? 0] ?? nowhere;
	}
}
