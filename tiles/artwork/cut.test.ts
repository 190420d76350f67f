import { expect, test } from 'vitest';
import { cutAt } from './cut';
import type { Line } from './isolines';
import { lengthOf } from './lines';

const square: Line = [
	[10, 10],
	[30, 10],
	[30, 30],
	[10, 30],
	[10, 10],
];

test('a line through an outline is cut exactly where it crosses', () => {
	const { within, outside } = cutAt(
		[square],
		[
			[
				[0, 20],
				[15, 20],
				[40, 20],
			],
		],
	);
	expect(within).toEqual([
		[
			[10, 20],
			[15, 20],
			[30, 20],
		],
	]);
	expect(outside.map(lengthOf)).toEqual([10, 10]);
});

test('a line that misses the outline stays whole', () => {
	const line: Line = [
		[0, 0],
		[40, 2],
	];
	expect(cutAt([square], [line])).toEqual({ within: [], outside: [line] });
});

test('nothing of a line is lost at a parcel in two parts', () => {
	const other: Line = square.map(([x, y]) => [x + 24, y]);
	const line: Line = [
		[0, 15],
		[70, 27],
	];
	const { within, outside } = cutAt([square, other], [line]);
	expect(within).toHaveLength(2);
	expect(outside).toHaveLength(3);
	const total = [...within, ...outside].map(lengthOf).reduce((sum, length) => sum + length, 0);
	expect(total).toBeCloseTo(lengthOf(line), 9);
});
