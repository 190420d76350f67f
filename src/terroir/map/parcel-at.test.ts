import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import facts from '../../content/facts.gen.json';
import { parcelSlugs } from '../../content/parcels';
import { type Parcel, parsePlaces } from '../../content/places';
import { parcelAt } from './parcel-at';

const parcels = parsePlaces(JSON.parse(readFileSync('src/content/places.geojson', 'utf8')));

const square = (from: number, to: number) => [
	[from, from],
	[to, from],
	[to, to],
	[from, to],
	[from, from],
];
const ring: Parcel = { slug: 'anel', name: 'Anel', coordinates: [[square(0, 9), square(3, 6)], [square(20, 21)]] };

it('finds the parcel around a place, in any of its parts', () => {
	expect(parcelAt([1, 1], [ring])).toBe(ring);
	expect(parcelAt([20.5, 20.5], [ring])).toBe(ring);
});

it('finds none in a hole, nor beside', () => {
	expect(parcelAt([4, 4], [ring])).toBeUndefined();
	expect(parcelAt([10, 4], [ring])).toBeUndefined();
});

it('never finds one parcel in the middle of another', () => {
	for (const slug of parcelSlugs) {
		const [longitude = 0, latitude = 0] = facts[slug].centroid;
		expect([slug, undefined]).toContain(parcelAt([longitude, latitude], parcels)?.slug);
	}
});

it('finds most parcels at their centres, which only crooked ones do not contain', () => {
	const found = parcelSlugs.filter((slug) => {
		const [longitude = 0, latitude = 0] = facts[slug].centroid;
		return parcelAt([longitude, latitude], parcels)?.slug === slug;
	});
	expect(found.length).toBeGreaterThan(40);
});
