import { expect, test } from 'vitest';
import { toLat, toLon } from '../geo/frame';
import { drawCourses } from '../terrain/course';
import { fillGrid } from '../terrain/grid';
import { warp } from '../terrain/warp';
import { opennessOf } from './cast-shadow';
import { rowSurfaceOf, streamsOf } from './load';
import { farthest, waterEdge } from './water-edge';

const frame = { west: -1500, south: -1000, cell: 12.5, columns: 241, rows: 161 };
const brook = drawCourses([
	{
		name: 'Ribeiro',
		halfWidth: 5,
		meander: { amplitude: 40, wavelength: 700 },
		points: [
			[toLon(-2500), toLat(100), 60],
			[toLon(2500), toLat(-150), 50],
		],
	},
]);
/** The middle of the brook in the finished land, every 20 m. */
const middle = brook[0]!.points.map(([x, y]) => warp(x, y)).filter(([x]) => Math.abs(x) < 1300);

const water = waterEdge({ ...frame, cell: 8, columns: 376, rows: 251 }, brook);

test('a brook ten metres wide is water all along, read between the points of an 8 m grid', () => {
	expect(middle.length).toBeGreaterThan(100);
	for (const [x, y] of middle) expect(water.linear(x, y)).toBeLessThan(0);
});

test('away from the brook the distance to its edge is known, up to where nobody asks', () => {
	const [x, y] = middle[70]!;
	const away = water.linear(x, y + 150);
	expect(away).toBeGreaterThan(90);
	expect(away).toBeLessThan(200);
	expect(water.linear(0, 950)).toBe(farthest);
});

test('the middle of a valley is a hollow, a crest is open, an even slope is neither', () => {
	const folded = opennessOf(fillGrid(frame, (x) => 120 * Math.cos(x / 240)));
	expect(folded.linear(0, 0)).toBeGreaterThan(0.4);
	expect(folded.linear(240 * Math.PI, 0)).toBeLessThan(-0.4);
	const slope = opennessOf(fillGrid(frame, (x, y) => 0.3 * x + 0.1 * y));
	expect(slope.linear(0, 0)).toBeCloseTo(0, 2);
	const cliffs = opennessOf(fillGrid(frame, (x) => (x > 0 ? 3000 : 0)));
	expect(Math.max(...cliffs.values.map(Math.abs))).toBeLessThanOrEqual(1);
});

test('rows follow the slope, not its furrows', () => {
	const furrowed = rowSurfaceOf(fillGrid(frame, (x) => 0.3 * x + 2 * Math.sin((x * 2 * Math.PI) / 50)));
	for (const x of [-300, -212.5, 0, 112.5]) expect(Math.abs(furrowed.linear(x, 0) - 0.3 * x)).toBeLessThan(0.2);
});

test('the more ground drains through a point, the higher it counts', () => {
	const sculpted = { west: -2000, south: -1500, east: 2000, north: 1500 };
	const land = { west: -2000, south: -1500, cell: 25, columns: 161, rows: 121 };
	/** A funnel that falls towards the brook in the south, its axis in x = 0. */
	const funnel = fillGrid(land, (x, y) => 100 + 0.2 * Math.abs(x) + 0.1 * (y + 1500));
	const streams = streamsOf(
		funnel,
		sculpted,
		drawCourses([
			{
				name: 'Ribeiro',
				halfWidth: 10,
				meander: { amplitude: 0, wavelength: 700 },
				points: [
					[toLon(-2000), toLat(-1450), 60],
					[toLon(2000), toLat(-1450), 50],
				],
			},
		]),
	);
	const most = (y: number) => Math.max(...Array.from({ length: 21 }, (_, i) => streams.linear((i - 10) * 20, y)));
	expect(most(-800)).toBeGreaterThan(most(0));
	expect(most(0)).toBeGreaterThan(streams.linear(1200, 0) + 0.3);
});
