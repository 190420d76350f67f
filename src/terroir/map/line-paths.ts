import type { FeatureCollection, LineString } from 'geojson';
import { type CodedLines, pointsOf } from '../../content/coded-lines';
import { type LonLat, placeFrom, worldPx } from '../../content/mercator';
import { collection, feature, line } from './geojson';

const usualZoom = 16;

export type NamedLine = { name: string; places: LonLat[] };

/** In units east and south of the origin. */
export type Point = readonly [x: number, y: number];

/**
 * The lines that the tiles program has coded.
 * @param shape what is drawn through the points of a line
 */
export function decodeLines(
	{ origin: [longitude = 0, latitude = 0], zoom = usualZoom, lines }: CodedLines,
	shape: (points: readonly Point[]) => readonly Point[] = (points) => points,
): NamedLine[] {
	const worldUnits = worldPx(zoom);
	return Object.entries(lines).flatMap(([name, path]) =>
		path
			.split('M')
			.slice(1)
			.map((stretch) => ({
				name,
				places: shape(pointsOf(stretch)).map(([x, y]) => placeFrom([longitude, latitude], x, y, worldUnits)),
			})),
	);
}

/** Lines for a GeoJSON source, each with its name. */
export function lineFeatures(lines: readonly NamedLine[]): FeatureCollection<LineString, { name: string }> {
	return collection(lines.map(({ name, places }) => feature(line(places), { name })));
}

/** The stretches of lines whose points are all somewhere. */
export function stretchesWhere(lines: readonly NamedLine[], isThere: (place: LonLat) => boolean): NamedLine[] {
	return lines.flatMap(({ name, places }) => {
		const stretches: NamedLine[] = [];
		let isBroken = true;
		for (const place of places) {
			if (!isThere(place)) isBroken = true;
			else if (isBroken) {
				stretches.push({ name, places: [place] });
				isBroken = false;
			} else stretches.at(-1)?.places.push(place);
		}
		return stretches.filter((stretch) => stretch.places.length > 1);
	});
}
