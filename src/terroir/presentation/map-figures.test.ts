import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { spotHeights, spread } from './map-figures';

const point = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });

test('labels that have room stay where they belong', () => {
	const anchors = [
		{ x: 0, y: 0 },
		{ x: 24, y: 0 },
		{ x: 100, y: 80 },
	];
	expect(spread(anchors, 24)).toEqual(anchors);
});

test('labels that would lie on one another are moved apart, none further than the others make it', () => {
	fc.assert(
		fc.property(fc.array(point, { maxLength: 12 }), (anchors) => {
			const places = spread(anchors, 22);
			for (const [index, one] of places.entries()) {
				for (const other of places.slice(index + 1))
					expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeGreaterThan(20);
				const anchor = anchors[index] ?? { x: 0, y: 0 };
				expect(Math.hypot(one.x - anchor.x, one.y - anchor.y)).toBeLessThanOrEqual(22 * anchors.length);
			}
		}),
	);
});

it('marks the top and the foot of a parcel with the altitudes that the facts give for them', () => {
	expect(spotHeights('francisca-franca')).toEqual([
		{ place: [-7.524301, 41.156904], metres: 207 },
		{ place: [-7.522366, 41.158415], metres: 123 },
	]);
});
