import { openArchive } from '../../src/extract/archive-source';

/** Bundled and evaluated in a page of the site: reads tiles around the main estate and returns the time of each in ms. */
export async function readTiles(count: number): Promise<{ origin: 'device' | 'network'; times: number[] }> {
	const { origin, archive } = await openArchive();
	const times: number[] = [];
	for (let index = 0; index < count; index += 1) {
		const x = 15690 + (index % 20);
		const y = 12240 + (Math.floor(index / 20) % 15);
		const start = performance.now();
		const tile = await archive.getZxy(15, x, y);
		if (tile) times.push(performance.now() - start);
	}
	return { origin, times };
}

Object.assign(globalThis, { readTiles });
