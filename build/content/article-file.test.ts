import { expect, test } from 'vitest';
import { parcelSlugs } from '../../src/content/parcels.ts';
import { shiftTo } from './article-file.ts';

test('the picture of the land moves towards the parcel, and never off its frame', () => {
	expect(shiftTo('abade-barroca')).toEqual({ across: 2, down: 0 });
	for (const parcel of parcelSlugs) {
		const { across, down } = shiftTo(parcel);
		expect(Math.max(Math.abs(across), Math.abs(down)), parcel).toBeLessThanOrEqual(2);
		expect(Object.is(across, -0) || Object.is(down, -0), parcel).toBe(false);
	}
});
