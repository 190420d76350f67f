import { describe, expect, it } from 'vitest';
import { graticuleOf } from './graticule';

const camera = (zoom: number) => ({ center: [-7.52, 41.16] as const, zoom, bearing: 0, pitch: 0 });
const box = { width: 1440, height: 836, start: 400 };
const centre = { x: 920, y: 418 };

describe('the coordinates at the edges', () => {
	it('name the meridian at which they stand', () => {
		const { meridians } = graticuleOf(camera(15), centre, box);
		const middle = meridians.find(({ text }) => text === '7°31′10″\u00a0O');
		// 2″ east of the centre, 7°31′12″: at 12.945 pixels a second.
		expect(middle?.at).toBeCloseTo(920 + 2 * 12.945, 1);
		expect(meridians.map(({ text }) => text)).toEqual([...new Set(meridians.map(({ text }) => text))]);
	});

	it('name the parallel, which Mercator draws farther apart than the meridians', () => {
		const { parallels } = graticuleOf(camera(15), centre, box);
		const at = parallels.find(({ text }) => text === '41°09′30″\u00a0N')?.at ?? 0;
		expect((at - centre.y) / 6 / 12.945).toBeCloseTo(1 / Math.cos((41.16 * Math.PI) / 180), 2);
	});

	it('leave room for each other, the panel and the corners at every zoom', () => {
		for (let zoom = 8; zoom <= 18; zoom += 0.25) {
			const { meridians, parallels } = graticuleOf(camera(zoom), centre, box);
			expect(meridians.length).toBeGreaterThan(1);
			expect(parallels.length).toBeGreaterThan(1);
			for (const [edge, from, to] of [
				[meridians, 400, 1440 - 28],
				[parallels, 28, 836],
			] as const) {
				const places = edge.map(({ at }) => at).toSorted((one, other) => one - other);
				expect(places[0]).toBeGreaterThan(from + 40);
				expect(places.at(-1)).toBeLessThan(to - 40);
				for (const [index, place] of places.slice(1).entries())
					expect(place - (places[index] ?? 0)).toBeGreaterThan(110);
			}
		}
	});

	it('are whole minutes far out', () => {
		for (const { text } of graticuleOf(camera(10), centre, box).meridians) expect(text).toMatch(/^\d°\d\d′\u00a0O$/);
	});
});
