import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Encoding, writePicture } from '../artwork/encode';
import { type ViewName, viewCentres, viewNames, viewZoom } from '../geo/views';
import { mapFolder } from '../paths';
import { composeMosaic, openArchiveTiles, type ReadTile } from './mosaic';

/** `stills`: `public/map/still-{view}-{wide|tall}` as AVIF and WebP of every view, from the archive the map shows. */
export async function runStills(): Promise<void> {
	await makeStills(mapFolder);
}

/** The stills of every view from the archive of a folder, beside it. */
export async function makeStills(folder: string): Promise<void> {
	const { readTile, close } = await openArchiveTiles(folder);
	try {
		for (const view of viewNames) {
			for (const shape of stillShapes) await makeStill(folder, readTile, view, shape);
		}
	} finally {
		await close();
	}
}

async function makeStill(folder: string, readTile: ReadTile, view: ViewName, shape: StillShape): Promise<void> {
	const mosaic = await composeMosaic(readTile, {
		centre: viewCentres[view],
		zoom: viewZoom + Math.log2(shape.density),
		width: shape.width * shape.density,
		height: shape.height * shape.density,
	});
	const png = await mosaic.png({ compressionLevel: 1 }).toBuffer();
	await writePicture(png, pathToFileURL(join(folder, `still-${view}-${shape.name}`)), shape.encoding);
}

/** A still of a view: the imagery alone, centred on the view at the zoom the view opens at. */
type StillShape = {
	readonly name: 'wide' | 'tall';
	/** CSS pixels of the map it stands in for. */
	readonly width: number;
	readonly height: number;
	/** Picture pixels per CSS pixel; a doubling is a zoom more. */
	readonly density: 1 | 2;
	/** One of them is in the first visit to the terroir page. Measured: WebP needs twice what AVIF does. */
	readonly encoding: Encoding;
};

/** Photographs of the land weigh more than the drawn one; the archive is published by then, and a coarse still does not undo that. */
const leastQuality = 1;

/** The whole of a large window, and the map of a phone at its own density. */
export const stillShapes: readonly StillShape[] = [
	{
		name: 'wide',
		width: 1920,
		height: 1080,
		density: 1,
		encoding: { budget: 120, webpBudget: 210, quality: 60, leastQuality },
	},
	{
		name: 'tall',
		width: 430,
		height: 700,
		density: 2,
		encoding: { budget: 120, webpBudget: 150, quality: 60, leastQuality },
	},
];
