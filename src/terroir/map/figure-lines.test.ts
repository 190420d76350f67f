import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Parcel, parsePlaces } from '../../content/places';
import { parcelAt } from '../controls/locator';
import { linesClearOf } from './figure-lines';
import { type CodedLines, decodeLines } from './line-paths';

const square: Parcel = {
	slug: 'quadrado',
	name: 'Quadrado',
	coordinates: [
		[
			[
				[1, 1],
				[2, 1],
				[2, 2],
				[1, 2],
				[1, 1],
			],
		],
	],
};

it('cuts a line at a parcel that it crosses without a place of its own within', () => {
	const line = { name: '300', places: [[0.99, 1.5] as const, [2.01, 1.5] as const] };
	const pieces = linesClearOf([square], [line]);
	expect(pieces.map(({ name }) => name)).toEqual(['300', '300']);
	const [before, after] = pieces.map(({ places }) => places);
	expect(before?.at(0)).toEqual([0.99, 1.5]);
	expect(before?.at(-1)?.[0]).toBeCloseTo(1, 3);
	expect(after?.at(0)?.[0]).toBeCloseTo(2, 3);
	expect(after?.at(-1)).toEqual([2.01, 1.5]);
});

it('leaves nothing of a line within, and all of one beside', () => {
	const beside = { name: '250', places: [[0, 0] as const, [0.00005, 0] as const] };
	const within = { name: '250', places: [[1.2, 1.2] as const, [1.3, 1.2] as const] };
	expect(linesClearOf([square], [within, beside])).toEqual([beside]);
});

it.each(['main', 'martim', 'valesabor', 'moinho'])(
	'no contour of %s that carries figures goes through a parcel',
	(view) => {
		const parcels = parsePlaces(JSON.parse(readFileSync('src/content/places.geojson', 'utf8')));
		const coded: CodedLines = JSON.parse(readFileSync(`src/content/contours-${view}.gen.json`, 'utf8'));
		const lines = decodeLines(coded).filter(({ name }) => Number(name) % 50 === 0);
		const outside = linesClearOf(parcels, lines);
		expect(outside.length).toBeGreaterThan(lines.length / 2);
		expect(outside.flatMap(({ places }) => places).filter((place) => parcelAt(place, parcels))).toEqual([]);
	},
);
