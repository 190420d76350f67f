import { describe, expect, it } from 'vitest';
import { edgeShares, fadingsOf, hatch } from './imagery-edge';

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
		expect(fading?.reach).toBeCloseTo(409.6);
	});

	it('a tile within fades nowhere', () => {
		expect(fadingsOf({ z: 14, x: 10, y: 20 }, () => true, edgeShares.far, 512)).toEqual([]);
	});
});

describe('the hatching of the edge', () => {
	/** Opacities of a picture that is everywhere as much there. */
	const hatched = (share: number, width = 16) => {
		const data = new Uint8ClampedArray(width * width * 4).fill(Math.round(share * 255));
		hatch({ data, width });
		return Array.from({ length: width * width }, (_, pixel) => (data[4 * pixel + 3] ?? 0) / 255);
	};

	it.each([0, 1])('leaves what is %s there as it is', (share) => {
		expect(new Set(hatched(share))).toEqual(new Set([share]));
	});

	it.each([0.25, 0.5, 0.75])(
		'has lines and paper where %s of the imagery is there, about as much of it as before',
		(share) => {
			const opacities = hatched(share);
			expect(Math.max(...opacities)).toBe(1);
			const mean = opacities.reduce((all, one) => all + one, 0) / opacities.length;
			expect(Math.abs(mean - share)).toBeLessThan(0.13);
			expect(Math.min(...opacities)).toBeLessThan(0.5);
		},
	);

	it('goes on in the next tile', () => {
		const row = hatched(0.5).slice(0, 16);
		expect(row.slice(8)).toEqual(row.slice(0, 8));
	});
});
