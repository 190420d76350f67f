import { expect, it } from 'vitest';
import { parcelState, positionFeatures } from './overlays';

it('draws a circle whose every corner is as far away as the position may be off', () => {
	const place = [-7.52, 41.16] as const;
	const [circle] = positionFeatures({ place, accuracy: 500 }).features;
	if (circle?.geometry.type !== 'Polygon') throw new Error('The first feature is the circle.');
	for (const [longitude = 0, latitude = 0] of circle.geometry.coordinates[0] ?? []) {
		const east = (longitude - place[0]) * Math.cos((place[1] * Math.PI) / 180);
		expect(Math.hypot(east, latitude - place[1]) * 111_320).toBeCloseTo(500, 3);
	}
});

it('draws nothing where nobody stands', () => {
	expect(positionFeatures(undefined).features).toEqual([]);
});

const selection = new Set(['rabigato', 'vf-tn']);

it('lets the selection alone decide the opacity, and the highlight alone the colour', () => {
	expect(parcelState('rabigato', { selection, highlight: undefined, hover: undefined })).toMatchObject({
		selected: true,
		paint: 'own',
	});
	expect(parcelState('vv-moinho', { selection, highlight: undefined, hover: undefined })).toMatchObject({
		selected: false,
		paint: 'own',
	});
	expect(parcelState('rabigato', { selection, highlight: 'rabigato', hover: undefined })).toMatchObject({
		selected: true,
		paint: 'chosen',
	});
	expect(parcelState('vf-tn', { selection, highlight: 'rabigato', hover: undefined })).toMatchObject({
		selected: true,
		paint: 'rest',
	});
	expect(parcelState('vv-moinho', { selection, highlight: 'rabigato', hover: undefined })).toMatchObject({
		selected: false,
		paint: 'rest',
	});
});

it('broadens the outline of the parcel under the pointer', () => {
	expect(parcelState('vf-tn', { selection, highlight: undefined, hover: 'vf-tn' }).hovered).toBe(true);
	expect(parcelState('rabigato', { selection, highlight: undefined, hover: 'vf-tn' }).hovered).toBe(false);
});
