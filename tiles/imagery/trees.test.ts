import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeTrees, type TreeGrid } from './trees';

const grid: TreeGrid = { spacing: 8.5, acrossX: 1, acrossY: 0, id: 4, loose: 0.4 };
const look = (x: number, y: number, radius: number) =>
	seeTrees({ x, y, clump: 0, speck: 0, resolution: 0.2 }, grid, () => radius);
const metres = fc.double({ min: -500, max: 500, noNaN: true });
const radius = fc.double({ min: 0, max: 3, noNaN: true });

test('crown and shadow are parts of a pixel, and no crown shines or is black', () => {
	fc.assert(
		fc.property(metres, metres, radius, (x, y, metres) => {
			const { crown, light, shadow } = look(x, y, metres);
			for (const part of [crown, shadow]) expect(part >= 0 && part <= 1).toBe(true);
			expect(light).toBeGreaterThan(0.3);
			expect(light).toBeLessThan(1.4);
		}),
	);
});

test('trees and their shadows are cut nowhere: a step of a centimetre changes little', () => {
	fc.assert(
		fc.property(metres, metres, (x, y) => {
			const [here, beside] = [look(x, y, 3), look(x + 0.01, y, 3)];
			expect(Math.abs(here.crown - beside.crown)).toBeLessThan(0.1);
			expect(Math.abs(here.shadow - beside.shadow)).toBeLessThan(0.1);
		}),
		{ numRuns: 2000 },
	);
});

test('a tree that is missing is not seen', () => {
	expect(look(3, 4, 0)).toEqual({ crown: 0, light: 1, shadow: 0 });
});
