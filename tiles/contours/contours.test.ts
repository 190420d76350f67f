import { describe, expect, it } from 'vitest';
import { toMetres } from '../geo/frame';
import { contoursAround, placeAt, unitsFrom } from './contours';
import { riverLines } from './rivers';

const centre = [-7.52, 41.16] as const;
const [centreX] = toMetres(centre);

/** Rises to the east, 5 m in every 100. */
const slope = (x: number) => 400 + (x - centreX) * 0.05;

const corners = (path: string) =>
	path
		.split('M')
		.slice(1)
		.map((line) => (line.match(/-?\d+/g) ?? []).map(Number));

describe('the contours around a view', () => {
	const { lines } = contoursAround(centre, slope, []);

	it('are ten metres apart within the window, and fifty beyond', () => {
		const heights = Object.keys(lines).map(Number);
		expect(heights).toContain(410);
		expect(heights).toContain(300);
		expect(heights).not.toContain(290);
		expect(heights).not.toContain(405);
	});

	it('lie where the ground is as high as they say', () => {
		for (const [height, path] of Object.entries(lines)) {
			for (const [x = 0, y = 0] of corners(path)) {
				const [east] = toMetres(placeAt(centre, [x, y]));
				expect(Math.abs(slope(east) - Number(height))).toBeLessThan(0.1);
			}
		}
	});

	it('are simplified: a straight one has two points', () => {
		expect(corners(lines['410'] ?? '').map((line) => line.length)).toEqual([4]);
	});
});

describe('the contours that carry figures', () => {
	const [x, y] = toMetres(centre);
	const square = [
		[x - 100, y - 100],
		[x + 100, y - 100],
		[x + 100, y + 100],
		[x - 100, y + 100],
		[x - 100, y - 100],
	] as const;
	const { lines, figures } = contoursAround(centre, slope, [{ slug: 'a', rings: [square] }]);

	it('are those every 50 m', () => {
		expect(Object.keys(figures)).toEqual(Object.keys(lines).filter((height) => Number(height) % 50 === 0));
	});

	it('are cut at a parcel that they cross without a point of their own within, and whole beside it', () => {
		const [before, after, ...others] = corners(figures['400'] ?? '');
		expect(others).toEqual([]);
		const end = (before?.[1] ?? 0) + (before?.[3] ?? 0);
		for (const at of [end, after?.[1] ?? 0]) {
			const metres = toMetres(placeAt(centre, [0, at]))[1] - y;
			expect(Math.abs(metres)).toBeGreaterThanOrEqual(116);
			expect(Math.abs(metres)).toBeLessThan(130);
		}
		expect(figures['450']).toBe(lines['450']);
	});
});

describe('the courses of the rivers', () => {
	const river = { name: 'Torto', halfWidth: 7, meander: { amplitude: 0, wavelength: 1 }, points: [] };
	const points = Array.from({ length: 200 }, (_, at) => [-14_000 - at * 20, -10_000, 100] as const);

	it('are read from west to east whichever way the water runs', () => {
		const [line] = corners(riverLines(centre, [{ river, points }], []).lines['Rio Torto'] ?? '');
		expect(line?.[2]).toBeGreaterThan(0);
	});

	it('have the reaches beyond the estates’ land as further lines of their river', () => {
		const above = { ...river, name: 'Torto, above' };
		const named = riverLines(
			centre,
			[
				{ river, points: points.slice(0, 100) },
				{ river: above, points: points.slice(99) },
			],
			[],
		).lines;
		expect(Object.keys(named)).toEqual(['Rio Torto']);
		expect(corners(named['Rio Torto'] ?? '')).toHaveLength(2);
	});

	it('stop short of a parcel and go on behind it', () => {
		const [x = 0, y = 0] = toMetres(placeAt(centre, unitsFrom(centre, centre)));
		const course = Array.from({ length: 200 }, (_, at) => [x - 2000 + at * 20, y, 100] as const);
		const square = [
			[x - 100, y - 100],
			[x + 100, y - 100],
			[x + 100, y + 100],
			[x - 100, y + 100],
			[x - 100, y - 100],
		] as const;
		const parcels = [{ slug: 'a', rings: [square] }];
		const whole = corners(riverLines(centre, [{ river, points: course }], []).lines['Rio Torto'] ?? '');
		const parted = corners(riverLines(centre, [{ river, points: course }], parcels).lines['Rio Torto'] ?? '');
		expect([whole.length, parted.length]).toEqual([1, 2]);
	});
});
