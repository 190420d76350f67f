import { fileURLToPath } from 'node:url';

/** What the map serves: the archive, its manifest, stills and outlines. */
export const mapFolder = inRepository('public/map');

/** Outlines as they were surveyed, and nothing that can be computed. */
export const parcelsSource = inRepository('tiles/source/parcels.geojson');
export const areasSource = inRepository('tiles/source/areas.geojson');

/** The 49 places with their names and colours. */
export const placesFile = inRepository('src/content/places.geojson');
export const parcelFills = inRepository('src/content/parcel-fills.gen.json');
export const outlineLabels = inRepository('src/content/outline-labels.gen.json');

function inRepository(path: string): string {
	return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
