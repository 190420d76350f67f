import { revivedGrid, sharedGrid } from '../../terrain/grid';
import { createRenderer, type Land } from '../renderer';
import { type PyramidSettings, pictureMaker } from './make-picture';

/** The land for the workers: its grids lie in shared memory, read by all and copied by none. */
export function shareLand({ ground, network, parcels }: Land): Land {
	return {
		ground: {
			heights: sharedGrid(ground.heights),
			rowSurface: sharedGrid(ground.rowSurface),
			shadow: sharedGrid(ground.shadow),
			openness: sharedGrid(ground.openness),
			water: sharedGrid(ground.water),
			streams: sharedGrid(ground.streams),
		},
		network,
		parcels,
	};
}

/** In a worker: the land as it was sent, its grids with their methods again. */
export function reviveLand({ ground, network, parcels }: Land): Land {
	return {
		ground: {
			heights: revivedGrid(ground.heights),
			rowSurface: revivedGrid(ground.rowSurface),
			shadow: revivedGrid(ground.shadow),
			openness: revivedGrid(ground.openness),
			water: revivedGrid(ground.water),
			streams: revivedGrid(ground.streams),
		},
		network,
		parcels,
	};
}

/** In a worker: what makes one picture of the pyramid. */
export default ({ land, settings }: { land: Land; settings: PyramidSettings }) =>
	pictureMaker(createRenderer(reviveLand(land)), settings);
