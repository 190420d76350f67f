import { expect, test } from 'vitest';
import { toLat, toLon } from '../geo/frame';
import { drawCourses } from './course';
import { layRiverbeds } from './riverbeds';
import { Drainage } from './routing';
import { sculpt } from './sculpture';

const extent = { west: -3000, south: -2000, east: 3000, north: 2000 };
const stream = drawCourses([
	{
		name: 'Ribeira',
		halfWidth: 20,
		meander: { amplitude: 60, wavelength: 900 },
		points: [
			[toLon(-3000), toLat(300), 120],
			[toLon(3000), toLat(-200), 100],
		],
	},
]);
const level = { cell: 100, steps: 12, erodibility: 0.02, uplift: 1.7, diffusion: 0.03, criticalArea: 0 };
const land = sculpt(extent, stream, [level]);
const beds = layRiverbeds(land, stream);

test('the same rivers cut the same land', () => {
	expect(sculpt(extent, stream, [level]).values).toEqual(land.values);
});

test('the river keeps the level of its water', () => {
	const filled = [...land.values].filter((_, k) => beds.filled[k] === 1);
	expect(filled.length).toBeGreaterThan(50);
	for (const height of filled) expect(height).toBeGreaterThanOrEqual(99.9);
	for (const height of filled) expect(height).toBeLessThanOrEqual(120.1);
});

test('from everywhere water runs downhill into the river, and all of it arrives', () => {
	const drainage = new Drainage(land.values.length);
	drainage.route(land, beds);
	expect(drainage.count).toBe(land.values.length);
	let arrived = 0;
	for (let k = 0; k < land.values.length; k++) {
		if (beds.filled[k] === 1) arrived += drainage.area[k]!;
		let here = k;
		for (let steps = 0; beds.filled[here] !== 1; steps++) {
			expect(steps).toBeLessThan(land.values.length);
			here = drainage.receiver[here]!;
		}
	}
	expect(arrived / (land.values.length * 100 * 100)).toBeCloseTo(1, 6);
});

test('erosion lowers the land towards the river', () => {
	const near = land.linear(0, 350);
	const far = land.linear(0, 1900);
	expect(near).toBeLessThan(far);
	expect(near).toBeLessThan(sculpt(extent, stream, [{ ...level, steps: 0 }]).linear(0, 350));
});

test('without a level there is no land', () => {
	expect(() => sculpt(extent, stream, [])).toThrow(RangeError);
});
