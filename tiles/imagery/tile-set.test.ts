import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLat, toLon } from '../geo/frame';
import { childrenOf, nameOf, project, tileSize } from '../geo/mercator';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { viewCentres, viewNames, viewZoom } from '../geo/views';
import { archiveTiles, coarsestZoom } from './tile-set';

const parcels = await readParcelOutlines();
const tiles = archiveTiles(parcels);
const names = new Set(tiles.map(nameOf));

type Window = { width: number; height: number; panel: number; density: 1 | 2 };

/** The tiles MapLibre asks for over a view: of its zoom on a plain screen, of the next finer one on a dense screen. */
function tilesInSight(centre: readonly [number, number], { width, height, panel, density }: Window): string[] {
	const z = viewZoom + density - 1;
	const [x, y] = project(centre, viewZoom);
	const column = (pixel: number) => Math.floor((pixel * density) / tileSize);
	const sight: string[] = [];
	for (let i = column(x - (width + panel) / 2); i <= column(x + (width - panel) / 2); i++) {
		for (let j = column(y - height / 2); j <= column(y + height / 2); j++) sight.push(nameOf({ z, x: i, y: j }));
	}
	return sight;
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
				for (const tile of tilesInSight(viewCentres[name], size)) expect(names).toContain(tile);
			}),
		);
	});

	test('are at zoom 15 all that lies within those of zoom 14', () => {
		const coarsest = tiles.filter(({ z }) => z === 14);
		for (const tile of coarsest.flatMap(childrenOf)) expect(names).toContain(nameOf(tile));
		expect(tiles.filter(({ z }) => z === 15)).toHaveLength(4 * coarsest.length);
	});

	test('are those of zooms 17 and 18 wherever a parcel is, and 100 m around it no coarser than 17', () => {
		for (const [x, y] of parcels.flatMap(({ rings }) => rings.flat())) {
			const tileAt = (east: number, north: number, z: number) => {
				const pixel = project([toLon(x + east), toLat(y + north)], z);
				return nameOf({ z, x: Math.floor(pixel[0] / tileSize), y: Math.floor(pixel[1] / tileSize) });
			};
			expect(names).toContain(tileAt(0, 0, 18));
			for (const [east, north] of [
				[100, 0],
				[-100, 0],
				[0, 100],
				[0, -100],
			] as const)
				expect(names).toContain(tileAt(east, north, 17));
		}
	});

	test('are no finer ones far from every parcel', () => {
		expect(tiles.filter(({ z }) => z === 17).length).toBeLessThan(150);
		expect(archiveTiles([]).every(({ z }) => z <= 16)).toBe(true);
	});

	test('have all their parents, which the map shows until they come', () => {
		for (const { z, x, y } of tiles)
			if (z > coarsestZoom) expect(names).toContain(nameOf({ z: z - 1, x: x >> 1, y: y >> 1 }));
	});

	test('are each named once, in order', () => {
		expect(names.size).toBe(tiles.length);
		expect(tiles).toEqual(tiles.toSorted((a, b) => a.z - b.z || a.x - b.x || a.y - b.y));
	});
});
