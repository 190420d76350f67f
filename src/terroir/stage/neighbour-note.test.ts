import { expect, test } from 'vitest';
import { overlap } from '../session/covers';
import { atEdge, boxAround } from './neighbour-note';

const free = { x: 400, y: 0, width: 1040, height: 836 };
const note = { offsetWidth: 160, offsetHeight: 44 };

const box = { x: -353, y: -299, width: 790, height: 610 };

test('a terroir is in view as long as any of its parcels may be, also where its middle is not', () => {
	expect(overlap(boxAround({ x: 920, y: 418 }, box, 1), free)).toBe(true);
	// At zoom 17 over a parcel at the edge of it.
	expect(overlap(boxAround({ x: -700, y: 418 }, box, 4), free)).toBe(true);
	expect(overlap(boxAround({ x: -700, y: 418 }, box, 1), free)).toBe(false);
	expect(overlap(boxAround({ x: 920, y: 1400 }, box, 1), free)).toBe(false);
});

test('what lies beyond the window is named whole at that edge of the map, and not under what stands along it', () => {
	const directions = [-180, -135, -90, -45, 0, 45, 90, 135].map((degrees) => (degrees / 180) * Math.PI);
	for (const direction of directions) {
		const point = { x: 920 + 5000 * Math.cos(direction), y: 418 + 5000 * Math.sin(direction) };
		const { x = 0, y = 0, turn } = atEdge(point, free, note) ?? {};
		expect(turn).toBeCloseTo(Math.atan2(Math.sin(direction), Math.cos(direction)), 6);
		expect(x).toBeGreaterThanOrEqual(420);
		expect(x + note.offsetWidth).toBeLessThanOrEqual(1440 - 116 + 1e-6);
		expect(y).toBeGreaterThanOrEqual(88);
		expect(y + note.offsetHeight).toBeLessThanOrEqual(836 - 84 + 1e-6);
	}
	expect(atEdge({ x: -5000, y: 418 }, free, note)?.x).toBeCloseTo(420, 6);
	expect(atEdge({ x: 920, y: 9000 }, free, note)?.y).toBeCloseTo(836 - 84 - 44, 6);
});

test('where there is no room for it nothing is named', () => {
	expect(atEdge({ x: -5000, y: 0 }, { x: 0, y: 0, width: 390, height: 200 }, note)).toBeUndefined();
});
