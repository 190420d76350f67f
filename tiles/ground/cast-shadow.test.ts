import { expect, test } from 'vitest';
import { fillGrid } from '../terrain/grid';
import { castShadow } from './cast-shadow';

const cell = 5;
const frame = { west: 0, south: 0, cell, columns: 121, rows: 121 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** A wall along a line from west to east, 40 m high. */
const wall = fillGrid(frame, (_, y) => (y === 100 ? 40 : 0));

/** Metres of shade behind the wall along a column. */
function shade(azimuth: number, elevation: number): { core: number; whole: number } {
	const lit = castShadow(wall, { azimuth: radians(azimuth), elevation: radians(elevation) });
	const column = Array.from({ length: 100 }, (_, i) => lit.values[(21 + i) * 121 + 60]!);
	return {
		core: cell * column.filter((light) => light < 0.5).length,
		whole: cell * column.filter((light) => light < 0.999).length,
	};
}

test.each([20, 30, 44, 60])(
	'with the sun due south and %i° up a shadow is as long as height over tangent',
	(elevation) => {
		expect(Math.abs(shade(180, elevation).core - 40 / Math.tan(radians(elevation)))).toBeLessThanOrEqual(cell);
	},
);

test('a slanting sun throws the shadow aside and shortens it across the wall', () => {
	const length = (40 / Math.tan(radians(30))) * Math.cos(radians(38));
	expect(Math.abs(shade(142, 30).core - length)).toBeLessThanOrEqual(1.5 * cell);
});

test('a long shadow has the softer edge', () => {
	const soft = (elevation: number) => shade(180, elevation).whole - shade(180, elevation).core;
	expect(soft(12)).toBeGreaterThan(soft(40));
});

test('a slope less steep than the light lies in full light, one steeper in the dark', () => {
	const light = { azimuth: radians(180), elevation: radians(44) };
	const lit = castShadow(
		fillGrid(frame, (_, y) => -0.7 * y),
		light,
	);
	expect(Math.min(...lit.values)).toBe(1);
	const dark = castShadow(
		fillGrid(frame, (_, y) => -1.1 * y),
		light,
	);
	expect(Math.max(...dark.values.subarray(121))).toBe(0);
});

test('level land has no shadow', () => {
	expect(Math.min(...castShadow(fillGrid(frame, () => 300)).values)).toBe(1);
});
