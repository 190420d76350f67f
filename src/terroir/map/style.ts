import type { FeatureCollection, MultiPolygon } from 'geojson';
import type { DataDrivenPropertyValueSpecification, RasterLayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Parcel, ParcelColor } from '../../content/places';
import { smoothRing } from './smooth';

export const PARCELS_SOURCE = 'parcels';
export const PARCELS_LAYER = 'parcel-fill';
export const PARCEL_CASING_LAYER = 'parcel-casing';
const PARCEL_STROKE_LAYER = 'parcel-stroke';
/** From below: everything that is drawn of the parcels. */
export const parcelLayers = [PARCELS_LAYER, PARCEL_CASING_LAYER, PARCEL_STROKE_LAYER] as const;
export const IMAGERY_SOURCE = 'imagery';
const ONLINE_SOURCE = 'online';

/** The values of `tokens.css`, which a canvas cannot read. */
const fills: Readonly<Record<ParcelColor, string>> = {
	beige: '#d9c7a3',
	green: '#8f9a80',
	brown: '#80603f',
	red: '#94404a',
	pink: '#d6a497',
};

/** `--parcel-default`: a parcel without a colour of its own. */
const defaultFill = '#6e2433';
/** `--parcel-chosen` and `--parcel-rest`: while one parcel is highlighted. */
const chosenFill = '#5e1224';
const restFill = '#ffffff';
const strokeColour = '#ffffff';
/** On the palest imagery white alone reaches only 2:1 (docs/design.md 2.1). */
const casingColour = 'rgba(23, 20, 17, 0.45)';
/** Ground of the map where there is no tile. */
const groundColour = '#3c3a2c';

/** What a parcel's feature-state may hold. */
export type ParcelState = { selected: boolean; paint: 'own' | 'chosen' | 'rest'; hovered: boolean };

export type MapStyleParts = {
	/** Key of the archive, served under `pmtiles://`. */
	archive: string;
	/** 512 for tiles shown at their own size, 256 to take the next finer ones on a dense screen. */
	tileSize: 256 | 512;
	parcels: readonly Parcel[];
	/** A provider's tiles, with the finest zoom of the archive: beneath it and, where they are finer, above. */
	online: { tiles: string; archiveMaxZoom: number } | undefined;
};

export function mapStyle({ archive, tileSize, parcels, online }: MapStyleParts): StyleSpecification {
	return {
		version: 8,
		sources: {
			[IMAGERY_SOURCE]: { type: 'raster', url: `pmtiles://${archive}`, tileSize },
			...(online && { [ONLINE_SOURCE]: { type: 'raster' as const, tiles: [online.tiles], tileSize: 256 } }),
			[PARCELS_SOURCE]: { type: 'geojson', promoteId: 'slug', data: featureCollection(parcels) },
		},
		layers: [
			{ id: 'ground', type: 'background', paint: { 'background-color': groundColour } },
			...(online ? [imageryLayer('online-beyond', ONLINE_SOURCE)] : []),
			imageryLayer('imagery', IMAGERY_SOURCE),
			...(online ? [{ ...imageryLayer('online-closer', ONLINE_SOURCE), minzoom: online.archiveMaxZoom }] : []),
			{
				id: PARCELS_LAYER,
				type: 'fill',
				source: PARCELS_SOURCE,
				paint: { 'fill-color': fillColour, 'fill-opacity': fillOpacity },
			},
			{
				id: PARCEL_CASING_LAYER,
				type: 'line',
				source: PARCELS_SOURCE,
				layout: rounded,
				paint: { 'line-color': casingColour, 'line-width': wide(4, 6) },
			},
			{
				id: PARCEL_STROKE_LAYER,
				type: 'line',
				source: PARCELS_SOURCE,
				layout: rounded,
				paint: { 'line-color': strokeColour, 'line-width': wide(2, 4) },
			},
		],
	};
}

function imageryLayer(id: string, source: string): RasterLayerSpecification {
	return { id, type: 'raster', source, paint: { 'raster-fade-duration': 150 } };
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

/** 0.9 for the selected terroir, 0.3 otherwise, in every state (docs/product.md 4). */
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
			geometry: { type: 'MultiPolygon', coordinates: coordinates.map((rings) => rings.map(smoothRing)) },
		})),
	};
}

function fillOf(color: ParcelColor | undefined): string {
	return color === undefined ? defaultFill : fills[color];
}
