import type { FeatureCollection, LineString, MultiPolygon } from 'geojson';
import type {
	DataDrivenPropertyValueSpecification,
	ExpressionSpecification,
	LineLayerSpecification,
	MapLibreMap,
	RasterLayerSpecification,
	StyleSpecification,
} from 'maplibre-gl';
import type { Parcel } from '../../content/places';
import { tokens } from './colours';
import { maxMapZoom } from './engine';
import { fillContourLayers, fillContourStyle, fillContoursSource } from './fill-contours';
import { collection, feature } from './geojson';
import { emptyReserved, reservedLayer } from './reserved';
import { emptyRiverNames, riverNamesLayer } from './river-names-layer';
import { sheetLayers, sheetSources } from './sheet';
import { smoothRing } from './smooth';
import { imageryZoom } from './survey';
import { byZoom, imageryOpacity, sheetZooms } from './zooms';

export const parcelsSource = 'parcels';
export const parcelsLayer = 'parcel-fill';
const parcelCasingLayer = 'parcel-casing';
const parcelStrokeLayer = 'parcel-stroke';
/** From below: everything that is drawn of the parcels. */
export const parcelLayers = [parcelsLayer, ...fillContourLayers, parcelCasingLayer, parcelStrokeLayer] as const;
const imagerySource = 'imagery';
/** Source and layer. */
export const farImageryId = 'imagery-far';
/** Source and layer. */
const onlineId = 'online';

const strokeColour = '#ffffff';
/** On the palest imagery white alone reaches only 2:1 (docs/design.md 2.1). */
const casingColour = 'rgba(23, 20, 17, 0.45)';
/** Gives our own imagery the depth of the gallery's plates; the still's is in `poster.module.css`. From afar its fields are quieter, and parcels stand out. */
const imageryPaint: RasterLayerSpecification['paint'] = {
	'raster-contrast': byZoom(13, 0, 14.5, 0.15),
	'raster-saturation': byZoom(13, -0.12, 14.5, 0),
	'raster-brightness-min': byZoom(13, 0.05, 14.5, 0),
};
/** Below this zoom an estate is its trig point with its name. */
const parcelsFrom = 11;

/** What a parcel's feature-state may hold. */
export type ParcelState = { selected: boolean; paint: 'own' | 'chosen' | 'rest'; hovered: boolean };

export type MapStyleParts = {
	/** Key of the archive, served under `pmtiles://`. */
	archive: string;
	/** 512 for tiles shown at their own size, 256 to take the next finer ones on a dense screen. */
	tileSize: 256 | 512;
	parcels: readonly Parcel[];
	/** Rings around the archive's imagery, which lies at the right of them. */
	outline: FeatureCollection<LineString>;
	/** A provider's tiles, where the archive has none. */
	onlineTiles: string | undefined;
};

export function mapStyle({ archive, tileSize, parcels, outline, onlineTiles }: MapStyleParts): StyleSpecification {
	return {
		version: 8,
		sources: {
			...sheetSources(),
			[farImageryId]: {
				type: 'raster',
				tiles: [`pmtiles://${archive}/{z}/{x}/{y}`],
				tileSize: coarseTileSize,
				minzoom: imageryZoom,
				maxzoom: imageryZoom,
			},
			[imagerySource]: { type: 'raster', url: `pmtiles://${archive}`, tileSize, minzoom: imageryZoom },
			...(onlineTiles && { [onlineId]: { type: 'raster' as const, tiles: [onlineTiles], tileSize: 256 } }),
			[neatLineSource]: { type: 'geojson', data: outline },
			[riverNamesLayer.source]: emptyRiverNames,
			[reservedLayer.source]: emptyReserved,
			// From afar, too, their outlines are curves.
			[parcelsSource]: { type: 'geojson', promoteId: 'slug', tolerance: 0.1, data: outlines(parcels) },
			[fillContoursSource]: { type: 'geojson', promoteId: 'slug', data: collection([]) },
		},
		layers: [
			...sheetLayers,
			farImagery,
			nearImagery(tileSize),
			// A provider's imagery goes on where the archive's ends.
			...(onlineTiles ? [onlineLayer] : neatLines),
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

const onlineLayer: RasterLayerSpecification = {
	id: onlineId,
	type: 'raster',
	source: onlineId,
	paint: { 'raster-fade-duration': 150 },
};

/** The coarsest tiles have 512 pixels: shown at half that, one of them is a tile of this zoom of the camera. */
export const coarseTileSize = 256;
export const coarseZoom = imageryZoom - 1;

/** Between these zooms finer imagery than the coarsest comes in over that; on a dense screen, where that is enlarged sooner, half a zoom before. */
const finerFrom = 14;
const finerWhole = 14.5;

/** The coarsest imagery alone, which comes up over the sheet, and lies under the finer until that is whole: a first visit waits for no more. */
const farImagery: RasterLayerSpecification = {
	id: farImageryId,
	type: 'raster',
	source: farImageryId,
	minzoom: sheetZooms.imageryFrom,
	maxzoom: finerWhole,
	paint: {
		'raster-fade-duration': 0,
		...imageryPaint,
		'raster-opacity': imageryOpacity,
	},
};

/** From now on it lies under the finer at every zoom: no flight, and no step back or nearer, shows bare ground before finer tiles have come. */
export function keepGround(map: MapLibreMap): void {
	map.setLayerZoomRange(farImageryId, sheetZooms.imageryFrom, maxMapZoom + 1);
}

/** All that it has. */
function nearImagery(tileSize: MapStyleParts['tileSize']): RasterLayerSpecification {
	const sooner = tileSize === 256 ? 0.5 : 0;
	return {
		id: 'imagery',
		type: 'raster',
		source: imagerySource,
		minzoom: finerFrom - sooner,
		paint: {
			'raster-fade-duration': 150,
			...imageryPaint,
			'raster-opacity': byZoom(finerFrom - sooner, 0, finerWhole - sooner, 1),
		},
	};
}

const neatLineSource = 'imagery-neat-line';
const marginPx = 6;

/** A margin of paper within a neat line: the imagery is a sheet that is laid on the engraved one. */
const neatLines: readonly LineLayerSpecification[] = [
	neatLine('imagery-margin', { 'line-color': tokens.paper, 'line-width': marginPx, 'line-offset': marginPx / 2 }),
	neatLine('imagery-neat-line', { 'line-color': tokens.ink, 'line-width': 1 }),
];

function neatLine(id: string, paint: LineLayerSpecification['paint']): LineLayerSpecification {
	return {
		id,
		type: 'line',
		source: neatLineSource,
		minzoom: sheetZooms.imageryFrom,
		paint: { ...paint, 'line-opacity': imageryOpacity },
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
