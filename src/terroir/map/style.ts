import type { FeatureCollection, MultiPolygon } from 'geojson';
import type { DataDrivenPropertyValueSpecification, ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import type { Parcel } from '../../content/places';
import { tokens } from './colours';
import { fillContourLayers, fillContourStyle, fillContoursSource } from './fill-contours';
import { collection, emptySource, feature } from './geojson';
import { type ImageryParts, imageryLayers, imagerySources } from './imagery-layers';
import { emptyReserved, reservedLayer } from './reserved';
import { emptyRiverNames, riverNamesLayer } from './river-names-layer';
import { sheetLayers, sheetSources } from './sheet';
import { smoothRing } from './smooth';
import { byZoom } from './zooms';

export const parcelsSource = 'parcels';
export const parcelsLayer = 'parcel-fill';
const parcelCasingLayer = 'parcel-casing';
const parcelStrokeLayer = 'parcel-stroke';
/** From below: everything that is drawn of the parcels. */
export const parcelLayers = [parcelsLayer, ...fillContourLayers, parcelCasingLayer, parcelStrokeLayer] as const;

const strokeColour = '#ffffff';
/** On the palest imagery white alone reaches only 2:1 (docs/design.md 2.1). */
const casingColour = 'rgba(23, 20, 17, 0.45)';
/** Below this zoom an estate is its trig point with its name. */
const parcelsFrom = 11;

/** What a parcel's feature-state may hold. */
export type ParcelState = { selected: boolean; paint: 'own' | 'chosen' | 'rest'; hovered: boolean };

export type MapStyleParts = ImageryParts & { parcels: readonly Parcel[] };

export function mapStyle({ parcels, ...parts }: MapStyleParts): StyleSpecification {
	return {
		version: 8,
		sources: {
			...sheetSources(),
			...imagerySources(parts),
			[riverNamesLayer.source]: emptyRiverNames,
			[reservedLayer.source]: emptyReserved,
			// From afar, too, their outlines are curves.
			[parcelsSource]: { type: 'geojson', promoteId: 'slug', tolerance: 0.1, data: outlines(parcels) },
			[fillContoursSource]: { ...emptySource, promoteId: 'slug' },
		},
		layers: [
			...sheetLayers,
			...imageryLayers(parts),
			{
				id: parcelsLayer,
				type: 'fill',
				source: parcelsSource,
				minzoom: parcelsFrom,
				paint: { 'fill-color': fillColour, 'fill-opacity': fillOpacity },
			},
			...fillContourStyle,
			{
				id: parcelCasingLayer,
				type: 'line',
				source: parcelsSource,
				minzoom: strokeFrom,
				layout: rounded,
				paint: { 'line-color': casingColour, 'line-width': wide(4, 6) },
			},
			{
				id: parcelStrokeLayer,
				type: 'line',
				source: parcelsSource,
				minzoom: strokeFrom,
				layout: rounded,
				paint: { 'line-color': strokeColour, 'line-width': wide(2, 4) },
			},
			riverNamesLayer,
			reservedLayer,
		],
	};
}

const rounded = { 'line-join': 'round' } as const;

const fillColour: DataDrivenPropertyValueSpecification<string> = [
	'match',
	['coalesce', ['feature-state', 'paint'], 'own'],
	'chosen',
	tokens['parcel-chosen'],
	'rest',
	tokens['parcel-rest'],
	['get', 'fill'],
];

/** 0.9 for the selected terroir, 0.3 otherwise, in every state (docs/product.md 4). */
const fillOpacity: DataDrivenPropertyValueSpecification<number> = [
	'case',
	['boolean', ['feature-state', 'selected'], false],
	0.9,
	0.3,
];

/** From afar strokes would clot: they grow between these zooms. */
const strokeFrom = 12.5;
const strokeWhole = 14.5;

function wide(rest: number, hovered: number): DataDrivenPropertyValueSpecification<number> {
	const whole: ExpressionSpecification = ['case', ['boolean', ['feature-state', 'hovered'], false], hovered, rest];
	return byZoom(strokeFrom, 0, strokeWhole, whole);
}

function outlines(parcels: readonly Parcel[]): FeatureCollection<MultiPolygon> {
	return collection(
		parcels.map(({ slug, color, coordinates }) =>
			feature(
				{ type: 'MultiPolygon', coordinates: coordinates.map((rings) => rings.map(smoothRing)) },
				{ slug, fill: tokens[`parcel-${color ?? 'default'}`] },
			),
		),
	);
}
