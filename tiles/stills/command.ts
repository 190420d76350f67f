import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { DiskSource } from '../archive/disk-source';
import { publishedArchive } from '../archive/published';
import { Failure } from '../failure';
import { VIEW_CENTRES, VIEW_NAMES, VIEW_ZOOM, type ViewName } from '../geo/views';
import { MAP_FOLDER } from '../paths';
import { encodeWithin } from './encode';
import { composeMosaic, type ReadTile } from './mosaic';
import { STILL_SHAPES, type StillShape } from './stills';

/** `stills`: `public/map/still-{view}-{wide|tall}.avif` of every view, from the archive the map shows. */
export async function runStills(args: string[]): Promise<void> {
	if (args.length > 0) throw new Failure(`stills takes no arguments, not '${args.join(' ')}'`);
	const source = await DiskSource.open(await publishedArchive(MAP_FOLDER));
	try {
		const archive = new PMTiles(source);
		const readTile: ReadTile = async ({ z, x, y }) => {
			const tile = await archive.getZxy(z, x, y);
			return tile && Buffer.from(tile.data);
		};
		for (const view of VIEW_NAMES) {
			for (const shape of STILL_SHAPES) await makeStill(readTile, view, shape);
		}
	} finally {
		await source.close();
	}
}

async function makeStill(readTile: ReadTile, view: ViewName, shape: StillShape): Promise<void> {
	const mosaic = await composeMosaic(readTile, {
		centre: VIEW_CENTRES[view],
		zoom: VIEW_ZOOM + Math.log2(shape.density),
		width: shape.width * shape.density,
		height: shape.height * shape.density,
	});
	const { bytes, quality } = await encodeWithin(await mosaic.png({ compressionLevel: 1 }).toBuffer(), shape.budget);
	const name = `still-${view}-${shape.name}.avif`;
	await writeFile(join(MAP_FOLDER, name), bytes);
	console.log(`${name}: ${bytes.length} bytes at quality ${quality}`);
}
