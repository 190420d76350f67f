import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project, TILE_SIZE, type TileAddress } from '../../geo/mercator';
import { readParcelOutlines } from '../../geo/parcel-outlines';
import { VIEW_CENTRES } from '../../geo/views';
import { loadGround } from '../../ground/load';
import { loadRoads } from '../../roads/load';
import { landPyramid } from '../synthesise';
import { FINEST_ZOOM } from '../tile-set';
import { buildPyramid } from './build-pyramid';
import { DEFAULT_QUALITY } from './encoding';
import type { PictureTimes } from './make-picture';

export type Figure = { readonly name: string; readonly value: number; readonly unit: string };

/** The coarsest zoom whose pictures are drawn; those above are only put together. */
const COARSEST_DRAWN = 13;

/** Milliseconds of one core for a tile of each zoom, made as a whole run makes them, on some tiles of the main estate. */
export async function benchImagery(): Promise<Figure[]> {
	const land = { ground: await loadGround(), network: await loadRoads(), parcels: await readParcelOutlines() };
	const folder = await mkdtemp(join(tmpdir(), 'imagery-'));
	const drawn = new Map<number, PictureTimes[]>();
	const composed: PictureTimes[] = [];
	try {
		await buildPyramid({
			tiles: tilesAboveOneAnother(),
			...landPyramid(land, folder, DEFAULT_QUALITY),
			onPicture: ({ address: { z }, from }, times) => {
				if (from === 'children') composed.push(times);
				else drawn.set(z, [...(drawn.get(z) ?? []), times]);
			},
		});
	} finally {
		await rm(folder, { recursive: true });
	}
	const figure = (name: string, times: readonly number[]) => ({ name, value: mean(times), unit: 'ms a tile' });
	return [
		...[...drawn].map(([zoom, times]) =>
			figure(
				`imagery: drawing at zoom ${zoom}`,
				times.map(({ drawing }) => drawing),
			),
		),
		figure(
			'imagery: putting together',
			composed.map(({ drawing }) => drawing),
		),
		figure(
			'imagery: encoding',
			composed.map(({ encoding }) => encoding),
		),
	];
}

/** A tile of every drawn zoom over the main view, and one more above them, so that four of the coarsest are made. */
function tilesAboveOneAnother(): TileAddress[] {
	const zooms = Array.from({ length: FINEST_ZOOM - COARSEST_DRAWN + 2 }, (_, index) => COARSEST_DRAWN - 1 + index);
	return zooms.map((z) => {
		const [x, y] = project(VIEW_CENTRES.main, z);
		return { z, x: Math.floor(x / TILE_SIZE), y: Math.floor(y / TILE_SIZE) };
	});
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
