import { expect, test } from 'vitest';
import { parcelSlugs } from '../../src/content/parcels.ts';
import { shiftTo } from './article-file.ts';

test('the picture of the land moves towards the parcel, as far as the style sheet knows', () => {
	expect(shiftTo('abade-barroca')).toEqual({ across: 4, down: 0 });
	for (const parcel of parcelSlugs) {
		const { across, down } = shiftTo(parcel);
		expect(Math.abs(across), parcel).toBeLessThanOrEqual(4);
		expect(Math.abs(down), parcel).toBeLessThanOrEqual(4);
		expect(Object.is(across, -0) || Object.is(down, -0), parcel).toBe(false);
	}
});
