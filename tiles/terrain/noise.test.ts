import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fractalNoise, gradientNoise, hash } from './noise';

const coordinate = fc.double({ min: -1e4, max: 1e4, noNaN: true });
const whole = fc.integer({ min: -1e6, max: 1e6 });

test('noise is the same on every machine', () => {
	expect(hash(3, -7, 41)).toBe(hash(3, -7, 41));
	expect(gradientNoise(1234.5, -987.25, 60)).toBeCloseTo(0.11503385339165106, 12);
	expect(fractalNoise(1.5, 2.25, 4, 9)).toBeCloseTo(-0.1380814120914079, 12);
});

test('noise stays within what the model was tuned for', () => {
	fc.assert(
		fc.property(coordinate, coordinate, (x, y) => {
			expect(Math.abs(gradientNoise(x, y))).toBeLessThan(1.2);
			expect(Math.abs(fractalNoise(x, y, 4))).toBeLessThan(1.2);
		}),
	);
});

test('noise is nothing at whole numbers, so reaches of rivers join', () => {
	fc.assert(
		fc.property(whole, whole, fc.nat(99), (x, y, seed) => {
			expect(gradientNoise(x, y, seed)).toBeCloseTo(0, 12);
		}),
	);
});
