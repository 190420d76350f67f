import { expect, it } from 'vitest';
import { namePx } from './map-lettering';

it('letters grow from 14 px where a terroir is seen whole to 22 px at the nearest, and stay so before and beyond', () => {
	expect([14, 15, 16.5, 18, 19].map(namePx)).toEqual([14, 14, 18, 22, 22]);
});
