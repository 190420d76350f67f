import { readParcelOutlines } from '../geo/parcel-outlines';
import { loadGroundStep } from '../ground/load';
import { cachedStep } from '../steps/cached-step';
import { jsonCodec } from '../steps/codec';
import { drawCourses } from '../terrain/course';
import { ESTATES } from '../terrain/extent';
import { RIVERS } from '../terrain/rivers';
import { latticeFrame } from './lattice';
import { layNetwork } from './lay-network';
import type { RoadNetwork } from './network';
import { riverDistance } from './river-distance';

const CODE = ['./', '../geo/', '../ground/reaches.ts', '../source/parcels.geojson'].map(
	(path) => new URL(path, import.meta.url),
);

/** Roads and buildings of the estates' land: from the cache, or laid in some 15 s once the ground is there. */
export async function loadRoads(): Promise<RoadNetwork> {
	const { value: ground, hash } = await loadGroundStep();
	const { value } = await cachedStep(
		{ name: 'roads', code: CODE, after: [hash], codec: jsonCodec<RoadNetwork>() },
		async () =>
			layNetwork({
				...ground,
				rivers: riverDistance(latticeFrame(ground.heights), ESTATES, drawCourses(RIVERS)),
				parcels: await readParcelOutlines(),
			}),
	);
	return value;
}
