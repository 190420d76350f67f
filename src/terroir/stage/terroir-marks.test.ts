import { expect, test } from 'vitest';
import { atEdge } from './terroir-marks';

const free = { left: 400, top: 0, right: 1440, bottom: 836 };
const note = { width: 160, height: 44 };

test('what is in view is not named at the edge', () => {
	expect(atEdge({ x: 401, y: 835 }, free, note)).toBeUndefined();
});

test('what lies beyond the window is named whole at that edge of the map, and not under what stands along it', () => {
	const directions = [-180, -135, -90, -45, 0, 45, 90, 135].map((degrees) => (degrees / 180) * Math.PI);
	for (const direction of directions) {
		const point = { x: 920 + 5000 * Math.cos(direction), y: 418 + 5000 * Math.sin(direction) };
		const { x = 0, y = 0, turn } = atEdge(point, free, note) ?? {};
		expect(turn).toBeCloseTo(Math.atan2(Math.sin(direction), Math.cos(direction)), 6);
		expect(x).toBeGreaterThanOrEqual(420);
		expect(x + note.width).toBeLessThanOrEqual(1440 - 116 + 1e-6);
		expect(y).toBeGreaterThanOrEqual(88);
		expect(y + note.height).toBeLessThanOrEqual(836 - 84 + 1e-6);
	}
	expect(atEdge({ x: -5000, y: 418 }, free, note)?.x).toBeCloseTo(420, 6);
	expect(atEdge({ x: 920, y: 9000 }, free, note)?.y).toBeCloseTo(836 - 84 - 44, 6);
});

test('where there is no room for it nothing is named', () => {
	expect(atEdge({ x: -5000, y: 0 }, { left: 0, top: 0, right: 390, bottom: 200 }, note)).toBeUndefined();
});
