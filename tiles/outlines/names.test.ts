import { describe, expect, it } from 'vitest';
import type { Pixel } from '../geo/mercator';
import { contains } from '../geo/planar';
import { boxAround, type Drawing } from './drawing';
import { linesOf } from './lettering';
import { nameWithin } from './name-within';
import { namesBeside } from './names-beside';

function rectangle(slug: string, x: number, y: number, width: number, height: number): Drawing {
	const ring: Pixel[] = [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
		[x, y],
	];
	return { slug, rings: [ring], box: boxAround(ring) };
}

describe('a name', () => {
	it('is broken where its lines are most alike', () => {
		expect(linesOf('Vinha da Francisca')).toEqual([['Vinha da Francisca'], ['Vinha da', 'Francisca']]);
		expect(linesOf('Foz')).toEqual([['Foz']]);
	});

	it('stands in the middle of a parcel that has room for it', () => {
		const place = nameWithin(rectangle('a', 0, 0, 120, 60), 'Foz');
		expect(place).toMatchObject({ lines: 1, zoom: 15 });
		expect(Math.abs((place?.x ?? 0) - 60)).toBeLessThan(3);
		expect(Math.abs((place?.y ?? 0) - 30)).toBeLessThan(3);
	});

	it('waits for the zoom at which it fits, and for ever in a parcel that is too small', () => {
		expect(nameWithin(rectangle('a', 0, 0, 40, 30), 'Cardanha')?.zoom).toBeGreaterThan(15.5);
		expect(nameWithin(rectangle('a', 0, 0, 3, 3), 'Cardanha')).toBeUndefined();
	});
});

describe('names beside their parcels', () => {
	const drawings = [rectangle('a', 0, 0, 30, 30), rectangle('b', 34, 0, 30, 30)];
	const cramped = drawings.map(({ slug, box }) => ({ slug, name: 'Cardanha', middle: [box.x + 15, 15] as const }));

	it('lie on no parcel and not on each other, and their lines end in their own', () => {
		const names = namesBeside(cramped, drawings, []);
		const [one, other] = ['a', 'b'].map((slug) => names.get(slug));
		if (!one || !other) throw new Error('A name has no place.');
		expect(Math.abs(one.x - other.x) > 60 || Math.abs(one.y - other.y) > 14).toBe(true);
		for (const [index, { x, y, toX, toY }] of [one, other].entries()) {
			expect(drawings.some(({ rings }) => contains(rings, [x, y]))).toBe(false);
			expect(contains(drawings[index]?.rings ?? [], [toX, toY])).toBe(true);
		}
	});

	it('are left out where there is no room', () => {
		expect(namesBeside(cramped, drawings, [{ x: -500, y: -500, width: 1000, height: 1000 }]).size).toBe(0);
	});
});
