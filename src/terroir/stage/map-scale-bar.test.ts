import { expect, it } from 'vitest';
import { metresPerPixel } from '../../content/mercator';
import { decimal, quantity } from '../../messages/quantity';
import { figuresEvery, mapScale } from './map-scale-bar';

it('knows the size of a pixel at the equator', () => {
	expect(metresPerPixel(0, 0)).toBeCloseTo(78_271.5, 0);
});

it('draws 400 m at zoom 15 over the Douro', () => {
	const { width, values, unit } = mapScale(15, 41.16, 240);
	expect(values).toEqual([0, 100, 200, 300, 400]);
	expect(unit).toBe('m');
	expect(width).toBeCloseTo(222.6, 0);
});

it('takes the longest length that fits, at every zoom of the map', () => {
	for (let zoom = 8; zoom <= 18; zoom += 0.25) {
		const { width, values } = mapScale(zoom, 41.16, 240);
		expect(width).toBeLessThanOrEqual(240);
		expect(width).toBeGreaterThan(80);
		expect(values.every(Number.isInteger)).toBe(true);
	}
});

it('counts in kilometres far out', () => {
	expect(mapScale(10, 41.16, 240)).toMatchObject({ unit: 'km', values: [0, 2, 4, 6, 8].map((km) => km) });
});

it('knows where the figures would stand too close', () => {
	const twoKilometres = { values: [0, 500, 1000, 1500, 2000], unit: 'm' } as const;
	expect(figuresEvery({ width: 240, ...twoKilometres })).toBe(1);
	expect(figuresEvery({ width: 150, ...twoKilometres })).toBe(2);
	expect(figuresEvery({ width: 80, ...twoKilometres })).toBe(4);
	expect(figuresEvery(mapScale(15, 41.16, 240))).toBe(1);
});

/** CSS pixels, in `scale-bar.module.css`. */
const unitHangsOut = 10;

it.each([240, 180, 131, 96])('sets no figure of a bar with room of %i px close to another, at any zoom', (room) => {
	for (let zoom = 8; zoom <= 18; zoom += 0.05) {
		const scale = mapScale(zoom, 41.16, room);
		const segments = figuresEvery(scale);
		const before = decimal(scale.values[4 - segments] ?? 0).length;
		const last = quantity(scale.values[4] ?? 0, scale.unit).length;
		const air = (scale.width * segments) / 4 + unitHangsOut - (last + before / 2) * 6.2;
		expect(air, `zoom ${zoom.toFixed(2)}`).toBeGreaterThan(5);
	}
});
