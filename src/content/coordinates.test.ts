import { expect, test } from 'vitest';
import { coordinatePair } from './coordinates';

test('coordinates are written with true primes and O for west', () => {
	expect(coordinatePair([-7.52, 41.16])).toBe('41°09′36″ N  7°31′12″ O');
	expect(coordinatePair([-7.48, 41.14], 'minutes')).toBe('41°08′ N  7°29′ O');
});

test('rounding carries into the next minute and degree', () => {
	expect(coordinatePair([7.9999999, -0.9999999])).toBe('1°00′00″ S  8°00′00″ E');
});
