import { expect, test } from 'vitest';
import { coordinatePair, metresPerDegreeEast } from './coordinates';

test('coordinates are written with true primes and O for west', () => {
	expect(coordinatePair([-7.52, 41.16])).toBe('41°09′36″\u00a0N  7°31′12″\u00a0O');
	expect(coordinatePair([-7.48, 41.14], 'minutes')).toBe('41°08′\u00a0N  7°29′\u00a0O');
});

test('rounding carries into the next minute and degree', () => {
	expect(coordinatePair([7.9999999, -0.9999999])).toBe('1°00′00″\u00a0S  8°00′00″\u00a0E');
});

test('makes a degree east half as long at 60 degrees', () => {
	expect(metresPerDegreeEast(60)).toBeCloseTo(metresPerDegreeEast(0) / 2, 6);
});
