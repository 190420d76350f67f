import { expect, test } from 'vitest';
import labels from '../../src/content/outline-labels.gen.json';
import { estateOf, parcelSlugs } from '../../src/content/parcels.ts';
import { shownOnStill } from './article-file.ts';

test('the picture of the land moves towards the parcel, as far as the style sheet knows', () => {
	expect(shownOnStill('abade-barroca')).toMatchObject({ across: 4, down: 0 });
	for (const parcel of parcelSlugs) {
		const { across, down } = shownOnStill(parcel);
		expect(Math.abs(across), parcel).toBeLessThanOrEqual(4);
		expect(Math.abs(down), parcel).toBeLessThanOrEqual(4);
		expect(Object.is(across, -0) || Object.is(down, -0), parcel).toBe(false);
	}
});

test('the name of the parcel stands beneath it', () => {
	for (const parcel of parcelSlugs) {
		const spots: Record<string, { x: number; y: number }> = labels[estateOf(parcel).view].labels;
		const within = spots[parcel];
		const { x, y } = shownOnStill(parcel).name;
		if (!within) throw new Error(`${parcel} has no place for lettering.`);
		expect(y - within.y, parcel).toBeGreaterThan(10);
		expect(y - within.y, parcel).toBeLessThan(240);
		expect(Math.abs(x - within.x), parcel).toBeLessThan(120);
	}
});
