import { readFile } from 'node:fs/promises';
import { type Metres, toMetres } from './frame';
import { parseAreas } from './geojson';

/** The outline of a parcel in metres of the local frame; a parcel in two parts has two rings, none has a hole. */
export type ParcelOutline = {
	readonly slug: string;
	/** Closed rings, the first point repeated at the end. */
	readonly rings: readonly (readonly Metres[])[];
};

const sourceFile = new URL('../source/parcels.geojson', import.meta.url);

/**
 * Reads the outlines of the parcels from `tiles/source/parcels.geojson`, in the order of the file.
 * @throws {Error} when a feature is no area, has no slug, or has a hole
 */
export async function readParcelOutlines(source: URL = sourceFile): Promise<ParcelOutline[]> {
	const json: unknown = JSON.parse(await readFile(source, 'utf8'));
	return parseAreas(json).map(({ properties, polygons }) => {
		const slug = properties.slug;
		if (typeof slug !== 'string') throw new Error('An outline in the source has no slug.');
		const rings = polygons.map(([outer = [], ...holes]) => {
			if (holes.length > 0) throw new Error(`The outline of ${slug} has a hole.`);
			return outer.map(toMetres);
		});
		return { slug, rings };
	});
}
