import type { Codec } from '../steps/codec';
import { Grid } from './grid';

const FRAME_NUMBERS = 5;
const FRAME_BYTES = FRAME_NUMBERS * Float64Array.BYTES_PER_ELEMENT;

/**
 * A grid as its frame in 64-bit and its values in 32-bit floats, in this machine's byte order: the cache never leaves it.
 * The values read back lie in shared memory, so that workers read the same ones.
 */
export const gridCodec: Codec<Grid> = { extension: '.grid', encode: encodeGrid, decode: decodeGrid };

export function encodeGrid({ west, south, cell, columns, rows, values }: Grid): Uint8Array {
	const bytes = new Uint8Array(FRAME_BYTES + values.byteLength);
	new Float64Array(bytes.buffer, 0, FRAME_NUMBERS).set([west, south, cell, columns, rows]);
	new Float32Array(bytes.buffer, FRAME_BYTES).set(values);
	return bytes;
}

/** @throws {RangeError} when the bytes are not those of a grid */
export function decodeGrid(bytes: Uint8Array): Grid {
	const memory = new SharedArrayBuffer(bytes.byteLength);
	new Uint8Array(memory).set(bytes);
	const [west = 0, south = 0, cell = 0, columns = 0, rows = 0] = new Float64Array(memory, 0, FRAME_NUMBERS);
	return new Grid({ west, south, cell, columns, rows }, new Float32Array(memory, FRAME_BYTES));
}
