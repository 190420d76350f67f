import { expect, test } from 'vitest';
import { decimal, quantity, rounded } from './quantity';

test('thousands and units stay with their number at the end of a line', () => {
	expect(quantity(1700, 'm')).toBe('1\u00a0700\u00a0m');
	expect(quantity('249–332', 'm')).toBe('249–332\u00a0m');
});

test('a decimal has a comma and all its places', () => {
	expect(quantity(decimal(23, 1), 'ha')).toBe('23,0\u00a0ha');
	expect(decimal(4.764, 2)).toBe('4,76');
	expect(decimal(60_000)).toBe('60\u00a0000');
	expect(decimal(-1234567.25, 1)).toBe('-1\u00a0234\u00a0567,3');
});

test('a rounded number has no zeros at its end', () => {
	expect([15, 15.04, 15.26, 1234.5, 10].map((value) => rounded(value, 1))).toEqual([
		'15',
		'15',
		'15,3',
		'1\u00a0234,5',
		'10',
	]);
	expect(rounded(9.999, 2)).toBe('10');
});
