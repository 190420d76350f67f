import {
	GPUInitializationError,
	type LngLat,
	MapLibreMap,
	type MapOptions,
	type PointLike,
	setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { readPageSettings } from '../../content/page-settings';
import { type OpenedArchive, openArchive } from '../../extract/archive';
import { createStore } from '../../platform/store';
import { withTimeout } from '../../platform/time';
import { onlineStore } from '../../pwa/connectivity';
import {
	type CreateMapEngine,
	type MapEngineListeners,
	type MapEngineOptions,
	maxMapZoom,
	maxPitch,
	minMapZoom,
} from './engine';
import { fetchParcels } from './fetch-parcels';
import { attributionOf, type OnlineImagery, onlineImagery } from './imagery';
import { classifyMapError, MapError, ProviderError } from './map-error';
import { reachOf, tilesUnder } from './map-window';
import { cameraOf, type LandLimit, limitToLand, readCamera } from './maplibre-camera';
import { expectTiles, serveArchive, serveOnline } from './protocols';
import type { ScreenBox } from './screen';
import './maplibre.css';
import { pairMs } from '../../ui/second-press';
import { coarseTileSize, coarseZoom, keepGround } from './imagery-layers';
import { markParcels, overlaysOf } from './overlays';
import { keepClear, type ReservedStore } from './reserved';
import { type MapStyleParts, mapStyle, parcelsLayer } from './style';
import { readSurvey } from './survey';

// Without it the map stays blank and says nothing.
setWorkerUrl(workerUrl);

/** Screens above this ratio are served tiles of the next finer zoom. */
const denseScreen = 1.5;

/** Milliseconds that a jump waits for the ground under it, at most. */
const groundWaitMs = 1500;

/** The live map on MapLibre: opens the archive and the outlines first, so that what is missing is known before a canvas is there. */
export const createMapLibreEngine: CreateMapEngine = async (options, listeners) => {
	const [opened, parcels] = await Promise.all([openArchive(() => onlineStore.get()), fetchParcels()]);
	const survey = await readSurvey(opened.archive);
	// The page was left meanwhile.
	if (!options.container.isConnected) throw new MapError('no-container');
	serveArchive(opened.archive);
	const online = readOnlineImagery();
	const limit = limitToLand();
	const tileSize = devicePixelRatio > denseScreen ? 256 : 512;
	const map = makeMap(options, limit, {
		archive: opened.url,
		tileSize,
		parcels,
		outline: survey.outline,
		onlineTiles: online.kind === 'tiles' ? serveOnline(online.address, opened.archive) : undefined,
	});
	const life = new AbortController();
	const report = (error: unknown) => listeners.onError(classifyMapError(error));
	/** Lines that cannot be had are no reason to give up the land: they are reported when that is drawn. */
	const reportOverlay = (error: unknown) => void (map.loaded() ? report(error) : map.once('idle', () => report(error)));
	const reserved: ReservedStore = createStore<readonly ScreenBox[]>([]);
	keepClear(map, reserved);
	listen(map, listeners);
	map.once('idle', () => keepGround(map));
	// After the land: nobody waits for a map because of whose it is.
	map.once('idle', () => void readAttribution(opened, listeners.onAttribution));
	map.once('idle', () => void opened.verify?.());
	if (online.kind === 'token-missing') map.once('idle', () => report(new ProviderError('token-missing')));
	return {
		origin: opened.origin,
		...cameraOf(map, parcels, limit, (centre, zoom) => {
			const reach = reachOf(map);
			const coarse = tilesUnder(centre, coarseZoom, reach, coarseTileSize);
			const shown = expectTiles(opened.url, coarse, tilesUnder(centre, zoom, reach, tileSize));
			return withTimeout(shown, groundWaitMs).catch(() => undefined);
		}),
		...markParcels(map, parcels),
		...overlaysOf(map, life.signal, {
			onError: reportOverlay,
			leastLetterPx: options.leastLetterPx ?? 0,
			reserved,
			survey,
		}),
		reserve: reserved.set,
		hasImagery: (place) => survey.holds(place),
		parcelAt: ({ x, y }) => {
			const slug = parcelUnder(map, [x, y]);
			const { lng, lat } = map.unproject([x, y]);
			return slug ? { slug, place: [lng, lat] } : undefined;
		},
		destroy: () => {
			life.abort();
			map.remove();
		},
	};
};

/** An archive whose metadata cannot be read does not say whose imagery it is; its tiles are no worse for it. */
async function readAttribution({ archive }: OpenedArchive, show: (text: string) => void): Promise<void> {
	const attribution = attributionOf(await archive.getMetadata().catch(() => undefined));
	if (attribution) show(attribution);
}

/** Settings that cannot be read ask for nothing: the archive needs none. */
function readOnlineImagery(): OnlineImagery {
	const read = readPageSettings(document);
	return onlineImagery(read.kind === 'settings' ? read.settings.map : undefined);
}

function makeMap(
	{ container, label, camera, padding }: MapEngineOptions,
	{ constrain, setReach }: LandLimit,
	parts: MapStyleParts,
): MapLibreMap {
	const map = withGraphics({
		container,
		style: mapStyle(parts),
		center: [...camera.center],
		zoom: camera.zoom,
		bearing: camera.bearing,
		pitch: camera.pitch,
		minZoom: minMapZoom,
		maxZoom: maxMapZoom,
		maxPitch,
		// A provider's imagery may go on where the land ends.
		transformConstrain: parts.onlineTiles ? null : constrain,
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
	setReach(() => reachOf(map));
	map.setCenter(map.getCenter());
	return map;
}

/** Whether the browser has given a graphics context before, to whichever map of this page. */
let hadGraphics = false;

/** @throws {MapError} `context-lost` where there was a context before, of which the browser takes time to give the next; MapLibre's own error where there never was */
function withGraphics(options: MapOptions): MapLibreMap {
	try {
		const map = new MapLibreMap(options);
		hadGraphics = true;
		return map;
	} catch (cause) {
		throw hadGraphics && cause instanceof GPUInitializationError ? new MapError('context-lost', { cause }) : cause;
	}
}

/** Hands on what happens on a map. */
function listen(map: MapLibreMap, listeners: MapEngineListeners): void {
	let drawn = false;
	map.once('idle', () => {
		drawn = true;
		listeners.onReady();
	});
	map.on('move', () => listeners.onMove(readCamera(map)));
	map.on('moveend', () => listeners.onMoveEnd(readCamera(map)));
	map.on('error', ({ error }) => {
		const report = () => listeners.onError(classifyMapError(error));
		// What a provider does not give is shown over the map, and therefore once there is one.
		if (error instanceof ProviderError && !drawn) map.once('idle', report);
		else report();
	});
	map.on('webglcontextlost', listeners.onContextLost);
	const centre = centreOnPress(map);
	map.on('click', ({ point, lngLat }) => {
		const slug = parcelUnder(map, point);
		if (slug) listeners.onParcelClick(slug);
		else centre(lngLat);
	});
	map.on('mousemove', ({ point }) => {
		const slug = parcelUnder(map, point);
		map.getCanvasContainer().classList.toggle('maplibregl-track-pointer', slug !== undefined);
		listeners.onParcelHover(slug);
	});
	// A label over the map is pointed at, too.
	map.on('mouseout', ({ originalEvent: { relatedTarget } }) => {
		if (!(relatedTarget instanceof Element && relatedTarget.closest('[data-parcel-tooltip]')))
			listeners.onParcelHover(undefined);
	});
	map.getCanvas().addEventListener('keydown', ({ key }) => {
		if (key === 'Escape') listeners.onLeave();
	});
}

function parcelUnder(map: MapLibreMap, point: PointLike): string | undefined {
	const slug = map.queryRenderedFeatures(point, { layers: [parcelsLayer] })[0]?.id;
	return typeof slug === 'string' ? slug : undefined;
}

/** Who cannot drag moves the map by a press on free ground, which then is its middle; the pair of a double click moves nothing. */
function centreOnPress(map: MapLibreMap): (place: LngLat) => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	for (const type of ['dblclick', 'movestart', 'remove'] as const) map.on(type, () => clearTimeout(timer));
	return (place) => {
		clearTimeout(timer);
		timer = setTimeout(() => map.easeTo({ center: place }), pairMs);
	};
}
