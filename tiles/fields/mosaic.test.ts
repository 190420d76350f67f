import { expect, test } from 'vitest';
import type { Metres } from '../geo/frame';
import { fillGrid } from '../terrain/grid';
import type { Place } from './cells';
import { FieldMosaic, noBorder, type Plot } from './mosaic';
import type { Planting } from './planting';

const slope = 0.3;
const surface = fillGrid({ west: -2000, south: -2000, cell: 50, columns: 81, rows: 81 }, (x) => 300 + slope * x);
const quintas: Metres[] = [[0, 0]];

function place(x: number, y: number): Place {
	return { x, y, height: 300 + slope * x, riseX: slope, riseY: 0 };
}

function plotAt(mosaic: FieldMosaic, x: number, y: number, radius = 0): Plot {
	const near = mosaic.cellsAround(x, y, radius);
	const plot: Plot = { planting: near.cells[0]!.planting, border: 0, pair: 0 };
	mosaic.locate(near, place(x, y), plot);
	return plot;
}

test('two mosaics of the same ground agree', () => {
	const first = new FieldMosaic(surface, quintas);
	const second = new FieldMosaic(surface, quintas);
	for (let x = -900; x < 900; x += 70) expect(plotAt(first, x, 40)).toEqual(plotAt(second, x, 40));
});

test('a point lies in the same field whichever block of cells it is looked up in', () => {
	const mosaic = new FieldMosaic(surface, quintas);
	for (let x = -800; x < 800; x += 13) {
		const wide = mosaic.cellsAround(x + 20, 120, 40);
		const plot: Plot = { planting: wide.cells[0]!.planting, border: 0, pair: 0 };
		mosaic.locate(wide, place(x, 100), plot);
		expect(plot.planting).toBe(plotAt(mosaic, x, 100).planting);
	}
});

test('on a slope fields are longer along the contour than across it', () => {
	const mosaic = new FieldMosaic(surface, quintas);
	const changes = (walk: (step: number) => readonly [number, number]) => {
		let count = 0;
		let last: Planting | undefined;
		for (let step = 0; step < 3000; step += 5) {
			const { planting } = plotAt(mosaic, ...walk(step));
			if (last && planting !== last) count++;
			last = planting;
		}
		return count;
	};
	const across = changes((step) => [step - 1500, 0]) + changes((step) => [step - 1500, 700]);
	const along = changes((step) => [0, step - 1500]) + changes((step) => [300, step - 1500]);
	expect(across).toBeGreaterThan(along * 1.3);
});

test('walking towards another field the border comes nearer by as much as one walks', () => {
	const mosaic = new FieldMosaic(surface, quintas);
	let checked = 0;
	for (let x = -900; x < 900; x += 1) {
		const [here, next] = [plotAt(mosaic, x, 350), plotAt(mosaic, x + 1, 350)];
		if (here.planting === next.planting || here.border === noBorder || next.border === noBorder) continue;
		expect(Math.min(here.border, next.border)).toBeLessThan(2);
		checked++;
	}
	expect(checked).toBeGreaterThan(2);
});
