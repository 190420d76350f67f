import { expect, test } from 'vitest';
import { cardFor } from './cards';
import { largestParcel, measuresOf } from './measures';

test('a card is named after the path of its page', () => {
	expect(cardFor('/')).toBe('/art/cards/inicio.jpg');
	expect(cardFor('/terroir')).toBe('/art/cards/terroir.jpg');
	expect(cardFor('/vinhos/abade')).toBe('/art/cards/vinhos-abade.jpg');
	expect(cardFor('/vinhos/abade', 'en')).toBe('/art/cards/en/vinhos-abade.jpg');
});

test('of several parcels the largest is shown, in whatever order they come', () => {
	const parcels = ['qt-vale-sabor-1', 'abade-barroca', 'vf-tn'] as const;
	const areas = parcels.map((parcel) => measuresOf(parcel).areaHa);
	expect(measuresOf(largestParcel(parcels)!).areaHa).toBe(Math.max(...areas));
	expect(largestParcel(parcels.toReversed())).toBe(largestParcel(parcels));
	expect(largestParcel([])).toBeUndefined();
});
