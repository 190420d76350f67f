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
	const [northEast, southWest] = [constrain(new LngLat(-3, 45), 4), constrain(new LngLat(-9, 40), 20)];
	expect([northEast.center.lng, northEast.zoom]).toEqual([-6.886, 8]);
	expect(northEast.center.lat).toBeCloseTo(41.455, 9);
	expect([southWest.center.lng, southWest.zoom]).toEqual([-7.74, 18]);
	expect(southWest.center.lat).toBeCloseTo(41.02, 9);
	expect(constrain(new LngLat(-7.52, 41.16), 15)).toEqual({ center: new LngLat(-7.52, 41.16), zoom: 15 });
});

it('from near all that a window shows stays over the land, where it fits', () => {
	const { constrain, setReach } = limitToLand();
	setReach(() => ({ across: 200, down: 100 }));
	const corner = new LngLat(-6.886, 41.02);
	const { lng, lat } = constrain(corner, 13).center;
	expect(lng).toBeCloseTo(-6.886 - (200 * 360) / (512 * 2 ** 13), 9);
	expect(lat).toBeGreaterThan(41.02);
	expect(constrain(corner, 9).center.lng).toBe(-6.886);
	setReach(() => ({ across: 50_000, down: 50_000 }));
	expect(constrain(corner, 13).center.lng).toBeCloseTo((-6.886 - 7.74) / 2, 9);
});

it('a visitor who stands elsewhere is brought into view', () => {
	const { constrain, include } = limitToLand();
	include([-8.6, 41.15]);
	expect(constrain(new LngLat(-8.6, 41.15), 15).center).toEqual(new LngLat(-8.6, 41.15));
	expect(constrain(new LngLat(-9, 41.15), 15).center).toEqual(new LngLat(-8.6, 41.15));
});
