import { cachedStep } from '../steps/cached-step';
import { drawCourses } from '../terrain/course';
import { ESTATES } from '../terrain/extent';
import type { Grid, GridFrame } from '../terrain/grid';
import { gridCodec } from '../terrain/grid-codec';
import { loadHeightsStep } from '../terrain/load';
import { RIVERS } from '../terrain/rivers';
import { castShadow } from './cast-shadow';
import type { Ground } from './ground';
import { opennessOf } from './openness';
import { rowSurfaceOf } from './row-surface';
import { streamsOf } from './streams';
import { waterEdge } from './water-edge';

/** Metres: fine enough for a river ten metres wide. */
const WATER_CELL = 8;

/** The ground of the estates' land: from the cache, or worked out in some 20 s once its heights are there. */
export async function loadGround(): Promise<Ground> {
	return (await loadGroundStep()).value;
}

/** The same as a step that others build on. One raster after the other, so that each one's scratch memory is free again. */
export async function loadGroundStep(): Promise<{ value: Ground; hash: string }> {
	const { value: heights, hash } = await loadHeightsStep();
	const raster = (name: string, files: readonly string[], make: () => Grid) =>
		cachedStep(
			{ name, code: files.map((file) => new URL(file, import.meta.url)), after: [hash], codec: gridCodec },
			make,
		);
	const courses = drawCourses(RIVERS);
	const rowSurface = await raster('row-surface', ['row-surface.ts'], () => rowSurfaceOf(heights));
	const shadow = await raster('shadow', ['cast-shadow.ts', 'sun.ts'], () => castShadow(heights));
	const openness = await raster('openness', ['openness.ts'], () => opennessOf(heights));
	const water = await raster('water', ['water-edge.ts', 'reaches.ts', 'load.ts'], () =>
		waterEdge(finer(heights, WATER_CELL), courses),
	);
	const streams = await raster('streams', ['streams.ts'], () => streamsOf(heights, ESTATES, courses));
	return {
		value: {
			heights,
			rowSurface: rowSurface.value,
			shadow: shadow.value,
			openness: openness.value,
			water: water.value,
			streams: streams.value,
		},
		hash: [hash, ...[rowSurface, shadow, openness, water, streams].map((step) => step.hash)].join('-'),
	};
}

function finer({ west, south, cell, columns, rows }: GridFrame, finerCell: number): GridFrame {
	return {
		west,
		south,
		cell: finerCell,
		columns: Math.floor(((columns - 1) * cell) / finerCell) + 1,
		rows: Math.floor(((rows - 1) * cell) / finerCell) + 1,
	};
}
