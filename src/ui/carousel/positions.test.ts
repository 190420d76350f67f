import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	counterText,
	type Extent,
	isInView,
	lastPosition,
	pageAway,
	positionAfterKey,
	slidesInView,
} from './positions';

const nine: Extent = { count: 9, inView: 3, loops: false };
const round: Extent = { count: 5, inView: 2, loops: true };

const extents = fc
	.record({ count: fc.integer({ min: 1, max: 30 }), inView: fc.integer({ min: 1, max: 4 }), loops: fc.boolean() })
	.map((extent) => ({ ...extent, loops: extent.loops && extent.count > extent.inView }));

describe('slides in view', () => {
	it.each([
		[320, 1],
		[639, 1],
		[640, 2],
		[1023, 2],
		[1024, 3],
	])('at %d px the home gallery shows %d', (width, count) => {
		expect(slidesInView({ base: 1, 640: 2, 1024: 3 }, width)).toBe(count);
	});
	it('keeps the base where no width is given', () => expect(slidesInView({ base: 1 }, 2000)).toBe(1));
});

describe('a page away', () => {
	it.each([
		[0, 1, nine, 3],
		[3, 1, nine, 6],
		[6, 1, nine, 6],
		[4, 1, nine, 6],
		[2, -1, nine, 0],
		[3, 1, round, 0],
		[0, -1, round, 3],
	] as const)('from %d by %d leads to the right slide', (index, direction, extent, target) => {
		expect(pageAway(index, direction, extent)).toBe(target);
	});

	it('never leaves the slides, and a carousel that loops always moves', () => {
		fc.assert(
			fc.property(extents, fc.nat(), fc.constantFrom<[1, -1]>(1, -1), (extent, seed, direction) => {
				const index = seed % (lastPosition(extent) + 1);
				const target = pageAway(index, direction, extent);
				expect(target).toBeGreaterThanOrEqual(0);
				expect(target).toBeLessThanOrEqual(lastPosition(extent));
				if (extent.loops) expect(target).not.toBe(index);
			}),
		);
	});
});

it('knows the arrows, Home and End, and leaves other keys alone', () => {
	expect(positionAfterKey('ArrowRight', 0, nine)).toBe(3);
	expect(positionAfterKey('ArrowLeft', 3, nine)).toBe(0);
	expect(positionAfterKey('Home', 6, nine)).toBe(0);
	expect(positionAfterKey('End', 0, nine)).toBe(6);
	expect(positionAfterKey('End', 0, round)).toBe(3);
	expect(positionAfterKey('ArrowDown', 0, nine)).toBeNull();
});

it('has as many slides in view as it shows at once, whatever the position', () => {
	fc.assert(
		fc.property(extents, fc.nat(), (extent, seed) => {
			const index = seed % (lastPosition(extent) + 1);
			const slides = Array.from({ length: extent.count }, (_, slide) => slide);
			const shown = slides.filter((slide) => isInView(slide, index, extent));
			expect(shown).toHaveLength(Math.min(extent.inView, extent.count));
			expect(shown).toContain(index);
		}),
	);
});

it.each([
	[0, { count: 3, inView: 1, loops: false }, '1 / 3'],
	[3, nine, '4–6 / 9'],
	[4, round, '5–1 / 5'],
	[0, { count: 2, inView: 3, loops: false }, '1–2 / 2'],
])('counts from slide %d', (index, extent, text) => {
	expect(counterText(index, extent)).toBe(text);
});
