import { describe, expect, it } from 'vitest';
import { edges, gapsNear, wayIn } from './imagery-edge';

/** Two tiles of zoom 14 side by side, and one beneath the left of them. */
const covered = ['10/20', '11/20', '10/21'];
const has = (column: number, row: number) => covered.includes(`${column}/${row}`);
const gapsOf = (x: number, y: number, edge: (typeof edges)[keyof typeof edges] = edges.near) =>
	gapsNear({ z: 14, x, y }, has, edge);

describe('where the imagery ends', () => {
	it('nothing of a tile is there at the sides that have no neighbour, and all of it farther in', () => {
		const gaps = gapsOf(11, 20);
		const share = (column: number, row: number) => wayIn(column, row, gaps, edges.near);
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
		expect(wayIn(11, 21, gaps, edges.near)).toBe(0);
		expect(wayIn(10.8, 20.8, gaps, edges.near)).toBe(1);
	});

	it('goes on from a tile to the next one', () => {
		for (const edge of [edges.near, edges.far])
			for (let row = 20.02; row < 21; row += 0.07)
				expect(wayIn(11, row, gapsOf(10, 20, edge), edge)).toBeCloseTo(wayIn(11, row, gapsOf(11, 20, edge), edge), 9);
	});

	it('an outer corner is round', () => {
		const gaps = gapsOf(11, 20);
		const [corner, side] = [wayIn(11.95, 20.05, gaps, edges.near), wayIn(11.95, 20.5, gaps, edges.near)];
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
				return wayIn(column, row, gaps, edge);
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

describe('how the imagery passes into the sheet', () => {
	it('nothing of it is there at its edge, all of it farther in, and never less on the way', () => {
		for (const { share } of Object.values(edges)) {
			const shares = Array.from({ length: 11 }, (_, step) => share(step / 10));
			expect([shares.at(0), shares.at(-1)]).toEqual([0, 1]);
			expect(shares).toEqual(shares.toSorted((a, b) => a - b));
		}
	});

	it('from afar it is washed out where it is half there, and itself where it is whole', () => {
		const { share, wash } = edges.far;
		expect(share(0.37)).toBeCloseTo(0.5, 1);
		expect(wash(0.37)).toBeGreaterThan(0.7);
		expect(wash(1)).toBe(0);
	});
});
