import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { tokens, waterLetters } from './colours';
import { dot } from './dot';
import { waterFont } from './river-names-layer';
import { byZoom } from './zooms';

export const riversSource = 'country-rivers';
export const borderSource = 'country-border';
export const seaSource = 'country-sea';
export const namesSource = 'country-names';

const fadeFrom = 11.5;
/** From here on a window keeps within the sheet (`maplibre-camera.ts`). */
export const fadeTo = 12;
/** From here on the sheet has rivers of its own. */
const printedFrom = 10;
const printedWhole = 11;
/** What is written large goes before the names of the rivers come. */
const largeUntil = 9.5;
const whileFar: ExpressionSpecification = byZoom(fadeFrom, 1, fadeTo, 0);
const whileLarge: ExpressionSpecification = byZoom(9, 1, largeUntil, 0);
const isOf = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];
const isDouro: ExpressionSpecification = ['==', ['get', 'name'], 'Rio Douro'];
/** Of a stretch of a river. */
export const onSheet = 'onSheet';

const waterColour = '#8fa3a1';
export const countryLand: readonly LayerSpecification[] = [
	{
		id: 'country-sea',
		type: 'fill',
		source: seaSource,
		maxzoom: fadeTo,
		paint: {
			'fill-color': '#c9d0c9',
			'fill-opacity': byZoom(fadeFrom, 0.45, fadeTo, 0),
		},
	},
	{
		id: 'country-shore',
		type: 'line',
		source: seaSource,
		maxzoom: fadeTo,
		paint: { 'line-color': waterColour, 'line-width': 1, 'line-opacity': whileFar },
	},
	{
		id: 'country-border',
		type: 'line',
		source: borderSource,
		maxzoom: fadeTo,
		paint: { 'line-color': '#9b8d70', 'line-width': 1, 'line-dasharray': [6, 3, 1, 3], 'line-opacity': whileFar },
	},
	{
		id: 'country-rivers',
		type: 'line',
		source: riversSource,
		maxzoom: fadeTo,
		layout: { 'line-cap': 'round', 'line-join': 'round' },
		paint: {
			'line-color': waterColour,
			'line-opacity': byZoom(
				printedFrom,
				1,
				printedWhole,
				['case', ['get', onSheet], 0, 1],
				fadeFrom,
				['case', ['get', onSheet], 0, 1],
				fadeTo,
				0,
			),
			'line-width': byZoom(8, ['case', isDouro, 2.2, 0.9], 10, ['case', isDouro, 3.2, 1.6]),
		},
	},
];

const townFont = ['Regular', 'Bona Nova'];
const ink = {
	'text-color': '#4c443b',
	'text-halo-color': tokens.paper,
	'text-halo-width': 1.6,
	'text-opacity': whileFar,
};

export function countryLettering(leastPx: number): readonly SymbolLayerSpecification[] {
	const px = (wanted: number) => Math.max(wanted, leastPx);
	return [
		{
			id: 'country-town-names',
			type: 'symbol',
			source: namesSource,
			filter: ['all', isOf('town'), ['>=', ['zoom'], ['get', 'from']]],
			maxzoom: fadeTo,
			layout: {
				'icon-image': dot,
				'icon-padding': 0,
				'text-field': ['get', 'name'],
				'text-font': townFont,
				'text-size': px(15),
				// Left of the point first: the sheet's neat line lies east of the towns beside it.
				'text-variable-anchor': ['bottom-right', 'bottom-left', 'right', 'left'],
				'text-radial-offset': 0.4,
				'text-justify': 'auto',
				'text-padding': 4,
			},
			paint: { ...ink, 'icon-opacity': whileFar },
		},
		{
			id: 'country-water-names',
			type: 'symbol',
			source: namesSource,
			filter: isOf('water'),
			maxzoom: largeUntil,
			layout: {
				'text-field': ['get', 'name'],
				'text-font': waterFont,
				'text-size': px(16),
				'text-letter-spacing': 0.18,
				'text-max-width': 6,
			},
			paint: { ...ink, 'text-color': waterLetters, 'text-opacity': whileLarge },
		},
		{
			id: 'country-names',
			type: 'symbol',
			source: namesSource,
			filter: isOf('country'),
			maxzoom: largeUntil,
			layout: {
				'text-field': ['get', 'name'],
				'text-font': townFont,
				'text-transform': 'uppercase',
				'text-size': px(13),
				'text-letter-spacing': 0.32,
			},
			paint: { ...ink, 'text-color': '#7d6f57', 'text-opacity': whileLarge },
		},
	];
}
