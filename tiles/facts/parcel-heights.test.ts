import { expect, test } from 'vitest';
import type { Metres } from '../geo/frame';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { extentOf } from '../geo/planar';
import { fillGrid } from '../terrain/grid';
import { cutParcelHeights, groundOf, readParcelHeights } from './parcel-heights';

function field(slug: string, west: number) {
	const ring: Metres[] = [
		[west, 130],
		[west + 100, 130],
		[west + 100, 190],
		[west, 190],
		[west, 130],
	];
	return { slug, rings: [ring] };
}

const model = fillGrid(
	{ west: -500, south: -500, cell: 12.5, columns: 121, rows: 81 },
	(x, y) => 300 + 40 * Math.sin(x / 90) + y / 4,
);
const outlines = [field('norte', 400), field('abade', 0)];
const heights = cutParcelHeights(outlines, model);

test('parcels have the heights of the model, and contours run on outside', () => {
	const ground = groundOf(['abade', 'norte'], heights);
	for (const { rings } of outlines) {
		const { west, south, east, north } = extentOf(rings);
		for (let x = west - 40; x <= east + 40; x += 7)
			for (let y = south - 40; y <= north + 40; y += 7) expect(ground(x, y)).toBeCloseTo(model.spline(x, y), 9);
	}
});

test('between two parcels the ground is that of the nearer one', () => {
	const both = groundOf(['abade', 'norte'], heights);
	expect(both(190, 150)).toBe(groundOf(['abade'], heights)(190, 150));
	expect(both(310, 150)).toBe(groundOf(['norte'], heights)(310, 150));
});

test('a parcel that was never cut out has no ground', () => {
	expect(() => groundOf(['abade', 'sul'], heights)).toThrow('There are no heights of sul.');
});

test('the committed heights are those of the outlines in the source, each with its surroundings', async () => {
	const committed = await readParcelHeights();
	const source = await readParcelOutlines();
	expect(Object.keys(committed)).toEqual(source.map(({ slug }) => slug).toSorted());
	for (const { slug, rings } of source) {
		const { west, south, east, north } = extentOf(rings);
		const patch = committed[slug]!;
		expect(Buffer.from(patch.heights, 'base64')).toHaveLength(patch.columns * patch.rows * 4);
		expect(patch.west).toBeLessThanOrEqual(west - 75);
		expect(patch.south).toBeLessThanOrEqual(south - 75);
		expect(patch.west + (patch.columns - 1) * patch.cell).toBeGreaterThanOrEqual(east + 75);
		expect(patch.south + (patch.rows - 1) * patch.cell).toBeGreaterThanOrEqual(north + 75);
	}
});
