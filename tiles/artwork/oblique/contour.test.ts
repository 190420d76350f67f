import { describe, expect, test } from 'vitest';
import { type ContourStyle, contourShare } from './contour';

const style: ContourStyle = { interval: 50, width: 1, indexWidth: 2, room: 6, strength: 1 };

/** Mean share of a slope that rises `rise` metres a pixel, over all heights alike. */
function tone(rise: number): number {
	const heights = 3000;
	let sum = 0;
	for (let k = 0; k < heights; k++) sum += contourShare((k / heights) * 12_800, rise, style, 1);
	return sum / heights;
}

describe('a contour', () => {
	test('is as wide as its style, whatever the slope', () => {
		const across = (rise: number) =>
			Array.from({ length: 9 }, (_, k) => contourShare(50 + (k - 4) * rise, rise, style, 1)).reduce((a, b) => a + b);
		expect(across(1)).toBeCloseTo(1, 5);
		expect(across(5)).toBeCloseTo(1, 5);
	});

	test('is heavier every fourth time', () => {
		expect(contourShare(201, 1, style, 1)).toBeGreaterThan(contourShare(251, 1, style, 1));
	});

	test('does not spread into a blot on level ground', () => {
		expect(contourShare(51, 0, style, 1)).toBe(0);
	});
});

test('the tone of a slope does not grow without end as it recedes', () => {
	const near = tone(50 / style.room);
	for (const rise of [12, 20, 40, 77, 150, 300]) expect(tone(rise)).toBeLessThan(near * 1.25);
});

test('the tone changes little by little, so that nothing flickers', () => {
	for (let rise = 5; rise < 200; rise *= 1.05) expect(Math.abs(tone(rise * 1.05) - tone(rise))).toBeLessThan(0.02);
});
