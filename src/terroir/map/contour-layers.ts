import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { figureFont } from './lettering';

export const CONTOURS_SOURCE = 'contours';
/** What of the contours may carry figures. */
export const FIGURES_SOURCE = 'contour-figures';

/** Metres between contours that carry figures. */
const INDEX_INTERVAL = 50;

export function isIndexContour({ name }: { name: string }): boolean {
	return Number(name) % INDEX_INTERVAL === 0;
}

const isIndex: ExpressionSpecification = ['==', ['%', ['to-number', ['get', 'name']], INDEX_INTERVAL], 0];
const light = '#f3dacb';
const shade = 'rgba(23, 20, 17, 0.35)';

/** Light lines with a dark side, so that they show on dark imagery and on pale parcels. */
export const contourLines: LayerSpecification[] = [
	{
		id: 'contour-shade',
		type: 'line',
		source: CONTOURS_SOURCE,
		minzoom: 13.5,
		paint: { 'line-color': shade, 'line-width': ['case', isIndex, 2.7, 1.9] },
	},
	{
		id: 'contour-fine',
		type: 'line',
		source: CONTOURS_SOURCE,
		minzoom: 13.5,
		filter: ['!', isIndex],
		paint: { 'line-color': light, 'line-width': 0.7, 'line-opacity': 0.75 },
	},
	{
		id: 'contour-index',
		type: 'line',
		source: CONTOURS_SOURCE,
		minzoom: 12,
		filter: isIndex,
		paint: { 'line-color': light, 'line-width': 1.5, 'line-opacity': 0.9 },
	},
];

/** Heights on every fifth. */
export const contourFigures: LayerSpecification = {
	id: 'contour-figures',
	type: 'symbol',
	source: FIGURES_SOURCE,
	minzoom: 13.5,
	layout: {
		'symbol-placement': 'line',
		'symbol-spacing': 380,
		'text-field': ['get', 'name'],
		'text-font': figureFont,
		'text-size': 12.5,
	},
	paint: { 'text-color': '#fbf3e6', 'text-halo-color': 'rgba(23, 20, 17, 0.8)', 'text-halo-width': 1.6 },
};
