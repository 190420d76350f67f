import { expect, test } from 'vitest';
import { fillGrid } from '../../terrain/grid';
import { type Camera, sightOf } from './camera';
import { depthsOf, sky } from './depths';

const frame = { west: -20_000, south: -20_000, cell: 200, columns: 201, rows: 201 };
const camera: Camera = { x: 0, y: 0, altitude: 2500, bearing: 0, focal: 1, horizon: 0.25, exaggeration: 2 };
const size = { width: 40, height: 80 };

function depthAt(depths: Float32Array, column: number, row: number): number {
	return depths[row * size.width + column]!;
}

test('over a plain every row lies where the lens puts it, and the sky is above the horizon', () => {
	const depths = depthsOf(
		camera,
		size,
		fillGrid(frame, () => 0),
	);
	for (const row of [30, 45, 79]) {
		const expected = (camera.altitude * camera.exaggeration * 20) / (row + 0.5 - 20);
		expect(depthAt(depths, 7, row)).toBeCloseTo(expected, -1);
	}
	expect(depthAt(depths, 7, 19)).toBe(sky);
});

test('a ridge hides the land behind it', () => {
	const ridged = fillGrid(frame, (_, y) => (Math.abs(y - 4000) < 300 ? 800 : 0));
	const depths = depthsOf(camera, size, ridged);
	const top = sightOf(camera, size, [0, 4200], 800).row;
	expect(depthAt(depths, 20, Math.ceil(top) + 1)).toBeLessThan(4300);
	expect(depthAt(depths, 20, Math.floor(top) - 2)).toBeGreaterThan(5000);
});

test('a place is seen where the land at its depth is', () => {
	const slope = fillGrid(frame, (x, y) => 0.05 * y + 0.02 * x);
	const depths = depthsOf(camera, size, slope);
	const { column, row, depth } = sightOf(camera, size, [1500, 6000], slope.linear(1500, 6000));
	expect(depthAt(depths, Math.floor(column), Math.floor(row)) / depth).toBeCloseTo(1, 1);
});
