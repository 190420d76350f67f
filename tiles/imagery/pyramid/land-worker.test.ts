import { expect, test } from 'vitest';
import { fillGrid, Grid } from '../../terrain/grid';
import type { Land } from '../renderer';
import { reviveLand, shareLand } from './land-worker';

const grid = fillGrid({ west: -50, south: 0, cell: 10, columns: 9, rows: 7 }, (x, y) => x + 2 * y);
const land: Land = {
	ground: { heights: grid, rowSurface: grid, shadow: grid, openness: grid, water: grid, streams: grid },
	network: {
		quintas: { main: [1, 2], martim: [3, 4], valesabor: [5, 6], moinho: [7, 8] },
		villages: [],
		roads: [],
		buildings: [],
	},
	parcels: [],
};

test('the land that arrives in a worker is the land, its grids in the same memory', () => {
	const shared = shareLand(land);
	// What a message does: members only, shared memory as it is.
	const arrived = reviveLand(structuredClone(shared));
	expect(arrived).toEqual(land);
	expect(arrived.ground.water).toBeInstanceOf(Grid);
	expect(arrived.ground.water.linear(-12, 31)).toBeCloseTo(50, 4);
	shared.ground.water.values[0] = 77;
	expect(arrived.ground.water.values[0]).toBe(77);
});

test('grids that are shared already are not copied', () => {
	const shared = shareLand(land);
	expect(shareLand(shared).ground.heights).toBe(shared.ground.heights);
});
