import { expect, it } from 'vitest';
import type { LonLat } from '../geo/frame';
import { houseWays } from './house-ways';
import { pictures } from './pictures';

const { bounds } = pictures.contact.sheet;
const ways = houseWays();

function pointsOf(path: string): { x: number; y: number }[] {
	let [x, y] = [0, 0];
	const numbers = [...path.matchAll(/-?\d+/g)].map(Number);
	return Array.from({ length: numbers.length / 2 }, (_, index) => {
		x += numbers[2 * index] ?? 0;
		y += numbers[2 * index + 1] ?? 0;
		return { x, y };
	});
}

/** Units between a line and a place. */
function gap(path: string, [lon, lat]: LonLat): number {
	const x = ((lon - bounds.west) / (bounds.east - bounds.west)) * ways.width;
	const y = ((bounds.north - lat) / (bounds.north - bounds.south)) * ways.height;
	return Math.min(...pointsOf(path).map((point) => Math.hypot(point.x - x, point.y - y)));
}

it('the road leads by Pinhão, Ervedosa and Pesqueira, the lane from it to the house', () => {
	for (const town of [
		[-7.548, 41.1885],
		[-7.467, 41.1668],
		[-7.4044, 41.148],
	] as const)
		expect(gap(ways.road, town)).toBeLessThan(20);
	expect(gap(ways.lane, [-7.52, 41.16])).toBeLessThan(4);
	expect(gap(ways.lane, [-7.467, 41.1668])).toBeLessThan(4);
});

it('road and railway run on both sides of the river from edge to edge', () => {
	for (const path of [ways.rail, ways.road]) {
		const xs = pointsOf(path).map(({ x }) => x);
		expect(Math.min(...xs)).toBeLessThanOrEqual(0);
		expect(Math.max(...xs)).toBeGreaterThanOrEqual(ways.width);
	}
	const lowest = (path: string) => Math.max(...pointsOf(path).flatMap(({ x, y }) => (x < 400 ? y : [])));
	expect(lowest(ways.rail)).toBeLessThan(lowest(ways.road) - 20);
});
