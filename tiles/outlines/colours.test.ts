import { describe, expect, it } from 'vitest';
import { parcelColors } from '../../src/content/places';
import { assignColours } from './places';

describe('colouring parcels', () => {
	it('keeps the colours that were given', () => {
		const colours = assignColours([{ slug: 'a', color: 'pink', neighbours: [] }], parcelColors);
		expect(colours.get('a')).toBe('pink');
	});

	it('gives no parcel the colour of a neighbour, given or new', () => {
		const slugs = ['a', 'b', 'c', 'd', 'e'];
		const parcels = slugs.map((slug) => ({ slug, neighbours: slugs.filter((other) => other !== slug) }));
		const colours = assignColours(
			[{ slug: 'a', color: 'red', neighbours: slugs.slice(1) }, ...parcels.slice(1)],
			parcelColors,
		);
		expect(new Set(colours.values())).toEqual(new Set(parcelColors));
		expect(colours.get('a')).toBe('red');
	});

	it('says so when the palette is used up', () => {
		const slugs = ['a', 'b', 'c', 'd', 'e', 'f'];
		const parcels = slugs.map((slug) => ({ slug, neighbours: slugs.filter((other) => other !== slug) }));
		expect(() => assignColours(parcels, parcelColors)).toThrow(/taken every colour/);
	});

	it('leaves the parcels that take the default without one', () => {
		expect(assignColours([{ slug: 'vv-moinho', neighbours: [] }], parcelColors).size).toBe(0);
	});
});
