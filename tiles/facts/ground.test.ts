import { expect, test } from 'vitest';
import type { Metres } from '../geo/frame';
import { measureGround } from './ground';

const square: Metres[] = [
	[0, 0],
	[60, 0],
	[60, 60],
	[0, 60],
	[0, 0],
];

test('a plane that falls one in one to the south-east faces 135 degrees', () => {
	const ground = measureGround([square], (x, y) => 300 - (x - y) * Math.SQRT1_2);
	expect(ground.exposure).toBeCloseTo(135, 6);
	expect(ground.slope).toBeCloseTo(45, 6);
});

test('a slope to the north faces 0 and not 360 degrees', () => {
	expect(measureGround([square], (_, y) => 200 - y * 0.2).exposure).toBe(0);
});

test('the lowest and the highest point are found on the edge', () => {
	const { altitude } = measureGround([square], (x) => 100 + x * 0.5);
	expect(altitude.min).toBeCloseTo(100, 6);
	expect(altitude.max).toBeCloseTo(130, 6);
	expect(altitude.mean).toBeCloseTo(115, 6);
});

test('a plane that falls to the south-west has its top and its foot in opposite corners', () => {
	const { top, foot } = measureGround([square], (x, y) => 200 + x * 0.3 + y * 0.1);
	expect(top).toEqual([60, 60]);
	expect(foot).toEqual([0, 0]);
});

test('a knoll within the outline is its top, and the corner farthest from it the foot', () => {
	const { top, foot } = measureGround([square], (x, y) => 300 - Math.hypot(x - 22.5, y - 40.5));
	expect(top).toEqual([22.5, 40.5]);
	expect(foot).toEqual([60, 0]);
});

test('ground beyond the outline does not count, however high', () => {
	const bent: Metres[] = [
		[0, 0],
		[60, 0],
		[60, 30],
		[30, 30],
		[30, 60],
		[0, 60],
		[0, 0],
	];
	const { top } = measureGround([bent], (x, y) => 300 - Math.hypot(x - 60, y - 60));
	expect([
		[60, 30],
		[30, 60],
	]).toContainEqual(top);
});

test('level ground has no slope', () => {
	const ground = measureGround([square], () => 412);
	expect(ground.slope).toBe(0);
	expect(ground.altitude).toEqual({ min: 412, max: 412, mean: 412 });
});

test('an outline without ground inside is refused', () => {
	const line: Metres[] = [
		[0, 0],
		[50, 0],
		[0, 0],
	];
	expect(() => measureGround([line], () => 0)).toThrow(RangeError);
});
