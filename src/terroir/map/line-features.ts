import type { FeatureCollection, LineString } from 'geojson';
import type { NamedLine } from './coded-lines';

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
