import type { FeatureCollection, MultiPolygon } from 'geojson';
import type { DataDrivenPropertyValueSpecification, StyleSpecification } from 'maplibre-gl';
import type { Parcel } from '../../content/places';
import { casingColour, chosenFill, fillOf, groundColour, restFill, strokeColour } from './parcel-colours';

export const PARCELS_SOURCE = 'parcels';
export const PARCELS_LAYER = 'parcel-fill';
export const IMAGERY_SOURCE = 'imagery';

/** What a parcel's feature-state may hold. */
export type ParcelState = { selected: boolean; paint: 'own' | 'chosen' | 'rest'; hovered: boolean };

/**
 * @param archive key of the archive, served under `pmtiles://`
 * @param tileSize 512 for tiles shown at their own size, 256 to take the next finer ones on a dense screen
 */
export function mapStyle(archive: string, parcels: readonly Parcel[], tileSize: 256 | 512): StyleSpecification {
	return {
		version: 8,
		sources: {
			[IMAGERY_SOURCE]: { type: 'raster', url: `pmtiles://${archive}`, tileSize },
			[PARCELS_SOURCE]: { type: 'geojson', promoteId: 'slug', data: featureCollection(parcels) },
		},
		layers: [
			{ id: 'ground', type: 'background', paint: { 'background-color': groundColour } },
			{ id: 'imagery', type: 'raster', source: IMAGERY_SOURCE, paint: { 'raster-fade-duration': 150 } },
			{
				id: PARCELS_LAYER,
				type: 'fill',
				source: PARCELS_SOURCE,
				paint: { 'fill-color': fillColour, 'fill-opacity': fillOpacity },
			},
			{
				id: 'parcel-casing',
				type: 'line',
				source: PARCELS_SOURCE,
				layout: rounded,
				paint: { 'line-color': casingColour, 'line-width': wide(4, 6) },
			},
			{
				id: 'parcel-stroke',
				type: 'line',
				source: PARCELS_SOURCE,
				layout: rounded,
				paint: { 'line-color': strokeColour, 'line-width': wide(2, 4) },
			},
		],
	};
}

const rounded = { 'line-join': 'round' } as const;

const fillColour: DataDrivenPropertyValueSpecification<string> = [
	'match',
	['coalesce', ['feature-state', 'paint'], 'own'],
	'chosen',
	chosenFill,
	'rest',
	restFill,
	['get', 'fill'],
];

/** 0.9 for the selected terroir, 0.3 otherwise, in every state (PRODUCT 4). */
const fillOpacity: DataDrivenPropertyValueSpecification<number> = [
	'case',
	['boolean', ['feature-state', 'selected'], false],
	0.9,
	0.3,
];

function wide(rest: number, hovered: number): DataDrivenPropertyValueSpecification<number> {
	return ['case', ['boolean', ['feature-state', 'hovered'], false], hovered, rest];
}

function featureCollection(parcels: readonly Parcel[]): FeatureCollection<MultiPolygon> {
	return {
		type: 'FeatureCollection',
		features: parcels.map(({ slug, color, coordinates }) => ({
			type: 'Feature',
			properties: { slug, fill: fillOf(color) },
			geometry: { type: 'MultiPolygon', coordinates },
		})),
	};
}
