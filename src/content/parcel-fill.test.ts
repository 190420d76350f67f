import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parcelFill } from './parcel-fill';
import { parcelSlugs } from './parcels';
import { parsePlaces } from './places';

it('says of every parcel the fill that the map draws it with', () => {
	const places = parsePlaces(JSON.parse(readFileSync('src/content/places.geojson', 'utf8')));
	const drawn = Object.fromEntries(places.map(({ slug, color }) => [slug, color ?? 'default']));
	expect(Object.fromEntries(parcelSlugs.map((slug) => [slug, parcelFill(slug)]))).toEqual(drawn);
});
