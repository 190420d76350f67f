import type { FeatureCollection, Point } from 'geojson';
import type { MapLibreMap, SymbolLayerSpecification } from 'maplibre-gl';
import type { WritableStore } from '../../platform/store';
import { collection, feature, setFeatures } from './geojson';
import type { ScreenBox } from './screen';

const reservedSource = 'reserved';
const nothing = 'nothing';

export const emptyReserved = { type: 'geojson', data: featuresOf([], () => [0, 0]) } as const;

/**
 * What stands over the map in HTML, for MapLibre's own lettering: symbols of nothing, each with air around it as large as a box. Above all
 * other symbols, so that it is placed before them.
 */
export const reservedLayer: SymbolLayerSpecification = {
	id: 'reserved',
	type: 'symbol',
	source: reservedSource,
	layout: {
		'icon-image': nothing,
		'icon-padding': ['get', 'padding'],
		'icon-allow-overlap': true,
		'icon-rotation-alignment': 'viewport',
	},
};

/** Boxes that hold for the camera as it is. */
export type ReservedStore = WritableStore<readonly ScreenBox[]>;

/** Keeps the map's own lettering clear of what is reserved. */
export function keepClear(map: MapLibreMap, reserved: ReservedStore): void {
	const placeAt = (x: number, y: number) => map.unproject([x, y]).toArray();
	const show = () => setFeatures(map, reservedSource, featuresOf(reserved.get(), placeAt));
	map.once('style.load', () => {
		map.addImage(nothing, { width: 1, height: 1, data: new Uint8Array(4) });
		show();
		reserved.subscribe(show);
	});
}

type Padding = readonly [top: number, right: number, bottom: number, left: number];

function featuresOf(
	boxes: readonly ScreenBox[],
	placeAt: (x: number, y: number) => readonly number[],
): FeatureCollection<Point, { padding: Padding }> {
	return collection(
		boxes.map(({ x, y, width, height }) =>
			feature(
				{ type: 'Point', coordinates: [...placeAt(x + width / 2, y + height / 2)] },
				{ padding: [height / 2, width / 2, height / 2, width / 2] },
			),
		),
	);
}
