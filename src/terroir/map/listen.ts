import type { MapLibreMap } from 'maplibre-gl';
import { readCamera } from './camera';
import type { MapEngineListeners } from './engine';
import { classifyMapError, ProviderError } from './map-error';
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
