import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parcelNames } from '../../src/content/parcel-names.ts';
import { makeBottle } from '../artwork/bottles/make-bottles';
import { bottleOf } from '../artwork/bottles/render';
import type { CardPage } from '../artwork/card-pages';
import { printedRelief } from '../artwork/cards';
import { drawSharedLand } from '../artwork/hills';
import { drawWineLabels, writeLabel } from '../artwork/labels/wine-labels';
import { makeCard } from '../artwork/make-cards';
import { openSatellite } from '../artwork/satellite';
import { smallerBottles, smallerVisit, writeSmaller } from '../artwork/smaller';
import type { VisitLand } from '../artwork/visit-lands';
import { makeVisit } from '../artwork/visits';
import { parseAreas } from '../geo/geojson';
import { drawViews } from '../outlines/drawing';
import { labelsText } from '../outlines/labels';
import { outlineLabels, placesFile } from '../paths';
import { anyName, type Drawing } from './draw-once';
import type { Shown } from './shown';

/** How something is drawn. */
export function drawingOf(shown: Shown): Drawing {
	const { kind, shows } = shown;
	return { kind, shows, draw: (folder) => draw(shown, folder) };
}

async function draw(shown: Shown, folder: URL): Promise<void> {
	const art = new URL('art/', folder);
	switch (shown.kind) {
		case 'wine':
			return drawWine(shown.wine, art);
		case 'visit':
			return drawLand(shown.land, art);
		case 'card':
			return drawCard(shown.page, folder);
		case 'names':
			return placeNames(folder);
	}
}

/** The label of a wine, the wine in its bottle, in all sizes, and the hill or the region of its parcels. */
async function drawWine({ summary, page }: Extract<Shown, { kind: 'wine' }>['wine'], art: URL): Promise<void> {
	const { category, parcels } = summary;
	await drawSharedLand({ slug: anyName, parcels }, new URL('../', art));
	for await (const { front, back } of drawWineLabels([{ summary, page }])) {
		await writeLabel(front, anyName, new URL('labels/', art));
		await makeBottle(anyName, { front, back }, bottleOf[category], new URL('bottles/', art));
		for (const smaller of smallerBottles({ slug: anyName, category })) await writeSmaller(smaller, art);
	}
}

/** The land of a visit, wide and upright. */
async function drawLand({ place }: VisitLand, art: URL): Promise<void> {
	const satellite = await openSatellite();
	try {
		await makeVisit({ slug: anyName, place }, satellite, new URL('visits/', art));
	} finally {
		await satellite.close();
	}
	await writeSmaller(smallerVisit(anyName), art);
}

/** Where the names of the parcels stand on the map. */
async function placeNames(folder: URL): Promise<void> {
	const parcels = parseAreas(JSON.parse(await readFile(placesFile, 'utf8'))).flatMap(({ properties, polygons }) =>
		typeof properties.slug === 'string' ? [{ slug: properties.slug, polygons }] : [],
	);
	await writeFile(new URL(basename(outlineLabels), folder), labelsText(drawViews(parcels), parcelNames));
}

const frontCard = new URL('../../public/art/cards/inicio.jpg', import.meta.url);

/** The social card of a page. One that shows no parcel takes the relief from the front page's: to draw it again needs the whole land. */
async function drawCard({ language: _, ...page }: CardPage, folder: URL): Promise<void> {
	const relief = async () => printedRelief(await readFile(frontCard));
	await makeCard({ ...page, path: `/${anyName}` }, relief, folder);
}
