import { expect, it } from 'vitest';
import facts from '../../src/content/facts.gen.json';
import { parcelSlugs } from '../../src/content/parcels';
import plates from '../../src/content/plates.gen.json';
import { readContent } from '../content/read-content';
import { plateOf } from '../content/wine-plate';
import { groundOf } from './draw-plate';
import { mm, plateFrame } from './paper';
import { plateView } from './plate-view';

const metresPerDegree = 111_320;
const ground = groundOf(plateFrame);
const width = ground.width / mm / 1000;
const shape = ground.height / ground.width;

it('shows every parcel at a round scale that is true to the paper', () => {
	for (const parcel of parcelSlugs) {
		const { denominator, bounds } = plateView(plates[parcel], width, shape);
		expect(denominator % 250 === 0 || denominator === 600, `${parcel} 1:${denominator}`).toBe(true);
		expect((bounds.north - bounds.south) * metresPerDegree, parcel).toBeCloseTo(width * shape * denominator, 3);
		const parallel = Math.cos((((bounds.north + bounds.south) / 2) * Math.PI) / 180);
		expect((bounds.east - bounds.west) * metresPerDegree * parallel, parcel).toBeCloseTo(width * denominator, 3);
	}
});

it('shows nothing that lies beyond the drawing', () => {
	for (const parcel of parcelSlugs) {
		const plate = plates[parcel];
		const { bounds, enlarged } = plateView(plate, width, shape);
		expect(enlarged, parcel).toBeGreaterThanOrEqual(1);
		expect(bounds.west >= plate.west && bounds.east <= plate.east, parcel).toBe(true);
		expect(bounds.south >= plate.south && bounds.north <= plate.north, parcel).toBe(true);
	}
});

it('cuts less than the drawing leaves free around a parcel, which takes 70 hundredths of its width', () => {
	for (const parcel of parcelSlugs) expect(plateView(plates[parcel], width, shape).enlarged, parcel).toBeLessThan(1.4);
});

it('keeps the middle of the parcel in view', () => {
	for (const parcel of parcelSlugs) {
		const { west, east, south, north } = plateView(plates[parcel], width, shape).bounds;
		const [longitude = 0, latitude = 0] = facts[parcel].centroid;
		expect(longitude > west && longitude < east && latitude > south && latitude < north, parcel).toBe(true);
	}
});

it('cuts less than the drawing leaves free around the parcels of a hill, which take 76 hundredths of it', () => {
	for (const { summary } of readContent().wines) {
		const { shows, bounds } = plateOf(summary) ?? {};
		if (!bounds || shows !== 'parcels') continue;
		const view = plateView(bounds, width, shape).bounds;
		for (const [whole, part] of [
			[bounds.east - bounds.west, view.east - view.west],
			[bounds.north - bounds.south, view.north - view.south],
		] as const)
			expect(whole / part, summary.slug).toBeLessThan(1 / 0.76);
	}
});
