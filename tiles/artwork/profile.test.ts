import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Metres } from '../geo/frame';
import { type ParcelOutline, readParcelOutlines } from '../geo/parcel-outlines';
import { profileFacts, profileOf } from './profile';
import { drawProfile } from './profile-drawing';

function block(west: number, south: number, east: number, north: number): Metres[] {
	return [
		[west, south],
		[east, south],
		[east, north],
		[west, north],
		[west, south],
	];
}

const slope = (_: number, y: number) => 300 + y * 0.25;
const square: ParcelOutline = { slug: 'quadrado', rings: [block(0, 0, 200, 200)] };

describe('a profile', () => {
	test('runs downhill through the vines, with ground on either side', () => {
		const { ground, vines } = profileOf(square, slope);
		const heights = ground.map(([, height]) => height);
		expect(heights).toEqual(heights.toSorted((one, other) => other - one));
		const [[from, to] = [0, 0]] = vines;
		expect(to - from).toBeCloseTo(200, 6);
		expect(from).toBeCloseTo(120, 6);
		expect(ground.at(-1)![0]).toBeCloseTo(440, 6);
	});

	test('says how far, how high, and from where to where the vines stand', () => {
		// On a slope of 1 : 4 towards the south: 350 m at the upper edge, 300 m at the lower.
		expect(profileFacts(profileOf(square, slope))).toEqual({
			lengthM: 440,
			topM: 350,
			footM: 300,
			vines: { fromM: 120, toM: 320 },
		});
	});

	test('of a bent parcel is cut where the vines are longest', () => {
		// An L: the foot is 300 m wide and 60 deep, the stem at its west end 60 wide and 300 deep.
		const bent: ParcelOutline = {
			slug: 'cotovelo',
			rings: [
				[
					[0, 0],
					[300, 0],
					[300, 60],
					[60, 60],
					[60, 300],
					[0, 300],
					[0, 0],
				],
			],
		};
		const [[from, to] = [0, 0]] = profileOf(bent, slope).vines;
		expect(to - from).toBeCloseTo(300, 6);
	});

	test('of a parcel in two parts leaves the gap between them bare', () => {
		const halves: ParcelOutline = { slug: 'metades', rings: [block(0, 0, 200, 90), block(0, 110, 200, 200)] };
		const { vines } = profileOf(halves, slope);
		expect(vines.map(([from, to]) => Math.round(to - from))).toEqual([90, 90]);
		expect(Math.round(vines[1]![0] - vines[0]![1])).toBe(20);
	});
});

test('the drawing has a line every 40 m with its height, and vines where vines stand', () => {
	const svg = drawProfile(profileOf(square, slope));
	expect([...svg.matchAll(/<text[^>]*>(\d+)</g)].map(([, height]) => height)).toEqual(['280', '320', '360']);
	const hatching = /stroke="#5E1224" stroke-width="2" d="([^"]+)"/.exec(svg)![1]!;
	expect(hatching.match(/M/g)!.length).toBeGreaterThan(20);
});

test('numbers of a high slope do not touch', () => {
	const svg = drawProfile(profileOf(square, (_, y) => 300 + y * 2));
	const ys = [...svg.matchAll(/<text x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y));
	expect(ys.length).toBeGreaterThan(2);
	for (const [index, y] of ys.slice(1).entries()) expect(ys[index]! - y).toBeGreaterThanOrEqual(24);
});

test('every parcel has its profile of at most 2 kB and its facts, without styles or scripts', async () => {
	const folder = new URL('../../public/art/profiles/', import.meta.url);
	const slugs = (await readParcelOutlines()).map(({ slug }) => slug).toSorted();
	expect((await readdir(folder)).toSorted()).toEqual(slugs.map((slug) => `${slug}.svg`).toSorted());
	for (const slug of slugs) {
		const svg = await readFile(new URL(`${slug}.svg`, folder), 'utf8');
		expect(gzipSync(svg).byteLength, slug).toBeLessThan(2000);
		expect(svg).toContain('id="profile"');
		expect(svg).not.toMatch(/style=|script|NaN|Infinity/);
	}
	const facts = new URL('../../src/content/profiles.gen.json', import.meta.url);
	const committed: Record<string, { topM: number; footM: number }> = JSON.parse(await readFile(facts, 'utf8'));
	expect(Object.keys(committed).toSorted()).toEqual(slugs);
	for (const { topM, footM } of Object.values(committed)) expect(topM).toBeGreaterThan(footM);
});
