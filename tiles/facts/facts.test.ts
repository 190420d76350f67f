import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Metres, toMetres } from '../geo/frame';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { contains, distanceBetween } from '../geo/planar';
import { factsOf, type ParcelFacts } from './facts';

function field(slug: string, west: number) {
	const ring: Metres[] = [
		[west, 0],
		[west + 100, 0],
		[west + 100, 50],
		[west, 50],
		[west, 0],
	];
	return { slug, rings: [ring] };
}

test('a field on a known slope has the facts worked out by hand', () => {
	const facts = factsOf([field('calco', 0)], (_, y) => 250.4 + y * 0.5);
	expect(facts.calco).toEqual({
		areaHa: 0.5,
		perimeterM: 300,
		centroid: [-7.299403, 41.250225],
		altitude: { min: 250, max: 275, mean: 263 },
		top: [-7.298805, 41.250449],
		foot: [-7.3, 41.25],
		contourM: 2,
		slopeDeg: 27,
		exposureDeg: 180,
		neighbours: [],
	});
});

test('neighbours lie within fifteen metres, both ways', () => {
	const facts = factsOf([field('c', 234), field('b', 112), field('a', 0)], () => 100);
	expect(Object.keys(facts)).toEqual(['a', 'b', 'c']);
	expect(facts.a?.neighbours).toEqual(['b']);
	expect(facts.b?.neighbours).toEqual(['a']);
	expect(facts.c?.neighbours).toEqual([]);
});

test('the committed facts are those of the outlines in the source', async () => {
	const file = new URL('../../src/content/facts.gen.json', import.meta.url);
	const committed: Record<string, ParcelFacts> = JSON.parse(await readFile(file, 'utf8'));
	const outlines = await readParcelOutlines();
	const level = factsOf(outlines, () => 0);
	expect(Object.keys(committed)).toEqual(Object.keys(level));
	for (const [slug, { areaHa, perimeterM, centroid, neighbours }] of Object.entries(level)) {
		expect(committed[slug]).toMatchObject({ areaHa, perimeterM, centroid, neighbours });
	}
	for (const { slug, rings } of outlines) {
		for (const end of [committed[slug]!.top, committed[slug]!.foot].map(toMetres)) {
			const offEdge = Math.min(...rings.map((ring) => distanceBetween([end, end], ring)));
			expect(contains(rings, end) || offEdge < 1, slug).toBe(true);
		}
	}
});
