import type { Feature, Point, Polygon } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, MapLibreMap, SymbolLayerSpecification } from 'maplibre-gl';
import { mapMessages } from '#messages/map';
import { countryMessages as m } from '#messages/map-country';
import { decodeLines, lineFeatures, type NamedLine } from './line-paths';
import type { LonLat } from './mercator';
import { reservedLayer } from './reserved';
import { waterFont } from './river-names';
import { paperColour } from './sheet';
import { firstGraticule } from './sheet-graticule';

const riversSource = 'country-rivers';
const borderSource = 'country-border';
const seaSource = 'country-sea';
const namesSource = 'country-names';

/** Around the sheet, where the map shows more than it: the rivers from Spain to the sea, the shore, the border, and what is called how. Drawn when the map is first so far away. */
export async function drawCountry(map: MapLibreMap, life: AbortSignal, leastPx: number): Promise<void> {
	await onceFar(map, life);
	const { default: country } = await import('../../content/map-country.gen.json');
	if (life.aborted) return;
	const lines = decodeLines(country);
	const rivers = lines.filter(({ name }) => name.startsWith('Rio '));
	map.addSource(riversSource, { type: 'geojson', data: lineFeatures(rivers) });
	map.addSource(borderSource, { type: 'geojson', data: lineFeatures(named(lines, 'border')) });
	map.addSource(seaSource, { type: 'geojson', data: seaBeyond(named(lines, 'coast')[0]?.places ?? []) });
	map.addSource(namesSource, { type: 'geojson', data: { type: 'FeatureCollection', features: names() } });
	for (const layer of land) map.addLayer(layer, firstGraticule);
	for (const layer of lettering(leastPx)) map.addLayer(layer, reservedLayer.id);
}

/** Waits until the map is so far away that the country is seen. */
function onceFar(map: MapLibreMap, life: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		function look() {
			if (!life.aborted && map.getZoom() >= fadeTo) return;
			map.off('zoom', look);
			resolve();
		}
		map.on('zoom', look);
		look();
	});
}

function named(lines: readonly NamedLine[], wanted: string): readonly NamedLine[] {
	return lines.filter(({ name }) => name === wanted);
}

/** Degrees: corners of the sea that no window shows. */
const [farWest, farSouth, farNorth] = [-16, 35, 47];

/** The sea to the west of the shore, which runs from north to south. */
function seaBeyond(shore: readonly LonLat[]): Feature<Polygon> {
	const [first, last] = [shore[0], shore.at(-1)];
	const ring = [
		...shore,
		[last?.[0] ?? farWest, farSouth],
		[farWest, farSouth],
		[farWest, farNorth],
		[first?.[0] ?? farWest, farNorth],
	];
	return {
		type: 'Feature',
		properties: {},
		geometry: { type: 'Polygon', coordinates: [[...ring, ring[0] ?? []].map((place) => [...place])] },
	};
}

/** The first of two that would stand on each other has the room. */
const towns: readonly (readonly [name: string, place: LonLat])[] = [
	['Porto', [-8.61, 41.15]],
	['Peso da Régua', [-7.79, 41.165]],
	['Vila Real', [-7.745, 41.3]],
	['Bragança', [-6.757, 41.806]],
	['Mirandela', [-7.183, 41.487]],
	['Miranda do Douro', [-6.273, 41.494]],
	['Chaves', [-7.47, 41.74]],
	['Guarda', [-7.267, 40.537]],
	['Viseu', [-7.914, 40.661]],
	['Braga', [-8.425, 41.55]],
	['Amarante', [-8.08, 41.272]],
	['Lamego', [-7.81, 41.097]],
	['Zamora', [-5.755, 41.505]],
	['Salamanca', [-5.664, 40.965]],
	['Aveiro', [-8.653, 40.641]],
	['Coimbra', [-8.42, 40.211]],
];

function names(): Feature<Point>[] {
	const at = (kind: string, name: string, [lon, lat]: LonLat): Feature<Point> => ({
		type: 'Feature',
		properties: { kind, name },
		geometry: { type: 'Point', coordinates: [lon, lat] },
	});
	return [
		...towns.map(([name, place]) => at('town', name, place)),
		at('country', 'Portugal', [-7.62, 40.83]),
		at('country', m.spain, [-6.3, 40.95]),
		at('water', m.ocean, [-9.2, 41.2]),
		at('water', `${mapMessages.river} Douro`, [-8.14, 41.02]),
	];
}

/** From here on the sheet fills most windows. */
const fadeFrom = 10;
const fadeTo = 11;
/** What is written large goes before the names of the rivers come. */
const largeUntil = 9.5;
const whileFar: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], fadeFrom, 1, fadeTo, 0];
const whileLarge: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 9, 1, largeUntil, 0];
const isOf = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];
const isDouro: ExpressionSpecification = ['==', ['get', 'name'], 'Rio Douro'];

const waterColour = '#8fa3a1';
const land: readonly LayerSpecification[] = [
	{
		id: 'country-sea',
		type: 'fill',
		source: seaSource,
		maxzoom: fadeTo,
		paint: {
			'fill-color': '#c9d0c9',
			'fill-opacity': ['interpolate', ['linear'], ['zoom'], fadeFrom, 0.45, fadeTo, 0],
		},
	},
	{
		id: 'country-shore',
		type: 'line',
		source: seaSource,
		maxzoom: fadeTo,
		paint: { 'line-color': waterColour, 'line-width': 1, 'line-opacity': whileFar },
	},
	{
		id: 'country-border',
		type: 'line',
		source: borderSource,
		maxzoom: fadeTo,
		paint: { 'line-color': '#9b8d70', 'line-width': 1, 'line-dasharray': [6, 3, 1, 3], 'line-opacity': whileFar },
	},
	{
		id: 'country-rivers',
		type: 'line',
		source: riversSource,
		maxzoom: fadeTo,
		layout: { 'line-cap': 'round', 'line-join': 'round' },
		paint: {
			'line-color': waterColour,
			'line-opacity': whileFar,
			'line-width': [
				'interpolate',
				['linear'],
				['zoom'],
				8,
				['case', isDouro, 2.2, 0.9],
				10,
				['case', isDouro, 5, 1.8],
			],
		},
	},
	{
		id: 'country-towns',
		type: 'circle',
		source: namesSource,
		filter: isOf('town'),
		maxzoom: fadeTo,
		paint: {
			'circle-radius': 2.2,
			'circle-color': '#171411',
			'circle-stroke-color': paperColour,
			'circle-stroke-width': 1.2,
			'circle-opacity': whileFar,
			'circle-stroke-opacity': whileFar,
		},
	},
];

const townFont = ['Regular', 'Bona Nova'];
const ink = {
	'text-color': '#4c443b',
	'text-halo-color': paperColour,
	'text-halo-width': 1.6,
	'text-opacity': whileFar,
};

function lettering(leastPx: number): readonly SymbolLayerSpecification[] {
	const px = (wanted: number) => Math.max(wanted, leastPx);
	return [
		{
			id: 'country-town-names',
			type: 'symbol',
			source: namesSource,
			filter: isOf('town'),
			maxzoom: fadeTo,
			layout: {
				'text-field': ['get', 'name'],
				'text-font': townFont,
				'text-size': px(15),
				'text-variable-anchor': ['bottom-left', 'bottom-right', 'left', 'right'],
				'text-radial-offset': 0.4,
				'text-justify': 'auto',
				'text-padding': 4,
			},
			paint: ink,
		},
		{
			id: 'country-water-names',
			type: 'symbol',
			source: namesSource,
			filter: isOf('water'),
			maxzoom: largeUntil,
			layout: {
				'text-field': ['get', 'name'],
				'text-font': waterFont,
				'text-size': px(16),
				'text-letter-spacing': 0.18,
				'text-max-width': 6,
			},
			paint: { ...ink, 'text-color': '#38525e', 'text-opacity': whileLarge },
		},
		{
			id: 'country-names',
			type: 'symbol',
			source: namesSource,
			filter: isOf('country'),
			maxzoom: largeUntil,
			layout: {
				'text-field': ['get', 'name'],
				'text-font': townFont,
				'text-transform': 'uppercase',
				'text-size': px(13),
				'text-letter-spacing': 0.32,
			},
			paint: { ...ink, 'text-color': '#7d6f57', 'text-opacity': whileLarge },
		},
	];
}
