import { expect, it } from 'vitest';
import { cornersOf } from './fit';

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

it('spans places', () => {
	expect(
		cornersOf(
			{
				places: [
					[-7, 41],
					[-8, 42],
				],
			},
			[],
		),
	).toEqual({ southWest: [-8, 41], northEast: [-7, 42] });
});

it('is nothing for parcels that do not exist', () => {
	expect(cornersOf({ parcels: ['z'] }, [])).toBeNull();
});
