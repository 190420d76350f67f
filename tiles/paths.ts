import { fileURLToPath } from 'node:url';

/** What the map serves: the archive, its manifest, stills and outlines. */
export const MAP_FOLDER = inRepository('public/map');

/** Outlines as they were surveyed, and nothing that can be computed. */
export const PARCELS_SOURCE = inRepository('tiles/source/parcels.geojson');
export const AREAS_SOURCE = inRepository('tiles/source/areas.geojson');

/** The 49 places with their names and colours. */
export const PLACES = inRepository('src/content/places.geojson');
export const PARCEL_FILLS = inRepository('src/content/parcel-fills.gen.json');
export const OUTLINE_LABELS = inRepository('src/content/outline-labels.gen.json');

function inRepository(path: string): string {
	return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
