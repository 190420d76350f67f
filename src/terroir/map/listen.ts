import type { LngLat, MapLibreMap, PointLike } from 'maplibre-gl';
import { PAIR_MS } from '../../ui/second-press';
import type { MapEngineListeners } from './engine';
import { classifyMapError, ProviderError } from './map-error';
import { readCamera } from './maplibre-camera';
import { PARCELS_LAYER } from './style';

/** Hands on what happens on a map. */
export function listen(map: MapLibreMap, listeners: MapEngineListeners): void {
	let drawn = false;
	map.once('idle', () => {
		drawn = true;
		listeners.onReady();
	});
	map.on('move', () => listeners.onMove(readCamera(map)));
	map.on('moveend', () => listeners.onMoveEnd(readCamera(map)));
	map.on('error', ({ error }) => {
		const report = () => listeners.onError(classifyMapError(error));
		// What a provider does not give is told over the map, and therefore once there is one.
		if (error instanceof ProviderError && !drawn) map.once('idle', report);
		else report();
	});
	map.on('webglcontextlost', listeners.onContextLost);
	const parcelAt = (point: PointLike) => {
		const slug = map.queryRenderedFeatures(point, { layers: [PARCELS_LAYER] })[0]?.id;
		return typeof slug === 'string' ? slug : undefined;
	};
	const centre = centreOnPress(map);
	map.on('click', ({ point, lngLat }) => {
		const slug = parcelAt(point);
		if (slug) listeners.onParcelClick(slug);
		else centre(lngLat);
	});
	map.on('mousemove', ({ point }) => {
		const slug = parcelAt(point);
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

/** Who cannot drag moves the map by a press on free ground, which then is its middle; the pair of a double click moves nothing. */
function centreOnPress(map: MapLibreMap): (place: LngLat) => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	for (const type of ['dblclick', 'movestart', 'remove'] as const) map.on(type, () => clearTimeout(timer));
	return (place) => {
		clearTimeout(timer);
		timer = setTimeout(() => map.easeTo({ center: place }), PAIR_MS);
	};
}
