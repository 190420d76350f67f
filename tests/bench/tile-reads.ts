import { PMTiles, ResolvedValueCache } from 'pmtiles';
import { openArchive } from '../../src/extract/archive';
import { readTiles as listTiles } from '../../src/extract/coverage';
import { openInMemory } from './memory-source';

export type Reading = { origin: 'device' | 'network' | 'memory'; times: number[] };

/** Coprime to every number of tiles that is not a multiple of it: jumps about the archive, and meets no tile twice. */
const step = 7919;

/** Bundled and evaluated in a page of the site: reads tiles from all over the archive and returns the time of each in ms. */
export async function readTiles(count: number, from: 'site' | 'memory'): Promise<Reading> {
	const { origin, archive } =
		from === 'site'
			? await openArchive(() => true)
			: { origin: 'memory' as const, archive: new PMTiles(await openInMemory(), new ResolvedValueCache()) };
	const tiles = await listTiles(archive.source);
	const times: number[] = [];
	for (let index = 0; index < count; index += 1) {
		const tile = tiles[(index * step) % tiles.length];
		if (!tile) break;
		const start = performance.now();
		await archive.getZxy(tile.z, tile.x, tile.y);
		times.push(performance.now() - start);
	}
	return { origin, times };
}

Object.assign(globalThis, { readTiles });
