import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project, type TileAddress, tileSize } from '../../tiles/geo/mercator';
import { readParcelOutlines } from '../../tiles/geo/parcel-outlines';
import { viewCentres } from '../../tiles/geo/views';
import { loadGround } from '../../tiles/ground/load';
import { buildPyramid } from '../../tiles/imagery/pyramid/build-pyramid';
import { defaultQuality } from '../../tiles/imagery/pyramid/encoding';
import { childrenOf } from '../../tiles/imagery/pyramid/plan';
import { landPyramid } from '../../tiles/imagery/synthesise';
import { finestZoom } from '../../tiles/imagery/tile-set';
import { loadRoads } from '../../tiles/roads/load';
import { type Figure, mean } from './figure';

/** The finest of the zooms that are put together of drawn ones; those above it are made as it is. */
const coarsestTimed = 11;
/** Zooms of which all four tiles below are taken, for most of those are drawn, each with other land on it. */
const drawnBelow: readonly number[] = [11, 13, 15];

/**
 * Milliseconds of one core for a tile of each zoom over the main view, encoding included, made as a whole run makes them. A
 * zoom of which some are drawn and some put together is told twice.
 */
export async function benchImagery(): Promise<Figure[]> {
	const land = { ground: await loadGround(), network: await loadRoads(), parcels: await readParcelOutlines() };
	const folder = await mkdtemp(join(tmpdir(), 'imagery-'));
	const times = new Map<string, number[]>();
	try {
		await buildPyramid({
			tiles: tilesAboveOneAnother(),
			...landPyramid(land, folder, defaultQuality),
			onPicture: ({ address: { z }, tile, from }, { drawing, encoding }) => {
				if (!tile) return;
				const zoom = z === coarsestTimed ? `zoom ${z} and coarser` : `zoom ${z}`;
				const name = `imagery: ${zoom}, ${from === 'land' ? 'drawn' : 'put together'}`;
				times.set(name, [...(times.get(name) ?? []), drawing + encoding]);
			},
		});
	} finally {
		await rm(folder, { recursive: true });
	}
	return [...times].map(([name, values]) => ({ name, value: mean(values), unit: 'ms a tile' }));
}

function tilesAboveOneAnother(): TileAddress[] {
	const zooms = Array.from({ length: finestZoom - coarsestTimed + 1 }, (_, index) => coarsestTimed + index);
	const column = zooms.map((z): TileAddress => {
		const [x, y] = project(viewCentres.main, z);
		return { z, x: Math.floor(x / tileSize), y: Math.floor(y / tileSize) };
	});
	const isBeside = ({ z, x, y }: TileAddress) => column.every((tile) => tile.z !== z || tile.x !== x || tile.y !== y);
	const parents = column.filter(({ z }) => drawnBelow.includes(z));
	return [...column, ...parents.flatMap(childrenOf).filter(isBeside)];
}
