import { describe, expect, it } from 'vitest';
import { edges, gapsNear, hatched, hatchPeriod, shareAt } from './imagery-edge';

/** Two tiles of zoom 14 side by side, and one beneath the left of them. */
const covered = ['10/20', '11/20', '10/21'];
const has = (column: number, row: number) => covered.includes(`${column}/${row}`);
const gapsOf = (x: number, y: number, edge: (typeof edges)[keyof typeof edges] = edges.near) =>
	gapsNear({ z: 14, x, y }, has, edge);

describe('where the imagery ends', () => {
	it('nothing of a tile is there at the sides that have no neighbour, and all of it farther in', () => {
		const gaps = gapsOf(11, 20);
		const share = (column: number, row: number) => shareAt(column, row, gaps, edges.near);
		for (const [column, row] of [
			[11.5, 20],
			[12, 20.5],
			[11.5, 21],
		] as const)
			expect(share(column, row)).toBe(0);
		expect(share(11.5, 20.5)).toBe(1);
		expect(share(11, 20.5)).toBe(1);
	});

	it('a tile with neighbours at both sides of a corner fades to that corner too', () => {
		const gaps = gapsOf(10, 20);
		expect(shareAt(11, 21, gaps, edges.near)).toBe(0);
		expect(shareAt(10.8, 20.8, gaps, edges.near)).toBe(1);
	});

	it('goes on from a tile to the next one', () => {
		for (const edge of [edges.near, edges.far])
			for (let row = 20.02; row < 21; row += 0.07)
				expect(shareAt(11, row, gapsOf(10, 20, edge), edge)).toBeCloseTo(
					shareAt(11, row, gapsOf(11, 20, edge), edge),
					9,
				);
	});

	it('an outer corner is round', () => {
		const gaps = gapsOf(11, 20);
		const [corner, side] = [shareAt(11.95, 20.05, gaps, edges.near), shareAt(11.95, 20.5, gaps, edges.near)];
		expect(corner).toBeLessThan(side);
	});

	it('finer tiles fade as the one above them does, and not away from the edge', () => {
		expect(gapsNear({ z: 16, x: 42, y: 80 }, has, edges.near)).not.toEqual([]);
		expect(gapsNear({ z: 18, x: 168, y: 328 }, has, edges.near)).toEqual([]);
		expect(gapsNear({ z: 18, x: 168, y: 328 }, has, edges.far)).not.toEqual([]);
	});

	it('a side ends in a straight line from near, and from afar in one that goes in and out', () => {
		const hasSouth = (_: number, row: number) => row >= 20;
		const along = (edge: (typeof edges)[keyof typeof edges], row: number) => {
			const shares = Array.from({ length: 30 }, (_, step) => {
				const column = 10 + step / 10;
				const gaps = gapsNear({ z: 14, x: Math.floor(column), y: 20 }, hasSouth, edge);
				return shareAt(column, row, gaps, edge);
			});
			return Math.max(...shares) - Math.min(...shares);
		};
		expect(along(edges.near, 20.05)).toBeCloseTo(0, 9);
		expect(along(edges.far, 20.3)).toBeGreaterThan(0.1);
	});

	it('a tile within fades nowhere', () => {
		expect(gapsNear({ z: 14, x: 10, y: 20 }, () => true, edges.far)).toEqual([]);
	});
});

describe('the hatching of the edge', () => {
	const row = Array.from({ length: hatchPeriod }, (_, x) => x);
	const shares = (share: number) => row.map((x) => hatched(x, 0, share));

	it('shows nothing where nothing of the imagery is there, and all of it where it is whole', () => {
		expect(shares(0)).toEqual(row.map(() => 0));
		expect(shares(1)).toEqual(row.map(() => 1));
	});

	it('has lines and paper in between, and the lines grow', () => {
		expect(Math.max(...shares(0.5))).toBeGreaterThan(0.5);
		expect(Math.max(...shares(0.5)), 'no line of a wood is black').toBeLessThan(0.65);
		expect(Math.min(...shares(0.5))).toBe(0);
		for (const x of row) expect(hatched(x, 0, 0.7)).toBeGreaterThanOrEqual(hatched(x, 0, 0.5));
	});

	it('rises to the right', () => {
		for (const x of row) expect(hatched(x, 0, 0.5)).toBe(hatched((x + 1) % hatchPeriod, hatchPeriod - 1, 0.5));
	});

	it('goes on in the next tile, which is 256 or 512 pixels wide', () => {
		expect([256 % hatchPeriod, 512 % hatchPeriod]).toEqual([0, 0]);
	});
});
