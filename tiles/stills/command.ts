import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writePicture } from '../artwork/encode';
import { Failure } from '../failure';
import { VIEW_CENTRES, VIEW_NAMES, VIEW_ZOOM, type ViewName } from '../geo/views';
import { MAP_FOLDER } from '../paths';
import { openArchiveTiles } from './archive-tiles';
import { composeMosaic, type ReadTile } from './mosaic';
import { STILL_SHAPES, type StillShape } from './stills';

/** `stills`: `public/map/still-{view}-{wide|tall}` as AVIF and WebP of every view, from the archive the map shows. */
export async function runStills(args: string[]): Promise<void> {
	if (args.length > 0) throw new Failure(`stills takes no arguments, not '${args.join(' ')}'`);
	await makeStills(MAP_FOLDER);
}

/** The stills of every view from the archive of a folder, beside it. */
export async function makeStills(folder: string): Promise<void> {
	const { readTile, close } = await openArchiveTiles(folder);
	try {
		for (const view of VIEW_NAMES) {
			for (const shape of STILL_SHAPES) await makeStill(folder, readTile, view, shape);
		}
	} finally {
		await close();
	}
}

async function makeStill(folder: string, readTile: ReadTile, view: ViewName, shape: StillShape): Promise<void> {
	const mosaic = await composeMosaic(readTile, {
		centre: VIEW_CENTRES[view],
		zoom: VIEW_ZOOM + Math.log2(shape.density),
		width: shape.width * shape.density,
		height: shape.height * shape.density,
	});
	const png = await mosaic.png({ compressionLevel: 1 }).toBuffer();
	await writePicture(png, pathToFileURL(join(folder, `still-${view}-${shape.name}`)), shape.encoding);
}
