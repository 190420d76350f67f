import type { FeatureCollection, LineString } from 'geojson';
import { type CodedLines, decodeLines } from './coded-lines';

/** Lines for a GeoJSON source, each with its name. */
export function lineFeatures(coded: CodedLines): FeatureCollection<LineString, { name: string }> {
	return {
		type: 'FeatureCollection',
		features: decodeLines(coded).map(({ name, places }) => ({
			type: 'Feature',
			properties: { name },
			geometry: { type: 'LineString', coordinates: places.map((place) => [...place]) },
		})),
	};
}
