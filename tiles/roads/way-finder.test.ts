import { expect, test } from 'vitest';
import { cellAt, type Lattice, placeOf } from './lattice';
import { WayFinder } from './way-finder';

function lattice(height: (column: number, row: number) => number): Lattice {
	const [columns, rows] = [40, 30];
	const heights = Float32Array.from({ length: columns * rows }, (_, k) => height(k % columns, Math.floor(k / columns)));
	const none = () => new Uint8Array(columns * rows);
	return { west: 0, south: 0, cell: 25, columns, rows, height: heights, wet: none(), used: none() };
}

function wayOver(land: Lattice, grade = 0.1) {
	const way = new WayFinder(land).find(cellAt(land, [125, 375]), cellAt(land, [850, 375]), grade)!;
	return way.map((k) => placeOf(land, k));
}

test('a way through a wall takes the gap', () => {
	const wall = lattice((column, row) => (column > 18 && column < 22 && row !== 3 ? 200 : 0));
	const highest = Math.max(...wayOver(wall).map(([x, y]) => wall.height[cellAt(wall, [x, y])]!));
	expect(highest).toBe(0);
});

test('on a steep slope a way turns rather than climbs beyond its grade', () => {
	const slope = lattice((column) => column * 25 * 0.3);
	const way = wayOver(slope, 0.1);
	const length = way.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - way[i]![0], y - way[i]![1]), 0);
	expect(length).toBeGreaterThan(1.3 * 725);
	expect(length).toBeLessThan(4 * 725);
});

test('a road that is there is worth a detour', () => {
	const land = lattice(() => 0);
	for (let column = 5; column <= 34; column++) land.used[18 * land.columns + column] = 1;
	const onRoad = wayOver(land).filter(([, y]) => y === 18 * 25);
	expect(onRoad.length).toBeGreaterThan(15);
});

test('a river is crossed once, where it is narrowest', () => {
	const land = lattice(() => 0);
	for (let row = 0; row < 30; row++) {
		for (let column = 16; column < (row === 24 ? 18 : 24); column++) land.wet[row * 40 + column] = 1;
	}
	const wet = wayOver(land).filter(([x, y]) => land.wet[cellAt(land, [x, y])] === 1);
	expect(wet.length).toBeGreaterThan(0);
	expect(wet.every(([, y]) => Math.abs(y - 24 * 25) <= 25)).toBe(true);
});

test('searches do not disturb each other', () => {
	const land = lattice((column, row) => 3 * Math.sin(column) + 4 * Math.cos(row));
	const finder = new WayFinder(land);
	const first = finder.find(205, 830, 0.1);
	finder.find(90, 1000, 0.05);
	expect(finder.find(205, 830, 0.1)).toEqual(first);
});
