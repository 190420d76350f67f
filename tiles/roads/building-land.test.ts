import { beforeEach, expect, test } from 'vitest';
import type { Metres } from '../geo/frame';
import { Grid } from '../terrain/grid';
import { BuildingLand, fenceIn } from './building-land';
import type { Building, Road } from './network';

const frame = { west: -500, south: -500, cell: 50, columns: 21, rows: 21 };
const far = new Grid(frame, new Float32Array(21 * 21).fill(400));
const road: Road = {
	class: 'track',
	width: 4,
	line: [
		[-300, 0],
		[0, 0],
		[300, 100],
	],
};
const parcel = {
	slug: 'vinha',
	rings: [
		[
			[-100, 50],
			[-40, 50],
			[-40, 120],
			[-100, 120],
			[-100, 50],
		] satisfies Metres[],
	],
};
const house = (x: number, y: number, angle = 0): Building => ({
	x,
	y,
	angle,
	length: 10,
	width: 6,
	height: 5,
	kind: 'roof',
	seed: 0,
});

let land: BuildingLand;
beforeEach(() => {
	land = new BuildingLand([road], far, fenceIn([parcel]));
});

test('nothing is built on a road, nor on its edge', () => {
	expect(land.build(house(-150, 0))).toBe(false);
	expect(land.build(house(-150, 5.5))).toBe(false);
	expect(land.build(house(-150, 6))).toBe(true);
	expect(land.build(house(-200, -6, Math.PI / 2))).toBe(false);
});

test('nothing is built around a road that ends there', () => {
	expect(land.build({ ...house(-300, 0), length: 200, width: 200 })).toBe(false);
});

test('nothing is built in a parcel or within a metre of it', () => {
	expect(land.build(house(-70, 80))).toBe(false);
	expect(land.build(house(-34.5, 80))).toBe(false);
	expect(land.build(house(-33.5, 80))).toBe(true);
});

test('buildings stand apart, also a small one on a large one', () => {
	expect(land.build({ ...house(100, -100), length: 40, width: 40 })).toBe(true);
	expect(land.build({ ...house(100, -100), length: 4, width: 4 })).toBe(false);
	expect(land.build({ ...house(100, -100), length: 60, width: 60 })).toBe(false);
	expect(land.build(house(100, -116, 0.3))).toBe(false);
	expect(land.build(house(100, -125, 0.3))).toBe(true);
	expect(land.buildings).toHaveLength(2);
});

test('nothing is built at the water', () => {
	const river = new Grid(
		frame,
		Float32Array.from({ length: 21 * 21 }, (_, k) => 20 + 50 * Math.abs((k % 21) - 2)),
	);
	const wet = new BuildingLand([], river, fenceIn([]));
	expect(wet.build(house(-400, 200))).toBe(true);
	const inFlood = new BuildingLand(
		[],
		new Grid(
			frame,
			river.values.map((metres) => metres - 20),
		),
		fenceIn([]),
	);
	expect(inFlood.build(house(-400, 200))).toBe(false);
});

test('the nearest road is found from beside it, and none from far away', () => {
	expect(land.nearestRoad([-120, 20])?.side[0]).toEqual([-300, 0]);
	expect(land.nearestRoad([-120, -400])).toBeUndefined();
});
