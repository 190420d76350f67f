import type { Feature, FeatureCollection, Geometry, LineString } from 'geojson';
import type { LonLat } from '../../content/mercator';

export function collection<Shape extends Geometry, Properties>(
	features: Feature<Shape, Properties>[],
): FeatureCollection<Shape, Properties> {
	return { type: 'FeatureCollection', features };
}

export function feature<Shape extends Geometry, Properties>(
	geometry: Shape,
	properties: Properties,
): Feature<Shape, Properties> {
	return { type: 'Feature', properties, geometry };
}

export function line(places: Iterable<LonLat>): LineString {
	return { type: 'LineString', coordinates: [...places].map((place) => [...place]) };
}
