import type { GeoJSONSourceSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { tokens, waterLetters } from './colours';

/**
 * The font of water as the canvas letters with it. Without a `glyphs` address MapLibre draws each letter with the page's own fonts; weight and
 * slant it reads from the first name of the stack, which therefore names no family but the style alone.
 */
export const waterFont = ['Italic', 'Bona Nova'];

const source = 'river-names';

/** The names of the rivers, each with the line that it stands on; in the style from the beginning, so that they are placed before what comes later. */
export const emptyRiverNames: GeoJSONSourceSpecification = {
	type: 'geojson',
	data: { type: 'FeatureCollection', features: [] },
	// A name is on several tiles, and each of them needs the whole of its line.
	buffer: 512,
};

export const riverNamesLayer: SymbolLayerSpecification = {
	id: source,
	type: 'symbol',
	source,
	layout: {
		'symbol-placement': 'line-center',
		'text-field': ['get', 'text'],
		'text-font': waterFont,
		'text-size': ['get', 'px'],
		'text-letter-spacing': 0.18,
		'text-max-angle': 60,
		'text-padding': 4,
	},
	// `--water-light` on imagery; on the sheet, as on the front page, dark with the paper around it.
	paint: {
		'text-color': ['case', ['get', 'onImagery'], '#cfdcd8', waterLetters],
		'text-halo-color': ['case', ['get', 'onImagery'], 'rgba(23, 20, 17, 0.55)', tokens.paper],
		'text-halo-width': 1.6,
	},
};
