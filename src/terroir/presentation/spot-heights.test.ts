import { expect, it } from 'vitest';
import { ends } from './spot-heights';

it('marks the highest and the lowest place with the altitudes of the facts', () => {
	const places = [130, 210, 170].map((metres) => ({ place: [-7.5, 41 + metres / 1000] as const, metres }));
	expect(ends(places, { min: 123, max: 214 })).toEqual([
		{ place: [-7.5, 41.21], metres: 214 },
		{ place: [-7.5, 41.13], metres: 123 },
	]);
});

it('marks nothing where a single contour tells neither top nor foot', () => {
	expect(ends([{ place: [-7.5, 41.1], metres: 200 }], { min: 199, max: 203 })).toEqual([]);
	expect(ends([], { min: 199, max: 203 })).toEqual([]);
});
