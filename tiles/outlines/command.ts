import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parcelNames } from '../../src/content/parcel-names.ts';
import { parcelSlugs } from '../../src/content/parcels';
import { parcelColors } from '../../src/content/places';
import { Failure, reasonOf } from '../failure';
import { type AreaFeature, parseAreas } from '../geo/geojson';
import { recordDrawn } from '../missing/record';
import { areasSource, mapFolder, outlineLabels, parcelFills, parcelsSource, placesFile } from '../paths';
import { drawParcels, drawViews } from './drawing';
import { labelsText } from './labels';
import { type Decided, formatPlaces, makePlaces } from './places';
import { outlineSprite, silhouetteSprite } from './sprites';

/** `parcels`: the places of the content, the outlines of each view, their labels, the fills of the parcels and the silhouettes. */
export async function runParcels(): Promise<void> {
	const outlines = await readAreas(parcelsSource);
	const areas = await readAreas(areasSource);
	const decided = existsSync(placesFile) ? decidedIn(await readAreas(placesFile)) : new Map<string, Decided>();
	const places = makePlaces(outlines, areas, decided);
	await writeFile(placesFile, formatPlaces(places));
	console.log(`${places.length} places`);

	const parcels = places.flatMap(({ slug, polygons }) => (slug === undefined ? [] : [{ slug, polygons }]));
	await mkdir(mapFolder, { recursive: true });
	const views = drawViews(parcels);
	for (const { view, drawings } of views) {
		await writeFile(join(mapFolder, `outlines-${view}.svg`), outlineSprite(drawings));
		console.log(`outlines-${view}.svg: ${drawings.length} outlines`);
	}
	await writeFile(join(mapFolder, 'silhouettes.svg'), silhouetteSprite(drawParcels('main', parcels)));
	await writeFile(outlineLabels, labelsText(views, parcelNames));
	await recordDrawn(({ kind }) => kind === 'names');
	const fills = parcelSlugs.map((parcel) => places.find(({ slug }) => slug === parcel)?.color ?? 'default');
	await writeFile(parcelFills, `${JSON.stringify(fills, undefined, '\t')}\n`);

	const unnamed = parcels.filter(({ slug }) => !decided.has(slug));
	if (unnamed.length > 0) {
		console.log(`give these a name in ${placesFile}: ${unnamed.map(({ slug }) => slug).join(', ')}`);
	}
}

async function readAreas(path: string): Promise<AreaFeature[]> {
	try {
		return parseAreas(JSON.parse(await readFile(path, 'utf8')));
	} catch (error) {
		throw new Failure(`${path}: ${reasonOf(error)}`);
	}
}

/** What the places there are say of each parcel; new places are made around it. */
function decidedIn(places: readonly AreaFeature[]): Map<string, Decided> {
	const decided = new Map<string, Decided>();
	for (const { properties } of places) {
		const { slug, name, color } = properties;
		if (typeof slug !== 'string') continue;
		if (typeof name !== 'string') throw new Failure(`${placesFile}: ${slug} has no name`);
		const known = parcelColors.find((candidate) => candidate === color);
		if (color !== undefined && !known)
			throw new Failure(`${placesFile}: ${slug} has the unknown colour ${String(color)}`);
		decided.set(slug, { name, ...(known && { color: known }) });
	}
	return decided;
}
