import { expect, test } from 'vitest';
import { colour } from '../fields/colours';
import { inkColour, worstContrast } from './inks';

const paper = colour('#f4efe4');
const brown = colour('#86551e');
const area = { west: 0, east: 0.5, north: 0, south: 1, text: inkColour, contrast: 7 };

function twoPixels(...pixels: (readonly number[])[]) {
	return { width: 2, height: 1, bytes: Uint8Array.from(pixels.flat()) };
}

test('ink on paper has the contrast that the design states', () => {
	expect(worstContrast(twoPixels(paper, paper), area)).toBeCloseTo(15.2, 1);
});

test('one dark pixel in the area counts, one beside it does not', () => {
	expect(worstContrast(twoPixels(brown, paper), area)).toBeLessThan(4);
	expect(worstContrast(twoPixels(paper, brown), area)).toBeGreaterThan(15);
});
