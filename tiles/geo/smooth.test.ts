import { expect, test } from 'vitest';
import type { Metres } from './frame';
import { perimeterOf } from './planar';
import { evened, roundOff } from './smooth';

test('rounding off a square cuts its corners and closes it again', () => {
	const square: Metres[] = [
		[0, 0],
		[16, 0],
		[16, 16],
		[0, 16],
		[0, 0],
	];
	const round = roundOff(square, 3);
	expect(round.at(-1)).toEqual(round[0]);
	expect(round.some(([x, y]) => (x < 1 || x > 15) && (y < 1 || y > 15))).toBe(false);
	expect(perimeterOf([round])).toBeLessThan(64);
});

test('evening out a line moves a bend towards its neighbours; at the ends fewer count', () => {
	const bent: Metres[] = [
		[0, 0],
		[1, 6],
		[2, 0],
	];
	expect(evened(bent, 1)).toEqual([
		[0.5, 3],
		[1, 2],
		[1.5, 3],
	]);
});
