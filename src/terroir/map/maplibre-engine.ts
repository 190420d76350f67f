import { GPUInitializationError, MapLibreMap, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { readPageSettings } from '../../content/page-settings';
import { type Parcel, parsePlaces } from '../../content/places';
import placesUrl from '../../content/places.geojson?url';
import { type OpenedArchive, openArchive } from '../../extract/archive';
import { connectivityStore } from '../../pwa/connectivity';
import { type CreateMapEngine, MAX_PITCH, MAX_ZOOM, type MapEngineOptions, MIN_ZOOM } from './engine';
import { attributionOf } from './imagery';
import { listen } from './listen';
import { classifyMapError, MissingContainerError, ProviderError, RefusedContextError } from './map-error';
import { cameraOf } from './maplibre-camera';
import { serveArchive } from './protocols';
import './maplibre.css';
import { type OnlineImagery, onlineImagery } from './imagery';
import { markParcels } from './mark-parcels';
import { overlaysOf } from './overlays';
import { serveOnline } from './protocols';
import { type MapStyleParts, mapStyle } from './style';

// Without it the map stays blank and says nothing.
setWorkerUrl(workerUrl);

/** Screens above this ratio are served tiles of the next finer zoom. */
const DENSE_SCREEN = 1.5;

/** The live map on MapLibre: opens the archive and the outlines first, so that what is missing is known before a canvas is there. */
export const createMapLibreEngine: CreateMapEngine = async (options, listeners) => {
	const [opened, parcels] = await Promise.all([
		openArchive(() => connectivityStore.getSnapshot().online),
		fetchParcels(),
	]);
	if (!options.container.isConnected) throw new MissingContainerError();
	serveArchive(opened.archive);
	const online = readOnlineImagery();
	const map = makeMap(options, {
		archive: opened.url,
		tileSize: devicePixelRatio > DENSE_SCREEN ? 256 : 512,
		parcels,
		online: await onlinePart(online, opened),
	});
	const life = new AbortController();
	const report = (error: unknown) => listeners.onError(classifyMapError(error));
	/** Lines that cannot be had are no reason to give up the land: they are told of when that is drawn. */
	const reportOverlay = (error: unknown) => void (map.loaded() ? report(error) : map.once('idle', () => report(error)));
	listen(map, listeners);
	// After the land: nobody waits for a map because of whose it is.
	map.once('idle', () => void readAttribution(opened, listeners.onAttribution));
	map.once('idle', () => void opened.examine?.());
	if (online.kind === 'token-missing') map.once('idle', () => report(new ProviderError('token-missing')));
	return {
		origin: opened.origin,
		...cameraOf(map, parcels),
		...markParcels(map, parcels),
		...overlaysOf(map, life.signal, reportOverlay),
		destroy: () => {
			life.abort();
			map.remove();
		},
	};
};

async function fetchParcels(): Promise<readonly Parcel[]> {
	const response = await fetch(placesUrl);
	if (!response.ok) throw Object.assign(new Error('places'), { status: response.status });
	return parsePlaces(await response.json());
}

/** An archive whose metadata cannot be read does not say whose imagery it is; its tiles are no worse for it. */
async function readAttribution({ archive }: OpenedArchive, tell: (text: string) => void): Promise<void> {
	const attribution = attributionOf(await archive.getMetadata().catch(() => undefined));
	if (attribution) tell(attribution);
}

/** Settings that cannot be read ask for nothing: the archive needs none. */
function readOnlineImagery(): OnlineImagery {
	const read = readPageSettings(document);
	return onlineImagery(read.kind === 'settings' ? read.settings.map : undefined);
}

async function onlinePart(online: OnlineImagery, { archive }: OpenedArchive): Promise<MapStyleParts['online']> {
	if (online.kind !== 'tiles') return undefined;
	const { minLon, minLat, maxLon, maxLat, maxZoom } = await archive.getHeader();
	const tiles = serveOnline(online.address, { bounds: [minLon, minLat, maxLon, maxLat], maxZoom });
	return { tiles, archiveMaxZoom: maxZoom };
}

function makeMap({ container, label, camera, padding }: MapEngineOptions, parts: MapStyleParts): MapLibreMap {
	const map = withGraphics({
		container,
		style: mapStyle(parts),
		center: [...camera.center],
		zoom: camera.zoom,
		bearing: camera.bearing,
		pitch: camera.pitch,
		minZoom: MIN_ZOOM,
		maxZoom: MAX_ZOOM,
		maxPitch: MAX_PITCH,
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

/** Whether the browser has given a graphics context before, to whichever map of this page. */
let hadGraphics = false;

/** @throws {RefusedContextError} where there was a context before; MapLibre's own error where there never was */
function withGraphics(options: MapOptions): MapLibreMap {
	try {
		const map = new MapLibreMap(options);
		hadGraphics = true;
		return map;
	} catch (cause) {
		throw hadGraphics && cause instanceof GPUInitializationError ? new RefusedContextError('', { cause }) : cause;
	}
}
