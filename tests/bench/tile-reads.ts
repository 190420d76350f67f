import { PMTiles, type RangeResponse, ResolvedValueCache, type Source } from 'pmtiles';
import { openArchive } from '../../src/extract/archive';
import { readTiles as listTiles } from '../../src/extract/coverage';
import { listHeldArchives, openHeldStore } from '../../src/extract/store';

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

/** The archive of this device in one piece of memory: what no reading from storage can be faster than. */
async function openInMemory(): Promise<Source> {
	const [held] = await listHeldArchives();
	const store = held && (await openHeldStore(held.manifest));
	const blocks = store && (await Promise.all(held.manifest.blocks.map((hash) => store.get(hash))));
	const whole = blocks?.filter((block) => block !== undefined);
	if (!blocks || whole?.length !== blocks.length) throw new Error('There is no whole archive on this device.');
	const bytes = await new Blob(whole).arrayBuffer();
	return {
		getKey: () => held.manifest.archive,
		getBytes: async (offset, length): Promise<RangeResponse> => ({ data: bytes.slice(offset, offset + length) }),
	};
}

Object.assign(globalThis, { readTiles });
