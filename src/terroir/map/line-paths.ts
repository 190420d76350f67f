import type { Feature, FeatureCollection, LineString } from 'geojson';
import { type CodedLines, pointsOf } from '../../content/coded-lines';
import { type LonLat, placeFrom, worldPx } from '../../content/mercator';

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
			.map((line) => ({
				name,
				places: shape(pointsOf(line)).map(([x, y]) => placeFrom([longitude, latitude], x, y, worldUnits)),
			})),
	);
}

/** Lines for a GeoJSON source, each with its name. */
export function lineFeatures(lines: readonly NamedLine[]): FeatureCollection<LineString, { name: string }> {
	return {
		type: 'FeatureCollection',
		features: lines.map(({ name, places }) => ({
			type: 'Feature',
			properties: { name },
			geometry: { type: 'LineString', coordinates: places.map((place) => [...place]) },
		})),
	};
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

/** A straight line for a GeoJSON source. */
export function lineBetween<Properties extends Record<string, boolean | number>>(
	from: LonLat,
	to: LonLat,
	properties: Properties,
): Feature<LineString, Properties> {
	return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: [[...from], [...to]] } };
}
