import { expect, test } from 'vitest';
import { decodeGrid, encodeGrid, fillGrid } from './grid';

const grid = fillGrid({ west: -21_375.5, south: 800, cell: 12.5, columns: 7, rows: 4 }, (x, y) => x / 3 - y);

test('a grid comes back as it was, in memory that workers share', () => {
	const back = decodeGrid(encodeGrid(grid));
	expect(back).toEqual(grid);
	expect(back.values.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test('bytes that are no grid are refused', () => {
	expect(() => decodeGrid(encodeGrid(grid).subarray(0, -4))).toThrow(RangeError);
	expect(() => decodeGrid(new Uint8Array(3))).toThrow(RangeError);
});
