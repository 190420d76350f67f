import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toMetres } from '../geo/frame';
import { project, unproject } from '../geo/mercator';
import { auxiliaryLines, fineContours } from './fine-contours';
import type { Line, Point } from './isolines';
import type { Land } from './relief';

const bounds = { west: -7.34, east: -7.26, south: 41.22, north: 41.28 };
const [, middle] = toMetres([-7.3, 41.25]);
/** Rises to the north, 20 m in every 100. */
const slope: Land = { heightAt: (_, y) => 1000 + (y - middle) * 0.2, waterAt: () => 1000 };
const cells = fineContours(bounds, slope);

test('there is a file for each tile of zoom 12 that the sheet covers', () => {
	const tileOf = (lon: number, lat: number) => project([lon, lat], 12).map((pixel) => Math.floor(pixel / 512));
	const [first, last] = [tileOf(bounds.west, bounds.north), tileOf(bounds.east, bounds.south)];
	expect(cells.size).toBe((last[0]! - first[0]! + 1) * (last[1]! - first[1]! + 1));
	expect([...cells.keys()]).toContain(first.join('-'));
	expect([...cells.keys()]).toContain(last.join('-'));
});

test('every ten metres has its line but those of the sheet, where the ground is so high', () => {
	for (const {
		origin: [lon = 0, lat = 0],
		zoom,
		lines,
	} of cells.values()) {
		const [left, top] = project([lon, lat], zoom);
		for (const [level, path] of Object.entries(lines)) {
			expect(Number(level) % 10).toBe(0);
			expect(Number(level) % 50).not.toBe(0);
			for (const [, x, y] of path.matchAll(/M(-?\d+)[ ]?(-?\d+)/g)) {
				const place = unproject([left + Number(x), top + Number(y)], zoom);
				expect(Math.abs(slope.heightAt(...toMetres(place)) - Number(level))).toBeLessThan(10);
			}
		}
	}
	const levels = new Set([...cells.values()].flatMap(({ lines }) => Object.keys(lines)));
	expect(levels.size).toBeGreaterThan(30);
});

test('halfway between them there is one where the ground is nearly level, and only there', () => {
	// Steep in the west, nearly level in the east.
	const [, east] = [bounds.west, -7.3].map((longitude) => toMetres([longitude, 41.25])[0]);
	const heightAt = (x: number, y: number) => 1000 + (y - middle) * (x < east! ? 0.2 : 0.02);
	const places = [...fineContours(bounds, { heightAt, waterAt: () => 1000 }).values()].flatMap(
		({ origin: [lon = 0, lat = 0], zoom, lines }) => {
			const [left, top] = project([lon, lat], zoom);
			return Object.entries(lines).flatMap(([level, path]) =>
				[...path.matchAll(/M(-?\d+)[ ]?(-?\d+)/g)].map(([, x, y]) => ({
					isAuxiliary: Number(level) % 10 === 5,
					x: toMetres(unproject([left + Number(x), top + Number(y)], zoom))[0],
				})),
			);
		},
	);
	const auxiliary = places.filter(({ isAuxiliary }) => isAuxiliary);
	expect(auxiliary.length).toBeGreaterThan(3);
	// The heights are smoothed over some 90 m.
	for (const { x } of auxiliary) expect(x).toBeGreaterThan(east! - 100);
	expect(places.some(({ isAuxiliary, x }) => !isAuxiliary && x < east! - 100)).toBe(true);
});

const straight = (length: number): Line => Array.from({ length: length / 10 + 1 }, (_, at): Point => [10 * at, 0]);
const ring: Line = [
	[0, 0],
	[100, 0],
	[100, 100],
	[0, 100],
	[0, 0],
];

test.each<[string, Line, (point: Point) => boolean, ends: [from: number, to: number][]]>([
	['goes on over a short steep way', straight(400), ([x]) => x < 150 || x > 200, [[0, 400]]],
	['ends on a slope', straight(400), ([x]) => x < 200, [[0, 190]]],
	['has no short stretches', straight(400), ([x]) => x > 100 && x < 200, []],
	['is not there on a slope', straight(50), () => false, []],
])('an auxiliary contour %s', (_, line, isLevel, ends) => {
	const drawn = auxiliaryLines(line, isLevel);
	expect(drawn.map((each) => [each[0]?.[0], each.at(-1)?.[0]])).toEqual(ends);
});

test('an auxiliary contour is a whole ring where much of it is level, else a stretch that no beginning cuts', () => {
	expect(auxiliaryLines(ring, ([x]) => x === 0)).toEqual([ring]);
	const turned = [...ring.slice(2), ...ring.slice(1, 3)];
	for (const each of [ring, turned]) {
		const [stretch, ...others] = auxiliaryLines(
			each.flatMap((at, index) => between(at, each[index + 1] ?? at)),
			([x]) => x < 30,
		);
		expect(others).toEqual([]);
		expect(stretch).toContainEqual([0, 0]);
		expect(stretch).toContainEqual([0, 100]);
		expect(stretch).not.toContainEqual([100, 0]);
	}
});

/** Ten points from one to the next. */
function between([x, y]: Point, [toX, toY]: Point): Line {
	if (x === toX && y === toY) return [[x, y]];
	return Array.from({ length: 10 }, (_, at): Point => [x + ((toX - x) * at) / 10, y + ((toY - y) * at) / 10]);
}

test('the land rises at the left of each line, so those of a slope that rises to the north run east', () => {
	const paths = [...cells.values()].flatMap(({ lines }) =>
		Object.values(lines).flatMap((path) => path.split('M').slice(1)),
	);
	const eastward = paths.map((path) => {
		const [, , ...steps] = path.match(/-?\d+/g)!.map(Number);
		return steps.reduce((sum, step, at) => (at % 2 === 0 ? sum + step : sum), 0);
	});
	expect(eastward.length).toBeGreaterThan(30);
	expect(Math.min(...eastward)).toBeGreaterThan(0);
});

test('a line goes on in the next tile where it ends in one', () => {
	const ends = [...cells.values()].flatMap(({ origin: [lon = 0, lat = 0], zoom, lines }) => {
		const [left, top] = project([lon, lat], zoom);
		return Object.values(lines).flatMap((path) =>
			path
				.split('M')
				.slice(1)
				.flatMap((line) => {
					const numbers = line.match(/-?\d+/g)!.map(Number);
					let [x, y] = [0, 0];
					const points = Array.from({ length: numbers.length / 2 }, (_, at) => {
						[x, y] = [x + numbers[2 * at]!, y + numbers[2 * at + 1]!];
						return [Math.round(left + x), Math.round(top + y)] as const;
					});
					return [points[0]!, points.at(-1)!];
				}),
		);
	});
	const [west] = project([bounds.west, bounds.north], 12);
	const [east] = project([bounds.east, bounds.south], 12);
	const inside = ends.filter(([x]) => x > west + 10 && x < east - 10);
	expect(inside.length).toBeGreaterThan(10);
	// Whole units: of either tile.
	for (const [x, y] of inside)
		expect(inside.filter((other) => Math.hypot(other[0] - x, other[1] - y) <= 2).length).toBeGreaterThan(1);
});

test('the files that are served are small', () => {
	const folder = new URL('../../public/map/lines/', import.meta.url);
	const names = readdirSync(folder);
	expect(names.length).toBeGreaterThan(60);
	for (const name of names) {
		expect(statSync(new URL(name, folder)).size).toBeLessThan(60_000);
		const { lines } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
		for (const path of Object.values(lines)) expect(path).toMatch(/^[Ml\d -]+$/);
	}
});
