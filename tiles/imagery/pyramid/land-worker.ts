import { Grid } from '../../terrain/grid';
import { createRenderer, type Land } from '../renderer';
import { type PyramidSettings, pictureMaker } from './make-picture';

/** The land for the workers: its grids lie in shared memory, read by all and copied by none. */
export function shareLand({ ground, network, parcels }: Land): Land {
	return {
		ground: {
			heights: share(ground.heights),
			rowSurface: share(ground.rowSurface),
			shadow: share(ground.shadow),
			openness: share(ground.openness),
			water: share(ground.water),
			streams: share(ground.streams),
		},
		network,
		parcels,
	};
}

/** In a worker: what arrives are the grids' members without their methods. */
export function reviveLand({ ground, network, parcels }: Land): Land {
	return {
		ground: {
			heights: revive(ground.heights),
			rowSurface: revive(ground.rowSurface),
			shadow: revive(ground.shadow),
			openness: revive(ground.openness),
			water: revive(ground.water),
			streams: revive(ground.streams),
		},
		network,
		parcels,
	};
}

function share(grid: Grid): Grid {
	if (grid.values.buffer instanceof SharedArrayBuffer) return grid;
	const values = new Float32Array(new SharedArrayBuffer(grid.values.byteLength));
	values.set(grid.values);
	return new Grid(grid, values);
}

function revive(grid: Grid): Grid {
	return new Grid(grid, grid.values);
}

/** In a worker: what makes one picture of the pyramid. */
export default ({ land, settings }: { land: Land; settings: PyramidSettings }) =>
	pictureMaker(createRenderer(reviveLand(land)), settings);
