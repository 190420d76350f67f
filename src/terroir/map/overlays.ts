import type { Feature, FeatureCollection, Point, Polygon } from 'geojson';
import type { LayerSpecification, MapLibreMap } from 'maplibre-gl';
import { metresPerDegree, metresPerDegreeEast } from '../../content/coordinates';
import type { LonLat } from '../../content/mercator';
import type { Parcel } from '../../content/places';
import { tokens } from './colours';
import { drawContours } from './contours';
import { drawCountry } from './country';
import type { MapEngine, MapLayers, Position } from './engine';
import { drawFillContours, fillContoursSource } from './fill-contours';
import { drawFineContours } from './fine-contours';
import { collection, feature, setFeatures } from './geojson';
import type { ReservedStore } from './reserved';
import { RiverNames } from './river-names';
import { drawSheetContours, sheetSeenOrIdle } from './sheet-contours';
import { type ParcelState, parcelLayers, parcelsSource } from './style';
import type { Survey } from './survey';

type OverlayOptions = {
	onError: (error: unknown) => void;
	leastLetterPx: number;
	reserved: ReservedStore;
	survey: Survey;
};

/** What can be laid over the imagery and taken away again; kept until the map's style is there. */
export function overlaysOf(
	map: MapLibreMap,
	life: AbortSignal,
	{ onError, leastLetterPx, reserved, survey }: OverlayOptions,
): Pick<MapEngine, 'setLayers' | 'setPosition'> {
	const showContours = drawContours(map, life, { onError, leastLetterPx });
	const riverNames = new RiverNames(map, survey, reserved, leastLetterPx);
	let layers: MapLayers = { parcels: true, contours: false };
	let position: Position | undefined;
	let loaded = false;

	function apply(): void {
		if (!loaded) return;
		for (const id of parcelLayers) map.setLayoutProperty(id, 'visibility', layers.parcels ? 'visible' : 'none');
		showContours(layers.contours);
		drawPosition(map, position);
	}

	map.once('style.load', () => {
		loaded = true;
		apply();
		void drawSheetContours(map, life, survey, leastLetterPx);
		drawFillContours(map, life, onError);
		drawFineContours(map, life, survey, leastLetterPx);
		void drawCountry(map, life, leastLetterPx, riverNames);
		// Rivers are water of the sheet; over imagery they are lettering alone, and the land comes first.
		void sheetSeenOrIdle(map, survey).then(() => riverNames.draw(life));
	});
	return {
		setLayers: (next) => {
			layers = next;
			apply();
		},
		setPosition: (next) => {
			position = next;
			apply();
		},
	};
}

const positionSource = 'position';
const circleCorners = 72;

/** Shows where the visitor stands: a dot and around it the circle of accuracy. */
function drawPosition(map: MapLibreMap, position: Position | undefined): void {
	const isDrawn = map.getSource(positionSource) !== undefined;
	if (!isDrawn && !position) return;
	setFeatures(map, positionSource, positionFeatures(position));
	if (!isDrawn) for (const layer of positionLayers) map.addLayer(layer);
}

export function positionFeatures(position: Position | undefined): FeatureCollection<Point | Polygon> {
	if (!position) return collection<Point | Polygon, object>([]);
	const { place, accuracy } = position;
	return collection<Point | Polygon, object>([
		circleAround(place, accuracy),
		feature({ type: 'Point', coordinates: [...place] }, {}),
	]);
}

/** A circle on the ground as a polygon: MapLibre's own circles are sized in pixels. */
function circleAround([longitude, latitude]: LonLat, radius: number): Feature<Polygon, object> {
	const up = radius / metresPerDegree;
	const across = radius / metresPerDegreeEast(latitude);
	const ring = Array.from({ length: circleCorners + 1 }, (_, corner) => {
		const angle = (2 * Math.PI * corner) / circleCorners;
		return [longitude + across * Math.cos(angle), latitude + up * Math.sin(angle)];
	});
	return feature({ type: 'Polygon', coordinates: [ring] }, {});
}

const positionLayers: LayerSpecification[] = [
	{
		id: 'position-accuracy',
		type: 'fill',
		source: positionSource,
		filter: ['==', ['geometry-type'], 'Polygon'],
		paint: { 'fill-color': 'rgba(244, 239, 228, 0.35)' },
	},
	{
		id: 'position-edge',
		type: 'line',
		source: positionSource,
		filter: ['==', ['geometry-type'], 'Polygon'],
		paint: { 'line-color': '#ffffff', 'line-width': 1.4, 'line-dasharray': [3, 2] },
	},
	{
		id: 'position-dot',
		type: 'circle',
		source: positionSource,
		filter: ['==', ['geometry-type'], 'Point'],
		paint: {
			'circle-radius': 8,
			'circle-color': tokens.wine,
			'circle-stroke-color': '#ffffff',
			'circle-stroke-width': 3,
		},
	},
];

/** What marks the parcels of a map; kept until its style is there. */
export function markParcels(
	map: MapLibreMap,
	parcels: readonly Parcel[],
): Pick<MapEngine, 'setSelection' | 'setHighlight' | 'setHover'> {
	let marks: Marks = { selection: new Set(), highlight: undefined, hover: undefined };

	function mark(change: Partial<Marks>): void {
		marks = { ...marks, ...change };
		for (const source of [parcelsSource, fillContoursSource]) {
			if (map.getSource(source) === undefined) return;
			for (const { slug } of parcels) map.setFeatureState({ source, id: slug }, parcelState(slug, marks));
		}
	}

	map.on('style.load', () => mark({}));
	return {
		setSelection: (slugs) => mark({ selection: new Set(slugs) }),
		setHighlight: (highlight) => mark({ highlight }),
		setHover: (hover) => mark({ hover }),
	};
}

/** What is marked on the map besides the camera. */
type Marks = { selection: ReadonlySet<string>; highlight: string | undefined; hover: string | undefined };

/** The feature-state of one parcel: opacity follows the selection alone, colour the highlight alone (docs/product.md 4). */
export function parcelState(slug: string, { selection, highlight, hover }: Marks): ParcelState {
	const paint = highlight === undefined ? 'own' : highlight === slug ? 'chosen' : 'rest';
	return { selected: selection.has(slug), paint, hovered: hover === slug || highlight === slug };
}
