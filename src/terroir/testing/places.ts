import { readFileSync } from 'node:fs';
import { parsePlaces } from '../../content/places';

/** The outlines of the parcels as the site serves them. */
export const placesText = readFileSync('src/content/places.geojson', 'utf8');
export const parcels = parsePlaces(JSON.parse(placesText));
