import { expect, test } from 'vitest';
import { fillGrid } from '../../terrain/grid';
import { castShadows } from './sun';

const frame = { west: -5000, south: -2000, cell: 50, columns: 201, rows: 81 };
/** A wall 300 m high from north to south. */
const wall = fillGrid(frame, (x) => (Math.abs(x) < 75 ? 300 : 0));

test('a shadow falls away from the sun, and is as long as the sun is low', () => {
	const lit = castShadows(wall, { azimuth: 270, elevation: 30 }, 1);
	expect(lit.linear(300, 0)).toBeLessThan(0.1);
	expect(lit.linear(-500, 0)).toBeGreaterThan(0.9);
	expect(lit.linear(1000, 0)).toBeGreaterThan(0.9);
});

test('land that is drawn too high casts its shadow farther', () => {
	const sun = { azimuth: 270, elevation: 30 };
	expect(castShadows(wall, sun, 2).linear(800, 0)).toBeLessThan(0.2);
	expect(castShadows(wall, sun, 1).linear(800, 0)).toBeGreaterThan(0.9);
});
