import { MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type Parcel, parsePlaces } from '../../content/places';
import placesUrl from '../../content/places.geojson?url';
import { openArchive } from '../../extract/archive-source';
import { serveArchive } from './archive-protocol';
import {
	type CreateMapEngine,
	MAX_ZOOM,
	type MapCamera,
	type MapEngine,
	type MapEngineListeners,
	type MapEngineOptions,
	MIN_ZOOM,
} from './engine';
import { classifyMapError } from './map-error';
import './maplibre.css';
import { type Marks, parcelState } from './parcel-states';
import { mapStyle, PARCELS_LAYER, PARCELS_SOURCE } from './style';

// Without it the map stays blank and says nothing.
setWorkerUrl(workerUrl);

/** The live map on MapLibre: opens the archive and the outlines first, so that what is missing is known before a canvas is there. */
export const createMapLibreEngine: CreateMapEngine = async (options, listeners) => {
	const [{ origin, archive, url }, parcels] = await Promise.all([openArchive(), fetchParcels()]);
	serveArchive(archive);
	const map = makeMap(options, url, parcels);
	const marks = markParcels(map, parcels);
	listen(map, listeners);
	return { origin, ...cameraOf(map), ...marks, destroy: () => map.remove() };
};

async function fetchParcels(): Promise<readonly Parcel[]> {
	const response = await fetch(placesUrl);
	if (!response.ok) throw Object.assign(new Error('places'), { status: response.status });
	return parsePlaces(await response.json());
}

function makeMap(
	{ container, label, camera, padding }: MapEngineOptions,
	archive: string,
	parcels: readonly Parcel[],
): MapLibreMap {
	const map = new MapLibreMap({
		container,
		style: mapStyle(archive, parcels, devicePixelRatio > 1.5 ? 256 : 512),
		center: [...camera.center],
		zoom: camera.zoom,
		bearing: camera.bearing,
		pitch: camera.pitch,
		minZoom: MIN_ZOOM,
		maxZoom: MAX_ZOOM,
		scrollZoom: false,
		boxZoom: false,
		doubleClickZoom: false,
		touchZoomRotate: false,
		touchPitch: false,
		attributionControl: false,
		renderWorldCopies: false,
		fadeDuration: 0,
		locale: { 'Map.Title': label },
	});
	map.setPadding(padding);
	return map;
}

function listen(map: MapLibreMap, listeners: MapEngineListeners): void {
	map.once('idle', listeners.onReady);
	map.on('move', () => listeners.onMove(readCamera(map)));
	map.on('moveend', () => listeners.onMoveEnd(readCamera(map)));
	map.on('error', ({ error }) => listeners.onError(classifyMapError(error)));
	map.on('webglcontextlost', listeners.onContextLost);
	map.on('click', PARCELS_LAYER, ({ features }) => {
		const slug = features?.[0]?.id;
		if (typeof slug === 'string') listeners.onParcelClick(slug);
	});
	map.on('mousemove', ({ point }) => {
		const slug = map.queryRenderedFeatures(point, { layers: [PARCELS_LAYER] })[0]?.id;
		map.getCanvasContainer().classList.toggle('maplibregl-track-pointer', slug !== undefined);
		listeners.onParcelHover(typeof slug === 'string' ? slug : null);
	});
	map.on('mouseout', () => listeners.onParcelHover(null));
	map.getCanvas().addEventListener('keydown', ({ key }) => {
		if (key === 'Escape') listeners.onLeave();
	});
}

type CameraMethods = Pick<MapEngine, 'flyTo' | 'jumpTo' | 'zoomBy' | 'setPadding' | 'resize' | 'project'>;

function cameraOf(map: MapLibreMap): CameraMethods {
	return {
		flyTo: ([lng, lat], zoom, speed) => map.flyTo({ center: [lng, lat], zoom, bearing: 0, pitch: 0, speed }),
		jumpTo: ({ center: [lng, lat], zoom, bearing, pitch }) => map.jumpTo({ center: [lng, lat], zoom, bearing, pitch }),
		zoomBy: (steps, animate) => {
			const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, map.getZoom() + steps));
			map.easeTo({ zoom, duration: animate ? 300 : 0 });
		},
		setPadding: (padding) => map.setPadding(padding),
		resize: () => map.resize(),
		project: ([lng, lat]) => map.project([lng, lat]),
	};
}

function readCamera(map: MapLibreMap): MapCamera {
	const { lng, lat } = map.getCenter();
	return { center: [lng, lat], zoom: map.getZoom(), bearing: map.getBearing(), pitch: map.getPitch() };
}

function markParcels(
	map: MapLibreMap,
	parcels: readonly Parcel[],
): Pick<MapEngine, 'setSelection' | 'setHighlight' | 'setHover'> {
	let marks: Marks = { selection: new Set(), highlight: null, hover: null };

	function mark(change: Partial<Marks>): void {
		marks = { ...marks, ...change };
		if (map.getSource(PARCELS_SOURCE) === undefined) return;
		for (const { slug } of parcels) map.setFeatureState({ source: PARCELS_SOURCE, id: slug }, parcelState(slug, marks));
	}

	map.on('style.load', () => mark({}));
	return {
		setSelection: (slugs) => mark({ selection: new Set(slugs) }),
		setHighlight: (highlight) => mark({ highlight }),
		setHover: (hover) => mark({ hover }),
	};
}
