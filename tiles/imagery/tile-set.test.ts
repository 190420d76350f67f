import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { project, tileSize } from '../geo/mercator';
import { type ViewName, viewCentres, viewNames, viewZoom } from '../geo/views';
import { flight, type Moment } from './testing/flight';
import { archiveTiles, coarsestZoom, finestZoom } from './tile-set';

const tiles = archiveTiles();
const names = new Set(tiles.map(({ z, x, y }) => `${z}/${x}/${y}`));

type Window = { width: number; height: number; panel: number; density: 1 | 2 };

/** The tiles MapLibre asks for: of the nearest zoom on a plain screen, of the next finer one on a dense screen. */
function tilesInSight({ centre, zoom }: Moment, { width, height, panel, density }: Window): string[] {
	const tileZoom = Math.min(Math.max(Math.round(zoom) + density - 1, coarsestZoom), finestZoom);
	const [x, y] = project(centre, zoom);
	const side = tileSize * 2 ** (zoom - tileZoom);
	const column = (pixel: number) => Math.floor(pixel / side);
	const sight: string[] = [];
	for (let i = column(x - (width + panel) / 2); i <= column(x + (width - panel) / 2); i++) {
		for (let j = column(y - height / 2); j <= column(y + height / 2); j++) sight.push(`${tileZoom}/${i}/${j}`);
	}
	return sight;
}

/** The tiles up to zoom 13 that a flight shows and the archive has not. */
function missedOn(from: ViewName, to: ViewName, size: Window, along: readonly number[]): string[] {
	const at = flight(viewCentres[from], viewCentres[to], Math.max(size.width, size.height));
	return along
		.flatMap((part) => tilesInSight(at(part), size))
		.filter((tile) => /^(8|9|1[0-3])\//.test(tile) && !names.has(tile));
}

const window = fc
	.record({
		width: fc.integer({ min: 320, max: 1920 }),
		height: fc.integer({ min: 320, max: 1080 }),
		panel: fc.integer({ min: 0, max: 420 }),
		density: fc.constantFrom<(1 | 2)[]>(1, 2),
	})
	// Beside the map stands a panel only where there is room for one.
	.map((drawn): Window => ({ ...drawn, panel: drawn.width < 1024 ? 0 : drawn.panel }));
const view = fc.constantFrom(...viewNames);

describe('the tiles of the archive', () => {
	test('are all that a window over a view shows, on plain and on dense screens', () => {
		fc.assert(
			fc.property(window, view, (size, name) => {
				for (const tile of tilesInSight({ centre: viewCentres[name], zoom: viewZoom }, size))
					expect(names).toContain(tile);
			}),
		);
	});

	test('are all coarser ones that a flight between two views passes over', () => {
		const legs = fc.tuple(view, view).filter(([from, to]) => from !== to);
		const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 40, maxLength: 40 });
		fc.assert(
			fc.property(window, legs, parts, (size, [from, to], along) => {
				expect(missedOn(from, to, size, along)).toEqual([]);
			}),
			{ numRuns: 400 },
		);
	});

	test('are all coarser ones that the largest and the smallest windows pass over, step by step', () => {
		const sizes = [
			{ width: 1920, height: 1080 },
			{ width: 1440, height: 1080 },
			{ width: 1024, height: 768 },
			{ width: 390, height: 844 },
			{ width: 320, height: 320 },
		];
		const along = Array.from({ length: 200 }, (_, index) => index / 199);
		for (const { width, height } of sizes) {
			for (const panel of width < 1024 ? [0] : [0, 420]) {
				for (const from of viewNames) {
					for (const to of viewNames.filter((name) => name !== from)) {
						for (const density of [1, 2] as const) {
							expect(missedOn(from, to, { width, height, panel, density }, along)).toEqual([]);
						}
					}
				}
			}
		}
	});

	test('have all their parents, which the map shows until they come', () => {
		for (const { z, x, y } of tiles) if (z > coarsestZoom) expect(names).toContain(`${z - 1}/${x >> 1}/${y >> 1}`);
	});

	test('are each named once, in order', () => {
		expect(names.size).toBe(tiles.length);
		expect(tiles).toEqual(tiles.toSorted((a, b) => a.z - b.z || a.x - b.x || a.y - b.y));
	});
});

test('a flight starts and ends over its views and rises far above the land between them', () => {
	const at = flight(viewCentres.martim, viewCentres.valesabor, 1920);
	expect(at(0).zoom).toBeCloseTo(15, 9);
	expect(at(1).zoom).toBeCloseTo(15, 9);
	expect(at(1).centre[0]).toBeCloseTo(viewCentres.valesabor[0], 9);
	expect(at(0.5).zoom).toBeCloseTo(11.65, 1);
});
