import type { FeatureCollection, LineString } from 'geojson';
import type {
	LayerSpecification,
	LineLayerSpecification,
	MapLibreMap,
	RasterLayerSpecification,
	SourceSpecification,
} from 'maplibre-gl';
import { tokens } from './colours';
import { maxMapZoom } from './engine';
import { imageryZoom } from './survey';
import { byZoom, imageryOpacity, sheetZooms } from './zooms';

const imagerySource = 'imagery';
/** Source and layer. */
export const farImageryId = 'imagery-far';
/** Source and layer. */
const onlineId = 'online';

/** Gives our own imagery the depth of the gallery's plates; the still's is in `poster.module.css`. From afar its fields are quieter, and parcels stand out. */
const imageryPaint: RasterLayerSpecification['paint'] = {
	'raster-contrast': byZoom(13, 0, 14.5, 0.15),
	'raster-saturation': byZoom(13, -0.12, 14.5, 0),
	'raster-brightness-min': byZoom(13, 0.05, 14.5, 0),
};

export type ImageryParts = {
	/** Key of the archive, served under `pmtiles://`. */
	archive: string;
	/** 512 for tiles shown at their own size, 256 to take the next finer ones on a dense screen. */
	tileSize: 256 | 512;
	/** Rings around the archive's imagery, which lies at the right of them. */
	outline: FeatureCollection<LineString>;
	/** A provider's tiles, where the archive has none. */
	onlineTiles: string | undefined;
};

export function imagerySources({
	archive,
	tileSize,
	outline,
	onlineTiles,
}: ImageryParts): Record<string, SourceSpecification> {
	return {
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
	};
}

/** From below; a provider's imagery goes on where the archive's ends, which then has no edge. */
export function imageryLayers({ tileSize, onlineTiles }: ImageryParts): LayerSpecification[] {
	return [farImagery, nearImagery(tileSize), ...(onlineTiles ? [onlineLayer] : neatLines)];
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
function nearImagery(tileSize: ImageryParts['tileSize']): RasterLayerSpecification {
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
