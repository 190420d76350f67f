import type { FeatureCollection, Point } from 'geojson';
import type { SymbolLayerSpecification } from 'maplibre-gl';
import { type CodedLines, decodeLines } from '../../content/coded-lines';
import { tokens } from './colours';
import { figureFont } from './contours';
import { dot } from './dot';
import { collection, feature } from './geojson';

export const summitsSource = 'sheet-summits';

/** A point for each place of the sheet that nothing around is as high as. @param summits by their height in metres */
export function summitsOf({
	summits,
	...sheet
}: CodedLines & { summits: CodedLines['lines'] }): FeatureCollection<Point, { name: string }> {
	return collection(
		decodeLines({ ...sheet, lines: summits }).flatMap(({ name, places }) =>
			places.map((place) => feature({ type: 'Point', coordinates: [...place] }, { name })),
		),
	);
}

/** A dot with its height beside it, the highest first where there is no room for all. */
export function summitFigures(leastPx: number): SymbolLayerSpecification {
	return {
		id: summitsSource,
		type: 'symbol',
		source: summitsSource,
		minzoom: 10.5,
		layout: {
			'symbol-sort-key': ['-', 0, ['to-number', ['get', 'name']]],
			'icon-image': dot,
			'text-field': ['get', 'name'],
			'text-font': figureFont,
			'text-size': Math.max(12.5, leastPx),
			'text-anchor': 'left',
			'text-offset': [0.45, -0.1],
			'text-padding': 24,
		},
		paint: { 'text-color': tokens.ink, 'text-halo-color': tokens.paper, 'text-halo-width': 2 },
	};
}
