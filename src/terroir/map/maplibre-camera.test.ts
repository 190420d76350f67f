import { expect, it } from 'vitest';
import { cornersOf, marginIn } from './maplibre-camera';

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
