import { expect, test } from 'vitest';
import { groundReach } from '../../src/content/wines/land';
import { drawGrounds, type MovedParcel } from './grounds';
import { squareParcel } from './testing/square-parcel';

const parcels: MovedParcel[] = [
	{ ...squareParcel, place: [50, 50, 100, 100], interval: 5 },
	{ ...squareParcel, place: [250, 50, 100, 100], interval: 5 },
];
const slope = (_: number, y: number) => 251 + y * 0.25;
const noWater = () => () => 400;

test('each parcel has the contours around it in its place, behind a mask of its own', () => {
	const svg = drawGrounds(parcels, slope, noWater);
	expect([...svg.matchAll(/translate\((\d+) \d+\)/g)].map(([, left]) => Number(left))).toEqual([0, 400]);
	expect([...svg.matchAll(/<mask id="(\w+)"/g)].map(([, id]) => id)).toEqual(['m0', 'm1']);
	expect(svg.match(/<g mask="url\(#m\d\)"[^>]*><path stroke-width="[\d.]+" d="M/g)).toHaveLength(2);
});

test('the picture is as large as the drawing, with the reach of the ground on every side, in half units', () => {
	const svg = drawGrounds(parcels, slope, noWater);
	expect(svg).toContain(`width="${(300 + 2 * groundReach) * 2}" height="${(100 + 2 * groundReach) * 2}"`);
});

test('level ground shows nothing', () => {
	expect(drawGrounds(parcels, () => 251, noWater)).not.toMatch(/<g mask[^>]*><path/);
});
