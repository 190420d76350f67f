import { expect, it } from 'vitest';
import { parcelState } from './mark-parcels';

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
