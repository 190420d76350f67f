import type { Feature, FeatureCollection, Geometry, LineString } from 'geojson';
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
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

/** Gives a source other features, and a map that has no source of this name the source. */
export function setFeatures(map: MapLibreMap, source: string, data: FeatureCollection): void {
	const present = map.getSource<GeoJSONSource>(source);
	if (present) present.setData(data);
	else map.addSource(source, { type: 'geojson', data });
}

export function line(places: Iterable<LonLat>): LineString {
	return { type: 'LineString', coordinates: [...places].map((place) => [...place]) };
}
