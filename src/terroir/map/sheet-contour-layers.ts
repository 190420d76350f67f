import type { ExpressionSpecification, LineLayerSpecification } from 'maplibre-gl';
import { tokens } from './colours';
import { byZoom, nearFrom, reliefGoes, reliefGone } from './zooms';

/** Filled by `drawSheetContours`: from afar, and nearer by. */
export const contoursSource = 'sheet-contours';
export const nearContoursSource = 'sheet-contours-near';
/** The ink of the printed contours (`tiles/artwork/inks.ts`), of which every fourth is ochre. */
export const fineColour = '#9a7a50';

/** Metres between the contours that are drawn stronger, and from further away. */
const indexInterval = 200;
/** What stands before the height in the name of a contour's stretches within the printed water. */
export const inWater = 'w';
export const isInWater: ExpressionSpecification = ['==', ['slice', ['get', 'name'], 0, 1], inWater];
const heightOf: ExpressionSpecification = ['case', isInWater, ['slice', ['get', 'name'], 1], ['get', 'name']];
export const isIndex: ExpressionSpecification = ['==', ['%', ['to-number', heightOf], indexInterval], 0];

/** Contours as they are printed, and nearer by as curves. */
export const farContours = contourLayers('far', contoursSource).map((layer) => ({ ...layer, maxzoom: nearFrom }));
export const nearContours = contourLayers('near', nearContoursSource).map((layer) => ({
	...layer,
	minzoom: nearFrom,
	// As the printed water goes with the relief.
	paint: {
		...layer.paint,
		'line-width': byZoom(
			12.9,
			['case', isIndex, 1.1, 0.7],
			13.4,
			['case', isIndex, byShade(0.7, 2), byShade(0.4, 1.5)],
			16,
			['case', isIndex, byShade(1, 3.4), byShade(0.6, 2.4)],
		),
		'line-opacity': byZoom(reliefGoes, ['case', isInWater, 0, 0.75], reliefGone, 0.75),
	} satisfies LineLayerSpecification['paint'],
}));

/** A value that goes evenly from lines whose slope looks to the light to those in the shade (`shadedLines`). */
export function byShade(lit: number, shaded: number): ExpressionSpecification {
	return ['interpolate', ['linear'], ['get', 'shade'], 0, lit, 1, shaded];
}

function contourLayers(id: string, source: string): LineLayerSpecification[] {
	return [
		{
			id: `sheet-contours-${id}`,
			type: 'line',
			source,
			minzoom: 10.5,
			filter: ['!', isIndex],
			paint: {
				'line-color': fineColour,
				'line-width': byZoom(11, 0.5, 13, 0.7, 16, 1.2),
				'line-opacity': byZoom(10.5, 0, 11, 0.6, 13, 0.75),
			},
		},
		{
			id: `sheet-index-contours-${id}`,
			type: 'line',
			source,
			minzoom: 9,
			filter: isIndex,
			paint: {
				'line-color': tokens.ochre,
				'line-width': byZoom(9, 0.4, 10, 0.5, 11, 0.8, 13, 1.1, 16, 2),
				'line-opacity': byZoom(9, 0, 9.3, 0.55, 11, 0.75),
			},
		},
	];
}
