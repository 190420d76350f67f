import { expect, test } from 'vitest';
import { arrange } from './arrangement';

const gap = 34;

/** A rectangle by its south-west corner. */
function field(x: number, y: number, width: number, height: number) {
	return { west: x, east: x + width, south: y, north: y + height };
}

test('one parcel has the box to itself', () => {
	expect(arrange([field(0, 0, 100, 200)], { width: 700, height: 600, gap })).toEqual([
		{ parcels: [0], left: 0, top: 0, width: 700, height: 600 },
	]);
});

test('neighbours stay at their true places in one drawing', () => {
	const [place, ...others] = arrange([field(0, 0, 100, 100), field(110, 0, 100, 100)], {
		width: 700,
		height: 600,
		gap,
	});
	expect(others).toEqual([]);
	expect(place?.parcels).toEqual([0, 1]);
});

test('parcels of distant estates stand side by side at one scale, inside the box and apart', () => {
	const places = arrange([field(0, 0, 100, 200), field(30_000, 9_000, 200, 100), field(-9_000, 0, 100, 100)], {
		width: 700,
		height: 600,
		gap,
	});
	expect(places).toHaveLength(3);
	const scales = places.map(({ width }, index) => width / [100, 200, 100][index]!);
	for (const scale of scales) expect(scale).toBeCloseTo(scales[0]!, 9);
	for (const { left, top, width, height } of places) {
		expect(left).toBeGreaterThanOrEqual(-1e-9);
		expect(top).toBeGreaterThanOrEqual(-1e-9);
		expect(left + width).toBeLessThanOrEqual(700 + 1e-9);
		expect(top + height).toBeLessThanOrEqual(600 + 1e-9);
	}
	for (const one of places) {
		for (const other of places) {
			if (one === other) continue;
			const apartAcross = one.left + one.width <= other.left || other.left + other.width <= one.left;
			const apartDown = one.top + one.height <= other.top || other.top + other.height <= one.top;
			expect(apartAcross || apartDown).toBe(true);
		}
	}
});

test('many parcels take more than one row', () => {
	const parcels = Array.from({ length: 6 }, (_, i) => field(i * 10_000, 0, 100, 100));
	expect(new Set(arrange(parcels, { width: 600, height: 400, gap }).map(({ top }) => Math.round(top))).size).toBe(2);
});

test('where parcels are grouped no row has some of two groups', () => {
	const parcels = Array.from({ length: 5 }, (_, i) => field(i * 10_000, 0, 100, 100));
	const places = arrange(parcels, { width: 600, height: 400, gap }, ['a', 'a', 'a', 'b', 'b']);
	const rowOf = (parcel: number) => Math.round(places.find((place) => place.parcels.includes(parcel))!.top);
	expect([1, 2, 4].map((parcel) => rowOf(parcel) === rowOf(parcel - 1))).toEqual([true, true, true]);
	expect(rowOf(3)).toBeGreaterThan(rowOf(2));
});
