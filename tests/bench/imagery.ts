import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf, project, type TileAddress, tileSize } from '../../tiles/geo/mercator';
import { readParcelOutlines } from '../../tiles/geo/parcel-outlines';
import { viewCentres } from '../../tiles/geo/views';
import { loadGround } from '../../tiles/ground/load';
import { buildPyramid } from '../../tiles/imagery/pyramid/build-pyramid';
import { defaultQuality } from '../../tiles/imagery/pyramid/encoding';
import { landPyramid } from '../../tiles/imagery/synthesise';
import { loadRoads } from '../../tiles/roads/load';
import { type Figure, mean } from './figure';

/** Zooms of which all four tiles below are taken, for most of those are drawn, each with other land on it. */
const drawnBelow: readonly number[] = [15, 16];
const zooms = [14, 15, 16, 17, 18] as const;

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
				const name = `imagery: zoom ${z}, ${from === 'land' ? 'drawn' : 'put together'}`;
				times.set(name, [...(times.get(name) ?? []), drawing + encoding]);
			},
		});
	} finally {
		await rm(folder, { recursive: true });
	}
	return [...times].map(([name, values]) => ({ name, value: mean(values), unit: 'ms a tile' }));
}

function tilesAboveOneAnother(): TileAddress[] {
	const column = zooms.map((z): TileAddress => {
		const [x, y] = project(viewCentres.main, z);
		return { z, x: Math.floor(x / tileSize), y: Math.floor(y / tileSize) };
	});
	const isBeside = ({ z, x, y }: TileAddress) => column.every((tile) => tile.z !== z || tile.x !== x || tile.y !== y);
	const parents = column.filter(({ z }) => drawnBelow.includes(z));
	return [...column, ...parents.flatMap(childrenOf).filter(isBeside)];
}
