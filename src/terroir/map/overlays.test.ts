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

it.each([
	['rabigato', undefined, undefined, { selected: true, paint: 'own', hovered: false }],
	['vv-moinho', undefined, undefined, { selected: false, paint: 'own', hovered: false }],
	['rabigato', 'rabigato', undefined, { selected: true, paint: 'chosen', hovered: true }],
	['vf-tn', 'rabigato', undefined, { selected: true, paint: 'rest', hovered: false }],
	['vv-moinho', 'rabigato', undefined, { selected: false, paint: 'rest', hovered: false }],
	['vf-tn', undefined, 'vf-tn', { selected: true, paint: 'own', hovered: true }],
	['rabigato', undefined, 'vf-tn', { selected: true, paint: 'own', hovered: false }],
])(
	'the selection alone decides the opacity of %s, the highlight (%s) alone its colour; under the pointer (%s) its outline is broad',
	(slug, highlight, hover, state) => {
		expect(parcelState(slug, { selection: new Set(['rabigato', 'vf-tn']), highlight, hover })).toEqual(state);
	},
);
