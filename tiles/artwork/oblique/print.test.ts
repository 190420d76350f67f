import { expect, test } from 'vitest';
import { fillGrid } from '../../terrain/grid';
import type { Pixels } from '../inks';
import { sightOf } from './camera';
import { paper } from './inks';
import { printView } from './print';
import { castShadows } from './sun';
import type { View } from './view';

const frame = { west: -15_000, south: -15_000, cell: 100, columns: 301, rows: 301 };
/** A ridge from north to south, west of which a river runs. */
const heights = fillGrid(frame, (x) => 200 + Math.max(0, 400 - Math.abs(x) * 0.4));
const water = fillGrid(frame, (x) => Math.abs(x + 2500) - 900);
const sun = { azimuth: 270, elevation: 25 };
const view: View = {
	camera: { x: 0, y: -6000, altitude: 2500, bearing: 0, focal: 1, horizon: 0.1, exaggeration: 2 },
	sun,
	inks: paper,
	contours: { interval: 50, width: 1, indexWidth: 1.5, room: 7, strength: 0 },
	haze: 14_000,
	fade: () => 1,
	grain: 0,
	size: { width: 60, height: 40 },
};

function print(change: Partial<View> = {}): Pixels {
	return printView({ ...view, ...change }, { heights, water }, castShadows(heights, sun, 2));
}

function pixel({ width, bytes }: Pixels, column: number, row: number): number[] {
	const at = (row * width + column) * 3;
	return [...bytes.subarray(at, at + 3)];
}

test('the slope that faces the sun is lighter than the one behind the ridge', () => {
	const picture = print();
	expect(pixel(picture, 27, 38)[0]!).toBeGreaterThan(pixel(picture, 33, 38)[0]! + 25);
});

test('water has the ink of water, without contours', () => {
	const clear = { ...view, haze: 1e6, contours: { ...view.contours, interval: 1, room: 1, strength: 1 } };
	const { column, row } = sightOf(view.camera, view.size, [-2500, -1000], 200);
	expect(pixel(print(clear), Math.floor(column), Math.floor(row))).toEqual([...paper.water]);
});

test('a picture that does not stand is the ground’s ink', () => {
	expect(new Set(print({ fade: () => 0 }).bytes)).toEqual(new Set(paper.ground));
});

test('the same view is printed the same twice', () => {
	expect(print({ grain: 4 }).bytes).toEqual(print({ grain: 4 }).bytes);
});
