import { expect, test } from 'vitest';
import { besideBottle, landBox } from '../../src/content/wines/land.ts';
import { readContent } from './read-content.ts';
import { landOf } from './wine-land.ts';

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
