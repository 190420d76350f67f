import { performance } from 'node:perf_hooks';
import { PMTiles } from 'pmtiles';
import { addressesOf, DiskSource, readEntries } from '../../tiles/archive/disk-source';
import { publishedArchive } from '../../tiles/archive/manifest';
import { mapFolder } from '../../tiles/paths';
import { type Figure, median } from './figure';

/** Tiles read for the median. */
const samples = 300;

/** Figures of the archive of `public/map`. Its directories are read once before the clock starts. */
export async function benchTiles(): Promise<Figure[]> {
	const source = await DiskSource.open(await publishedArchive(mapFolder));
	try {
		const archive = new PMTiles(source);
		const header = await archive.getHeader();
		const addresses = (await readEntries(source, header)).flatMap(addressesOf);
		const stride = Math.max(1, Math.floor(addresses.length / samples));
		const times: number[] = [];
		for (const { z, x, y } of addresses.filter((_, index) => index % stride === 0)) {
			const start = performance.now();
			await archive.getZxy(z, x, y);
			times.push(performance.now() - start);
		}
		return [
			{ name: 'archive: median tile read from the file', value: median(times), unit: 'ms' },
			{ name: 'archive: tiles', value: header.numAddressedTiles, unit: 'tiles' },
			{
				name: 'archive: tiles stored once for several',
				value: header.numAddressedTiles - header.numTileContents,
				unit: 'tiles',
			},
			{ name: 'archive: size', value: await source.size(), unit: 'bytes' },
		];
	} finally {
		await source.close();
	}
}
