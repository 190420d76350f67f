import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Metres } from '../geo/frame';
import { type ParcelOutline, readParcelOutlines } from '../geo/parcel-outlines';
import { slopeOf } from './slope';
import { drawSlope, slopeFacts } from './slope-drawing';

/** Where the section passes, and the way it runs; a plane that falls 1 m in 4 along it, down to a river at 111 m. */
const at: Metres = [-18169, -9573];
const down: Metres = [Math.sin((210 * Math.PI) / 180), Math.cos((210 * Math.PI) / 180)];
const plane = (x: number, y: number) => Math.max(111, 285 - ((x - at[0]) * down[0] + (y - at[1]) * down[1]) / 4);
const square: ParcelOutline = {
	slug: 'quadrado',
	rings: [
		[
			[at[0] - 50, at[1] - 50],
			[at[0] + 50, at[1] - 50],
			[at[0] + 50, at[1] + 50],
			[at[0] - 50, at[1] + 50],
			[at[0] - 50, at[1] - 50],
		],
	],
};
const away: ParcelOutline = { slug: 'longe', rings: [square.rings[0]!.map(([x, y]): Metres => [x + 5000, y])] };

describe('the section of a slope', () => {
	test('begins where the highest vine is, ends beyond the water, and never rises', () => {
		const { ground } = slopeOf([square], plane);
		const heights = ground.map(([, height]) => height);
		expect(heights[0]).toBeCloseTo(325, 0);
		expect(heights.at(-1)).toBe(111);
		expect(heights).toEqual(heights.toSorted((one, other) => other - one));
	});

	test('knows of the parcels that it crosses where they are, and of no others', () => {
		const { parcels, lengthM } = slopeFacts(slopeOf([square, away], plane));
		expect(Object.keys(parcels)).toEqual(['quadrado']);
		expect(parcels.quadrado).toMatchObject({ atM: 160, heightM: 285 });
		expect(lengthM).toBeGreaterThan(850);
	});

	test('has a wall wherever a parcel has fallen two metres, and contours only as far as the ground', () => {
		const svg = drawSlope(slopeOf([square], plane));
		const walls = /stroke-width="2\.6" d="([^"]+)"/.exec(svg)![1]!;
		expect(walls.match(/M/g)!.length).toBe(11);
		const planes = [...svg.matchAll(/M0 ([\d.]+)H([\d.]+)/g)].map(([, y, to]) => [Number(y), Number(to)]);
		expect(planes.length).toBe(21);
		// A metre lower, four metres farther.
		for (const [y = 0, to = 0] of planes) expect(Math.abs(to - (y - 8) * 4)).toBeLessThan(6);
	});
});

test('the drawing weighs at most 3 kB and is of the parcels as they lie', async () => {
	const svg = await readFile(new URL('../../public/art/slope.svg', import.meta.url), 'utf8');
	expect(gzipSync(svg).byteLength).toBeLessThan(3000);
	for (const id of ['slope', 'walls', 'walked']) expect(svg).toContain(`id="${id}"`);
	expect(svg).not.toMatch(/style=|script|NaN|Infinity/);
	const facts = JSON.parse(await readFile(new URL('../../src/content/slope.gen.json', import.meta.url), 'utf8'));
	const slugs = (await readParcelOutlines()).map(({ slug }) => slug);
	const heights: number[] = [];
	for (const [slug, { heightM }] of Object.entries<{ heightM: number }>(facts.parcels)) {
		expect(slugs).toContain(slug);
		heights.push(heightM);
	}
	expect(heights).toEqual(heights.toSorted((one, other) => other - one));
});
