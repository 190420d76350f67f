import { expect, test } from 'vitest';
import type { Metres } from '../geo/frame';
import { widen } from './lay-network';
import { cutCorners, evenOut, newStretches } from './road-builder';
import { trimAt } from './trim';

const straight = (length: number, step: number): Metres[] =>
	Array.from({ length: length / step + 1 }, (_, i): Metres => [i * step, 0]);

test('a corner is rounded, the ends stay where they are', () => {
	const corner: Metres[] = [
		[0, 0],
		[25, 0],
		[50, 0],
		[50, 25],
		[50, 50],
	];
	const line = cutCorners(evenOut(corner));
	expect(line[0]).toEqual([0, 0]);
	expect(line.at(-1)).toEqual([50, 50]);
	const turns = line.slice(2).map(([x, y], i) => {
		const [a, b] = [line[i]!, line[i + 1]!];
		return Math.abs(Math.atan2(y - b[1], x - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]));
	});
	expect(Math.max(...turns)).toBeLessThan(Math.PI / 6);
});

test('only what no road covers is built, with a turning at either end', () => {
	const covered = Array.from({ length: 40 }, (_, i) => i < 10 || i >= 20);
	expect(newStretches(covered)).toEqual([{ first: 6, last: 23 }]);
	expect(newStretches(covered.map(() => true))).toEqual([]);
	expect(newStretches(covered.map(() => false))).toEqual([{ first: 0, last: 39 }]);
});

test('two new parts that nearly touch are one', () => {
	const covered = Array.from({ length: 40 }, (_, i) => i !== 10 && i !== 16);
	expect(newStretches(covered)).toEqual([{ first: 6, last: 20 }]);
});

test('a road that leads through a court ends at one edge and goes on at the other', () => {
	const court = { x: 50, y: 0, angle: Math.PI / 2, length: 30, width: 20 };
	const pieces = trimAt(straight(100, 50), court, 2);
	expect(pieces.map((piece) => piece.map(([x, y]) => [Math.round(x), Math.round(y)]))).toEqual([
		[
			[0, 0],
			[38, 0],
		],
		[
			[62, 0],
			[100, 0],
		],
	]);
});

test('a road that starts in a court starts at its edge, one that passes by is left alone', () => {
	const court = { x: 0, y: 0, angle: 0, length: 30, width: 20 };
	expect(trimAt(straight(100, 10), court, 0)[0]![0]![0]).toBeCloseTo(15, 9);
	const past = straight(100, 10).map(([x, y]): Metres => [x, y + 10.5]);
	expect(trimAt(past, court, 0)).toEqual([past]);
	expect(trimAt(straight(10, 5), court, 0)).toEqual([]);
});

test('a road widens and narrows gently, within what its kind allows, and has no gaps', () => {
	const line = straight(4000, 8);
	const sections = widen({ kind: 'estate', line }, 3);
	const widths = sections.map(({ width }) => width);
	expect(Math.min(...widths)).toBeGreaterThanOrEqual(3);
	expect(Math.max(...widths)).toBeLessThanOrEqual(4);
	expect(Math.max(...widths) - Math.min(...widths)).toBeGreaterThan(0.3);
	for (const [i, width] of widths.slice(1).entries()) expect(Math.abs(width - widths[i]!)).toBeLessThan(0.45);
	for (const [i, { line: next }] of sections.slice(1).entries()) expect(next[0]).toEqual(sections[i]!.line.at(-1));
	expect(sections[0]!.line[0]).toEqual(line[0]);
	expect(sections.at(-1)!.line.at(-1)).toEqual(line.at(-1));
});
