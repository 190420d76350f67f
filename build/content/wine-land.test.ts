import { expect, test } from 'vitest';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import { besideBottle, landBox } from '../../src/content/wines/land.ts';
import { readContent } from './read-content.ts';
import { hillOf, landOf } from './wine-land.ts';

test('a single parcel fills the box one way and stands in its middle', () => {
	const [place = [], ...others] = landOf(['rabigato']);
	expect(others).toEqual([]);
	const [x, y, width = 0, height = 0] = place;
	expect([x, y]).toEqual([landBox.width / 2, landBox.height / 2]);
	expect(Math.max(width / landBox.width, height / landBox.height)).toBe(1);
});

test.each([landBox, besideBottle])('of every wine all parcels are drawn inside a box of $width by $height', (box) => {
	for (const { summary } of readContent().wines) {
		const places = landOf(summary.parcels, box);
		expect(places, summary.slug).toHaveLength(summary.parcels.length);
		for (const [x, y, width, height] of places) {
			expect(x - width / 2, summary.slug).toBeGreaterThan(-2);
			expect(x + width / 2, summary.slug).toBeLessThan(box.width + 2);
			expect(y - height / 2, summary.slug).toBeGreaterThan(-2);
			expect(y + height / 2, summary.slug).toBeLessThan(box.height + 2);
		}
	}
});

test('neighbours keep their true places, whichever is named first', () => {
	const [one, other] = landOf(['vv-vinha-rio', 'vv-vinha-c2']);
	expect(landOf(['vv-vinha-c2', 'vv-vinha-rio'])).toEqual([other, one]);
});

test('without parcels there is nothing', () => {
	expect(landOf([])).toEqual([]);
});

test('the parcels of a hill stand in the middle of its plate, with land on every side, which is as broad for its height as a plate', () => {
	for (const { summary } of readContent().wines) {
		const hill = hillOf(summary.parcels);
		if (!hill) continue;
		const { west, east, south, north } = hill.bounds;
		const centres = summary.parcels.map((parcel) => facts[parcel].centroid);
		for (const [longitude = 0, latitude = 0] of centres) {
			expect((longitude - west) / (east - west), summary.slug).toBeGreaterThan(0.09);
			expect((longitude - west) / (east - west), summary.slug).toBeLessThan(0.91);
			expect((latitude - south) / (north - south), summary.slug).toBeGreaterThan(0.09);
			expect((latitude - south) / (north - south), summary.slug).toBeLessThan(0.91);
		}
		const across = (east - west) * Math.cos((41.25 * Math.PI) / 180);
		expect(across / (north - south), summary.slug).toBeCloseTo(920 / 1100, 3);
	}
});

test('neighbours share a hill; a single parcel, and parcels of two estates, have none', () => {
	expect(hillOf(['abade-roriz', 'abade-cao'])?.contourM).toBe(5);
	expect(hillOf(['rabigato'])).toBeUndefined();
	expect(hillOf(['rabigato', 'qt-vale-sabor-4'])).toBeUndefined();
	expect(hillOf([])).toBeUndefined();
});
