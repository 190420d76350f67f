import { LngLat } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { cornersOf, limitToLand, marginIn } from './maplibre-camera';

const parcel = (slug: string, at: number) => ({
	slug,
	name: slug,
	coordinates: [
		[
			[
				[at, at],
				[at + 1, at],
				[at, at + 2],
				[at, at],
			],
		],
	],
});

it('spans the parcels that are named, and only those', () => {
	const parcels = [parcel('a', 0), parcel('b', 10), parcel('c', 50)];
	expect(cornersOf({ parcels: ['a', 'b'] }, parcels)).toEqual({ southWest: [0, 0], northEast: [11, 12] });
});

it('is the one place where the visitor stands', () => {
	expect(cornersOf({ visitor: [-7, 41] }, [])).toEqual({ southWest: [-7, 41], northEast: [-7, 41] });
});

it('is nothing for parcels that do not exist', () => {
	expect(cornersOf({ parcels: ['z'] }, [])).toBeUndefined();
});

it.each([
	['64 px in a large box', { clientWidth: 1440, clientHeight: 900 }, { left: 400 }, 64],
	['half of a low box together', { clientWidth: 844, clientHeight: 240 }, { left: 300, bottom: 60 }, 45],
	['none where the sheet covers all', { clientWidth: 320, clientHeight: 400 }, { top: 78, bottom: 340 }, undefined],
])('leaves a margin of %s', (_, box, padding, margin) => {
	expect(marginIn(box, padding)).toBe(margin);
});

it('the middle of the map stays over the land, and the zoom within its limits', () => {
	const { constrain } = limitToLand();
	expect(constrain(new LngLat(-3, 45), 4)).toEqual({ center: new LngLat(-6.886, 41.455), zoom: 8 });
	expect(constrain(new LngLat(-9, 40), 20)).toEqual({ center: new LngLat(-7.74, 41.02), zoom: 18 });
	expect(constrain(new LngLat(-7.52, 41.16), 15)).toEqual({ center: new LngLat(-7.52, 41.16), zoom: 15 });
});

it('a visitor who stands elsewhere is brought into view', () => {
	const { constrain, include } = limitToLand();
	include([-8.6, 41.15]);
	expect(constrain(new LngLat(-8.6, 41.15), 15).center).toEqual(new LngLat(-8.6, 41.15));
	expect(constrain(new LngLat(-9, 41.15), 15).center).toEqual(new LngLat(-8.6, 41.15));
});
