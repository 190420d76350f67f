import { expect, it } from 'vitest';
import { kilometresToNearestEstate } from './estate-distance';

it.each([
	['the middle of an estate', [-7.41, 41.37], 0, 0],
	['Lisboa', [-9.1393, 38.7223], 300, 310],
	['Porto', [-8.6291, 41.1579], 92, 94],
	['Pinhão, between two estates', [-7.5457, 41.1897], 3, 5],
] as const)('from %s', (_, place, least, most) => {
	const kilometres = kilometresToNearestEstate(place);
	expect(kilometres).toBeGreaterThanOrEqual(least);
	expect(kilometres).toBeLessThanOrEqual(most);
});
