import { describe, expect, it } from 'vitest';
import { edgeShares, fadingsOf, hatchPeriod, strandShown } from './imagery-edge';

/** Two tiles of zoom 14 side by side, and one beneath the left of them. */
const covered = ['10/20', '11/20', '10/21'];
const has = (column: number, row: number) => covered.includes(`${column}/${row}`);
const sides = (fadings: ReturnType<typeof fadingsOf>) => fadings.map(({ east, south }) => `${east} ${south}`).sort();

describe('where the imagery ends', () => {
	it('a tile fades to the sides that have no neighbour', () => {
		expect(sides(fadingsOf({ z: 14, x: 11, y: 20 }, has, edgeShares.near, 512))).toEqual(['0 -1', '0 1', '1 0']);
	});

	it('one with neighbours at both sides of a corner fades to that corner alone', () => {
		expect(sides(fadingsOf({ z: 14, x: 10, y: 20 }, has, edgeShares.near, 512))).toEqual(['-1 0', '0 -1', '1 1']);
	});

	it('finer tiles fade as the one above them does, and not away from the edge', () => {
		const [fading, ...others] = fadingsOf({ z: 16, x: 42, y: 80 }, has, edgeShares.near, 512);
		expect(others).toEqual([]);
		expect(fading).toEqual({ east: 0, south: -1, left: -1024, top: 0, side: 2048, reach: expect.closeTo(204.8) });
		expect(fadingsOf({ z: 18, x: 168, y: 328 }, has, edgeShares.near, 512)).toEqual([]);
	});

	it('from afar it fades over most of a tile', () => {
		const [fading] = fadingsOf({ z: 14, x: 11, y: 20 }, has, edgeShares.far, 512);
		expect(fading?.reach).toBeCloseTo(307.2);
	});

	it('a tile within fades nowhere', () => {
		expect(fadingsOf({ z: 14, x: 10, y: 20 }, () => true, edgeShares.far, 512)).toEqual([]);
	});
});

describe('the hatching of the edge', () => {
	const strands = [0, 0.25, 0.5, 0.75, 1];

	it('shows nothing where nothing of the imagery is there, and all of it where it is whole', () => {
		expect(strands.map((strand) => strandShown(strand, 0))).toEqual([0, 0, 0, 0, 0]);
		expect(strands.map((strand) => strandShown(strand, 1))).toEqual([1, 1, 1, 1, 1]);
	});

	it('has lines and paper in between, and the lines grow', () => {
		const half = strands.map((strand) => strandShown(strand, 0.5));
		expect(half[0]).toBe(1);
		expect(half.at(-1)).toBe(0);
		for (const strand of strands) expect(strandShown(strand, 0.7)).toBeGreaterThanOrEqual(strandShown(strand, 0.5));
	});

	it('goes on in the next tile, which is 256 or 512 pixels wide', () => {
		expect([256 % hatchPeriod, 512 % hatchPeriod]).toEqual([0, 0]);
	});
});
