import { expect, test } from 'vitest';
import type { LonLat } from '../geo/frame';
import { plateOf } from './plate';
import { drawRegionPlate } from './region-plate';
import { placeOn } from './sheet';

const bounds = { west: -7.55, east: -7.04, south: 41.015, north: 41.475 };
const places: LonLat[] = [
	[-7.52, 41.16],
	[-7.41, 41.37],
	[-7.07, 41.19],
	[-7.48, 41.14],
];
/** 300 m in the south, and 20 m more for every kilometre to the north. */
const svg = drawRegionPlate(bounds, places, (_, y) => 300 + y * 0.02, 100);

function pathOf(id: string): string {
	return svg.match(new RegExp(`id="${id}" d="([^"]+)"`))?.[1] ?? '';
}

test('from each estate there is a line of sight to each other one, which ends before its mark', () => {
	const lines = [...pathOf('fine').matchAll(/M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)/g)].map((match) =>
		match.slice(1).map(Number),
	);
	expect(lines).toHaveLength(6);
	const marks = places.map((place) => placeOn(plateOf(bounds), place));
	for (const [x = 0, y = 0] of lines.flatMap((line) => [line.slice(0, 2), line.slice(2)])) {
		const nearest = Math.min(...marks.map(([left, top]) => Math.hypot(x - left, y - top)));
		expect(nearest).toBeGreaterThan(20);
		expect(nearest).toBeLessThan(28);
	}
	expect(pathOf('outline').match(/z/g)).toHaveLength(4);
});

test('the land has a contour every hundred metres, every fifth an index contour, and none through a mark', () => {
	const contours = (width: string) =>
		svg.match(new RegExp(`<path stroke-width="${width}" d="([^"]+)"`))?.[1]?.match(/M/g)?.length ?? 0;
	// 1,020 m of rise: lines at -200 … 800 m, two of them parted by the marks they pass.
	expect(contours('1.2')).toBeGreaterThanOrEqual(8);
	expect(contours('2')).toBeGreaterThanOrEqual(2);
	expect(svg).not.toMatch(/NaN|Infinity/);
});

test('the great rivers are drawn broader than the streams, in the ink of water', () => {
	const [, rivers = ''] = svg.match(/<g stroke="#3D5A66">(.*?)<\/g>/) ?? [];
	expect([...rivers.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => width)).toEqual(['1.6', '4']);
});
