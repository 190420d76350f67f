import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Metres } from '../geo/frame';
import { type ParcelOutline, readParcelOutlines } from '../geo/parcel-outlines';
import { drawPlaces } from './places/places';
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

describe('the places of a slope', () => {
	/** Falls 1 m in 4: 300 m of it lie in each of two parcels that have a drawing, and in one that has none. */
	const ground = Array.from({ length: 181 }, (_, index) => [index * 5, 325 - (index * 5) / 4] as const);
	const parcels = ['abade-franca', 'vv-vinha-c', 'sem-desenho'].map((slug, index) => ({
		slug,
		from: index * 300,
		to: index * 300 + 300,
	}));

	/** The last line of a symbol is the level ground: where each stretch of it begins, how far down, and how long it is. */
	function treads(svg: string, slug: string) {
		const symbol = new RegExp(`<symbol id="${slug}".*?</symbol>`).exec(svg)![0];
		const lines = /stroke-width="1\.5" d="([^"]+)"/.exec(symbol)![1]!;
		return [...lines.matchAll(/M(-?\d+) (-?\d+)l(\d+) 0/g)].map((numbers) => numbers.slice(1).map(Number));
	}

	test('are drawn where something is known to stand, as steep as the slope is and in one scale both ways', () => {
		const svg = drawPlaces({ ground, parcels });
		expect([...svg.matchAll(/symbol id="([^"]+)"/g)].map(([, slug]) => slug)).toEqual(['abade-franca', 'vv-vinha-c']);
		for (const slug of ['abade-franca', 'vv-vinha-c']) {
			const [one, other] = treads(svg, slug) as [number[], number[]];
			const [across, down] = [other[0]! - one[0]!, other[1]! - one[1]!];
			expect(down / across).toBeCloseTo(1 / 4, 1);
		}
	});

	test('show a wall of two metres at the size that the drawing says', () => {
		const [one, other] = treads(drawPlaces({ ground, parcels }), 'vv-vinha-c') as [number[], number[]];
		expect(other[1]! - one[1]!).toBeCloseTo((2 / 11) * 900, -1);
	});

	test('are the same each time they are drawn', () => {
		expect(drawPlaces({ ground, parcels })).toBe(drawPlaces({ ground, parcels }));
	});
});

test('each place of the slope that there is has a drawing, in 16 kB', async () => {
	const svg = await readFile(new URL('../../public/art/slope-places.svg', import.meta.url), 'utf8');
	expect(gzipSync(svg).byteLength).toBeLessThan(16_000);
	expect(svg).not.toMatch(/style=|script|NaN|Infinity/);
	const facts = JSON.parse(await readFile(new URL('../../src/content/slope.gen.json', import.meta.url), 'utf8'));
	for (const slug of Object.keys(facts.parcels)) expect(svg).toContain(`<symbol id="${slug}"`);
});

test('the drawing weighs at most 3 kB and is of the parcels as they lie', async () => {
	const svg = await readFile(new URL('../../public/art/slope.svg', import.meta.url), 'utf8');
	expect(gzipSync(svg).byteLength).toBeLessThan(3000);
	for (const id of ['slope', 'vines', 'between', 'walls', 'walked']) expect(svg).toContain(`id="${id}"`);
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
