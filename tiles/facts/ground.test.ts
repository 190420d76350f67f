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
