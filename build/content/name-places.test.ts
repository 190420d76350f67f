import { expect, test } from 'vitest';
import { placeBeside } from './name-places.ts';

const placesOf = (...boxes: [left: number, right: number, top: number, bottom: number][]) =>
	placeBeside(
		boxes.map(([left, right, top, bottom]) => ({ name: 'Barroca', box: { left, right, top, bottom } })),
		[],
	).map(({ place }) => place);

test('a name stands beneath what it names, or above it where something is beneath', () => {
	expect(placesOf([40, 60, 40, 60])).toEqual([[50, 64, 'middle']]);
	expect(placesOf([40, 60, 40, 60], [40, 60, 62, 90])).toEqual([
		[50, 37, 'middle'],
		[50, 94, 'middle'],
	]);
});

test('a name keeps so far from what it does not name that it is not read as its', () => {
	// Beneath the first there is room for a line, and no more.
	expect(placesOf([40, 60, 40, 60], [40, 60, 67.5, 90])[0]).toEqual([50, 37, 'middle']);
	expect(placesOf([40, 60, 40, 60], [40, 60, 71, 90])[0]).toEqual([50, 64, 'middle']);
});
