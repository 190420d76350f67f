import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parcelSlugs } from './parcels';
import { parsePlaces } from './places';

const places: unknown = JSON.parse(readFileSync(new URL('./places.geojson', import.meta.url), 'utf8'));

const square = [
	[-7.5, 41.1],
	[-7.4, 41.1],
	[-7.4, 41.2],
	[-7.5, 41.1],
];
const feature = (properties: unknown, coordinates: unknown = [[square]], type = 'MultiPolygon') => ({
	type: 'Feature',
	properties,
	geometry: { type, coordinates },
});
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

describe('the places', () => {
	it('are 49, of which the 47 with a slug are parcels', () => {
		expect(places).toMatchObject({ features: { length: 49 } });
		const parcels = parsePlaces(places);
		expect(parcels.map(({ slug }) => slug).sort()).toEqual([...parcelSlugs].sort());
	});

	it('named AR are never drawn', () => {
		expect(JSON.stringify(places).match(/"name":"AR"/g)).toHaveLength(2);
		expect(parsePlaces(places).filter(({ name }) => name === 'AR')).toEqual([]);
	});

	it('come with the names people use', () => {
		const names = new Map(parsePlaces(places).map(({ slug, name }) => [slug, name]));
		expect(names.get('francisca-franca')).toBe('Vinha da Francisca');
		expect(names.get('qt-vale-sabor-12')).toBe('Mortório');
	});
});

describe('reading places', () => {
	it('keeps name, colour and coordinates of a parcel', () => {
		expect(parsePlaces(collection(feature({ slug: 'a', name: 'A', color: 'pink' }), feature({ name: 'AR' })))).toEqual([
			{ slug: 'a', name: 'A', color: 'pink', coordinates: [[square]] },
		]);
	});

	it('leaves a parcel without a colour without one', () => {
		expect(parsePlaces(collection(feature({ slug: 'a', name: 'A' })))[0]).not.toHaveProperty('color');
	});

	it.each([
		['what is no collection', { type: 'Feature' }, /not a FeatureCollection/],
		['nothing', null, /places: not an object/],
		['a place without properties', collection({ type: 'Feature' }), /place 0: properties: not an object/],
		['a parcel without a name', collection(feature({ slug: 'a' })), /place 0: a has no name/],
		['a slug that is a number', collection(feature({ slug: 7, name: 'A' })), /the slug is no text/],
		['an unknown colour', collection(feature({ slug: 'a', name: 'A', color: 'blue' })), /blue is none of beige/],
		[
			'one slug twice',
			collection(feature({ slug: 'a', name: 'A' }), feature({ slug: 'a', name: 'B' })),
			/a is there twice/,
		],
		['a point', collection(feature({ slug: 'a', name: 'A' }, [0, 0], 'Point')), /not a MultiPolygon/],
		['missing coordinates', collection(feature({ slug: 'a', name: 'A' }, [])), /coordinates are missing/],
		['a ring of three', collection(feature({ slug: 'a', name: 'A' }, [[square.slice(1)]])), /fewer than four/],
		['metres', collection(feature({ slug: 'a', name: 'A' }, [[[[60_000, 170_000], ...square]]])), /not in degrees/],
	])('refuses %s', (_, json, message) => {
		expect(() => parsePlaces(json)).toThrow(message);
	});
});
