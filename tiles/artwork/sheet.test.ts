import { expect, test } from 'vitest';
import { toX, toY } from '../geo/frame';
import { enlarge, metresOn, metresPerPixel, placeOn, sheetAround, sheetOf } from './sheet';

const bounds = { west: -7.74, east: -6.886, south: 41.02, north: 41.455 };

test('the corners of the bounds are the corners of the sheet', () => {
	const sheet = sheetOf(bounds, 1633);
	expect(placeOn(sheet, [bounds.west, bounds.north])).toEqual([0, 0]);
	const [x, y] = placeOn(sheet, [bounds.east, bounds.south]);
	expect(x).toBeCloseTo(sheet.width, 9);
	expect(y).toBeCloseTo(sheet.height, 9);
});

test('a sheet is as long to the kilometre downwards as across', () => {
	const sheet = sheetOf(bounds, 1633);
	const downwards = (toY(bounds.north) - toY(bounds.south)) / sheet.height;
	expect(downwards / metresPerPixel(sheet)).toBeCloseTo(1, 3);
});

test('a sheet around a place has it in the middle', () => {
	const sheet = sheetAround([-7.5, 41.2], 600, 400, 1700);
	const [x, y] = placeOn(sheet, [-7.5, 41.2]);
	expect([x, y].map((value) => Number(value.toFixed(6)))).toEqual([300, 200]);
	const [alsoX, alsoY] = metresOn(sheet, toX(-7.5), toY(41.2));
	expect([alsoX - x, alsoY - y].map(Math.abs).every((away) => away < 1e-6)).toBe(true);
});

test('an enlarged sheet shows the same land', () => {
	const sheet = sheetOf(bounds, 1633);
	expect(enlarge(sheet, 2)).toEqual({ bounds, width: sheet.width * 2, height: sheet.height * 2 });
});
