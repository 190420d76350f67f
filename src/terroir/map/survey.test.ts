import { readFileSync } from 'node:fs';
import { PMTiles } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { estates, martim, quatroVistas } from '../../content/estates';
import type { LonLat } from '../../content/mercator';
import { LookedAtMap, testSurvey } from '../testing/looked-at-map';
import { cornerOf, tileAt } from './map-window';
import { holdsTile, readSurvey, Survey, showsImageryAlone } from './survey';

/** The rings in columns and rows of tiles. */
const ringsOf = (tiles: readonly (readonly [number, number])[]) => {
	const names = new Map<string, string>();
	for (let x = 0; x <= 16; x += 0.5)
		for (let y = 0; y <= 16; y += 0.5) names.set(String(cornerOf({ z: 14, x, y })), `${x},${y}`);
	return new Survey(tiles.map(([x, y]) => ({ z: 14, x, y }))).outline.features.map(({ geometry }) =>
		geometry.coordinates.map((place) => names.get(String(place))),
	);
};

it('a tile is gone round with it at the right, from the middle of a side', () => {
	expect(ringsOf([[2, 3]])).toEqual([['2.5,3', '3,3', '3,4', '2,4', '2,3', '2.5,3']]);
});

it('no line runs where two tiles meet, and what is named twice is one', () => {
	const [ring, ...others] = ringsOf([
		[2, 3],
		[3, 3],
		[2, 3],
	]);
	expect(others).toEqual([]);
	expect(ring).toEqual(['2.5,3', '3,3', '4,3', '4,4', '3,4', '2,4', '2,3', '2.5,3']);
});

it('two estates apart have a ring each, one with a hole has two', () => {
	expect(
		ringsOf([
			[2, 3],
			[6, 3],
		]),
	).toHaveLength(2);
	const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x + 5, y + 5] as const));
	expect(ringsOf(around.filter(([x, y]) => x !== 5 || y !== 5)).map(({ length }) => length)).toEqual([14, 6]);
});

it('tiles that touch at a corner are gone round wholly', () => {
	const rings = ringsOf([
		[2, 3],
		[3, 4],
	]);
	const sides = rings.reduce((sum, ring) => sum + ring.length - 2, 0);
	expect(sides).toBe(8);
});

it('a place is held where its tile is, and a window that shows no other shows imagery alone', () => {
	const [longitude, latitude] = quatroVistas.centre;
	expect(testSurvey.holds([longitude, latitude])).toBe(true);
	expect(testSurvey.holds([longitude + 0.1, latitude])).toBe(false);
	const isAlone = (east: number, zoom: number) =>
		showsImageryAlone(new LookedAtMap([longitude + east, latitude], { zoom }).asMap, testSurvey);
	expect(isAlone(0, 15)).toBe(true);
	expect(isAlone(0.03, 15)).toBe(false);
	expect(isAlone(0, 13.2)).toBe(false);
});

describe('the archive that is served', () => {
	const { archive: name } = JSON.parse(readFileSync('public/map/archive.json', 'utf8'));
	const bytes = readFileSync(`public${name}`);
	const archive = new PMTiles({
		getKey: () => name,
		getBytes: async (offset: number, length: number) => ({
			data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
		}),
	});

	it('has three by two tiles around each estate, in three rings: two estates share one', async () => {
		const survey = await readSurvey(archive);
		for (const { centre } of estates) expect(survey.holds(centre)).toBe(true);
		expect(survey.outline.features).toHaveLength(3);
		const [longitude, latitude] = martim.centre;
		expect(survey.holds([longitude, latitude - 0.02])).toBe(false);
	});

	it('holds the middle of an estate from zoom 14 to 18, and nothing finer, coarser or elsewhere', async () => {
		const held = async (place: LonLat, z: number) => holdsTile(archive, tileAt(place, z));
		for (const z of [14, 15, 16]) expect(await held(quatroVistas.centre, z)).toBe(true);
		const barca = [-7.5195, 41.1595] as const;
		for (const z of [17, 18]) expect(await held(barca, z)).toBe(true);
		expect(await held(barca, 19)).toBe(false);
		expect(await held(barca, 13)).toBe(false);
		expect(await held([-7.3, 41.3], 14)).toBe(false);
	});
});
