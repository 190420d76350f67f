import { describe, expect, it } from 'vitest';
import { bestReach } from './name-reach';

const window = { x: 0, y: 0, width: 1000, height: 600 };
const name = { length: 120, height: 20, halfWidth: 2 };
/** A river from the west to the east at a height of the window, with bends in its first half. */
const river = Array.from({ length: 101 }, (_, at) => ({
	x: 10 * at,
	y: 300 + (at < 50 ? 40 * Math.sin(at / 2) : 0),
}));

const middleOf = (line: readonly { x: number; y: number }[] = []) => line[Math.floor(line.length / 2)];

describe('the reach that a name stands on', () => {
	it('is straight, read from left to right, and beside water that is narrower than the letters', () => {
		const line = bestReach([river.toReversed()], name, { window, boxes: [] }) ?? [];
		const [first, last] = [line[0], line.at(-1)];
		expect(first?.x).toBeGreaterThan(500);
		expect((last?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(name.length);
		for (const { y } of line) expect(Math.abs(y - 300)).toBeGreaterThan(name.halfWidth + name.height / 2);
	});

	it('follows a stream that bends gently, and does not stray from it as the valley does', () => {
		const gentle = Array.from({ length: 101 }, (_, at) => ({ x: 10 * at, y: 300 + 18 * Math.sin(at / 3) }));
		const line = bestReach([gentle], { ...name, length: 240 }, { window, boxes: [] }) ?? [];
		expect(line).not.toEqual([]);
		for (const { x, y } of line) {
			const away = Math.min(...gentle.map((at) => Math.hypot(at.x - x, at.y - y)));
			expect(away).toBeLessThan(1.6 * name.height);
		}
	});

	it('is the middle of water that is broader than the letters', () => {
		const line = bestReach([river], { ...name, halfWidth: 30 }, { window, boxes: [] }) ?? [];
		for (const { y } of line) expect(y).toBeCloseTo(300, 0);
	});

	it('keeps clear of what stands over the map and of the sides of the window, or is none', () => {
		const box = { x: 480, y: 0, width: 200, height: 600 };
		const line = bestReach([river], name, { window, boxes: [box] }) ?? [];
		expect(line).not.toEqual([]);
		for (const { x } of line) expect(x < box.x || x > box.x + box.width).toBe(true);
		expect(bestReach([river], name, { window, boxes: [window] })).toBeUndefined();
		expect(bestReach([river], name, { window: { ...window, width: 100 }, boxes: [] })).toBeUndefined();
	});

	it('stays where it has been as long as that is hardly worse', () => {
		const former = { x: 850, y: 285 };
		const distanceOf = (line: ReturnType<typeof bestReach>) => Math.abs((middleOf(line)?.x ?? 0) - former.x);
		expect(distanceOf(bestReach([river], name, { window, boxes: [] }))).toBeGreaterThan(90);
		expect(distanceOf(bestReach([river], name, { window, boxes: [] }, former))).toBeLessThan(90);
	});
});
