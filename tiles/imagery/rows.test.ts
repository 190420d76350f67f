import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandCover, lineCover } from './rows';

/** The share of a window that the band covers, by looking at many points of it. */
function countedCover(phase: number, start: number, length: number, width: number): number {
	const looks = 20_000;
	let inside = 0;
	for (let look = 0; look < looks; look++) {
		const at = phase + width * ((look + 0.5) / looks - 0.5);
		const into = at - Math.floor(at) - start;
		if (into >= 0 && into < length) inside++;
	}
	return inside / looks;
}

test('a band covers of a pixel what counting finds', () => {
	const band = fc.record({
		phase: fc.double({ min: -50, max: 50, noNaN: true }),
		start: fc.double({ min: 0, max: 0.5, noNaN: true }),
		length: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
		width: fc.double({ min: 0.06, max: 0.45, noNaN: true }),
	});
	fc.assert(
		fc.property(band, ({ phase, start, length, width }) => {
			expect(bandCover(phase, start, length, width)).toBeCloseTo(countedCover(phase, start, length, width), 2);
		}),
		{ numRuns: 40 },
	);
});

test('where a row is narrower than a pixel only its tone is left', () => {
	for (let phase = -2; phase < 2; phase += 0.093) expect(bandCover(phase, 0.2, 0.42, 1.3)).toBeCloseTo(0.42, 10);
});

test('rows fade and do not jump as the view rises', () => {
	for (let width = 0.06; width < 1.2; width += 0.002) {
		const step = bandCover(3.41, 0.2, 0.42, width + 0.002) - bandCover(3.41, 0.2, 0.42, width);
		expect(Math.abs(step)).toBeLessThan(0.04);
	}
});

test('a line narrower than a pixel covers its share of it', () => {
	expect(lineCover(-1, 2, 8)).toBeCloseTo(0.15625, 5);
	expect(lineCover(-4, 8, 1)).toBe(1);
	expect(lineCover(3, 2, 1)).toBe(0);
});
