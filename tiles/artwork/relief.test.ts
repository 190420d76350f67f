import { expect, test } from 'vitest';
import { paper, worstContrast } from './inks';
import { type Land, printRelief } from './relief';
import { sheetAround } from './sheet';

const sheet = sheetAround([-7.3, 41.25], 60, 40, 1633);
const hill: Land = { heightAt: (x, y) => 400 - Math.hypot(x, y) * 0.2, waterAt: () => 500 };
const print = { inks: paper, relief: () => 1, contours: () => 0, density: 1 };

function pixel(bytes: Uint8Array, column: number, row: number): number[] {
	return [...bytes.slice((row * 60 + column) * 3, (row * 60 + column) * 3 + 3)];
}

test('the side towards the north-west is lit, the other lies in shade', () => {
	const bytes = printRelief(sheet, hill, print);
	expect(pixel(bytes, 20, 10)[0]).toBeGreaterThan(pixel(bytes, 40, 30)[0]! + 20);
});

test('where the relief has faded stands the flat ground', () => {
	const bytes = printRelief(sheet, hill, { ...print, relief: (across) => (across < 0.5 ? 0 : 1) });
	expect(pixel(bytes, 5, 20)).toEqual([...paper.ground]);
	expect(pixel(bytes, 50, 20)).not.toEqual([...paper.ground]);
});

test('contours are printed on the land and not on the water', () => {
	const drawn = { ...print, contours: () => 1 };
	const lines = printRelief(sheet, hill, drawn);
	expect(lines).not.toEqual(printRelief(sheet, hill, print));
	const lake = printRelief(sheet, { ...hill, waterAt: () => -500 }, drawn);
	for (let k = 0; k < 60 * 40; k++) expect(pixel(lake, k % 60, Math.floor(k / 60))).toEqual([...paper.water]);
});

test('the same land is printed the same', () => {
	expect(printRelief(sheet, hill, print)).toEqual(printRelief(sheet, hill, print));
	const whole = { west: 0, east: 1, north: 0, south: 1, text: paper.water, contrast: 1 };
	expect(
		worstContrast({ width: 60, height: 40, bytes: printRelief(sheet, hill, print) }, whole),
	).toBeGreaterThanOrEqual(1);
});
