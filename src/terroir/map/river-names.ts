import type { MapLibreMap, SymbolLayerSpecification } from 'maplibre-gl';
import { decodeLines, lineFeatures } from './line-paths';

/**
 * The font of water as the canvas letters with it. Without a `glyphs` address MapLibre draws each letter with the page's own fonts; weight and
 * slant it reads from the first name of the stack, which therefore names no family but the style alone.
 */
const waterFont = ['Italic', 'Bona Nova'];

/** From this zoom on a name keeps to the bends of the water and clear of the parcels. */
const NEAR_ZOOM = 13;

/** Sets the names of the rivers along the water. Comes after the map has been drawn: it is lettering, and the land comes first. */
export async function drawRiverNames(map: MapLibreMap, life: AbortSignal): Promise<void> {
	const { default: rivers } = await import('../../content/rivers.gen.json');
	if (life.aborted) return;
	map.addSource('rivers', { type: 'geojson', data: lineFeatures(decodeLines(rivers.near)) });
	map.addSource('rivers-far', { type: 'geojson', data: lineFeatures(decodeLines(rivers.far)) });
	map.addLayer({ ...lettering('rivers'), minzoom: NEAR_ZOOM });
	map.addLayer({ ...lettering('rivers-far'), minzoom: 9.5, maxzoom: NEAR_ZOOM });
}

function lettering(source: string): SymbolLayerSpecification {
	return {
		id: `${source}-names`,
		type: 'symbol',
		source,
		layout: {
			'symbol-placement': 'line',
			'symbol-spacing': 700,
			'text-field': ['get', 'name'],
			'text-font': waterFont,
			'text-size': ['interpolate', ['linear'], ['zoom'], 10, 16, 13, 19, 15, 26, 17, 38],
			'text-letter-spacing': 0.18,
			'text-max-angle': 36,
			'text-padding': 8,
		},
		paint: { 'text-color': '#cfdcd8', 'text-halo-color': 'rgba(23, 20, 17, 0.55)', 'text-halo-width': 1.4 },
	};
}
