import type { Feature, FeatureCollection, Geometry, LineString } from 'geojson';
import type { GeoJSONSource, GeoJSONSourceSpecification, MapLibreMap } from 'maplibre-gl';
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

/** MapLibre takes points out of what lies in a tile, by its usual tolerance so many that a dense screen shows the corners of curves. */
export const emptySource = {
	type: 'geojson',
	tolerance: 0.1,
	data: collection([]),
} as const satisfies GeoJSONSourceSpecification;

/** Gives a source other features, and a map that has no source of this name the source. */
export function setFeatures(map: MapLibreMap, source: string, data: FeatureCollection): void {
	const present = map.getSource<GeoJSONSource>(source);
	if (present) present.setData(data);
	else map.addSource(source, { ...emptySource, data });
}

export function line(places: Iterable<LonLat>): LineString {
	return { type: 'LineString', coordinates: [...places].map((place) => [...place]) };
}
