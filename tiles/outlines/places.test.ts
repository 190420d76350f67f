import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePlaces } from '../../src/content/places';
import { toMetres } from '../geo/frame';
import { parseAreas } from '../geo/geojson';
import { gapBetween } from '../geo/planar';
import { areasSource, parcelsSource, placesFile } from '../paths';
import { formatPlaces, makePlaces, neighboursOf } from './places';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const source = parseAreas(read(parcelsSource));
const areas = parseAreas(read(areasSource));
const parcels = parsePlaces(read(placesFile));

describe('the places of the content', () => {
	it('are the 47 parcels of the source, outlines untouched', () => {
		const outlines = new Map(parcels.map(({ slug, coordinates }) => [slug, coordinates]));
		expect(outlines.size).toBe(47);
		expect(outlines).toEqual(new Map(source.map(({ properties: { slug }, polygons }) => [slug, polygons])));
	});

	it('never show neighbours in one colour', () => {
		const colours = new Map(parcels.map(({ slug, color }) => [slug, color]));
		const neighbours = neighboursOf(
			source.map(({ properties: { slug }, polygons }) => ({ slug: `${slug}`, polygons })),
		);
		const pairs = [...neighbours].flatMap(([slug, others]) => others.map((other) => [slug, other] as const));
		expect(pairs.length).toBeGreaterThan(40);
		for (const [one, other] of pairs) expect(colours.get(one), `${one} beside ${other}`).not.toBe(colours.get(other));
	});

	it('leave three parcels to the default colour', () => {
		const uncoloured = parcels.filter(({ color }) => color === undefined).map(({ slug }) => slug);
		expect(uncoloured.sort()).toEqual(['qt-vale-sabor-27', 'vv-martim2', 'vv-moinho']);
	});

	it('have a name each, and none twice', () => {
		expect(new Set(parcels.map(({ name }) => name)).size).toBe(47);
		expect(parcels.filter(({ name, slug }) => name === slug)).toEqual([]);
	});

	it('hold two areas that touch no parcel', () => {
		const places = parseAreas(read(placesFile));
		expect(places).toHaveLength(49);
		const metres = (polygons: (typeof places)[number]['polygons']) => polygons.flat().map((ring) => ring.map(toMetres));
		expect(areas).toHaveLength(2);
		for (const area of areas) {
			const gaps = source.map(({ polygons }) => gapBetween(metres(area.polygons), metres(polygons)));
			expect(Math.min(...gaps)).toBeGreaterThan(20);
		}
	});
});

describe('making places', () => {
	it('keeps names and colours that were decided, and calls a new parcel by its slug', () => {
		const decided = new Map([['abade-tn', { name: 'Eira', color: 'pink' as const }]]);
		const places = makePlaces(source, areas, decided);
		expect(places.find(({ slug }) => slug === 'abade-tn')).toMatchObject({ name: 'Eira', color: 'pink' });
		expect(places.find(({ slug }) => slug === 'rabigato')).toMatchObject({ name: 'rabigato' });
		expect(places.filter(({ name }) => name === 'AR')).toHaveLength(2);
		expect(parsePlaces(JSON.parse(formatPlaces(places)))).toHaveLength(47);
	});

	it('refuses neighbours that were given one colour', () => {
		const decided = new Map([
			['vv-ameio', { name: 'Carrascal', color: 'beige' as const }],
			['vv-acima', { name: 'Vinha Velha', color: 'beige' as const }],
		]);
		expect(() => makePlaces(source, areas, decided)).toThrow(/neighbours .*(vv-ameio|vv-acima).* are both beige/);
	});

	it('refuses an outline without a slug', () => {
		expect(() => makePlaces(areas, [], new Map())).toThrow(/no slug/);
	});
});
