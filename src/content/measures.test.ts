import { expect, test } from 'vitest';
import facts from './facts.gen.json';
import { measuresOf } from './measures';
import { parcelSlugs } from './parcels';

test('every parcel has the measures that its facts say', () => {
	for (const slug of parcelSlugs) {
		const { areaHa, altitude } = facts[slug];
		expect(measuresOf(slug), slug).toEqual({ areaHa, min: altitude.min, max: altitude.max });
	}
});
