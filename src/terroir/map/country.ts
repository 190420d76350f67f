import type { Feature, Point, Polygon } from 'geojson';
import type { MapLibreMap } from 'maplibre-gl';
import { mapMessages as m } from '#messages/map';
import type { LonLat } from '../../content/mercator';
import { retry } from '../../platform/retry';
import {
	borderSource,
	countryLand,
	countryLettering,
	fadeTo,
	namesSource,
	riversSource,
	seaSource,
} from './country-style';
import { decodeLines, lineFeatures, type NamedLine } from './line-paths';
import { reservedLayer } from './reserved';
import { firstGraticule } from './sheet-graticule';

/**
 * Around the sheet, where the map shows more than it: the rivers from Spain to the sea, the shore, the border, and what is called how.
 * Drawn when the map is first so far away.
 */
export async function drawCountry(map: MapLibreMap, life: AbortSignal, leastPx: number): Promise<void> {
	await onceFar(map, life);
	const { default: country } = await retry(() => import('../../content/map-country.gen.json'));
	if (life.aborted) return;
	const lines = decodeLines(country);
	const rivers = lines.filter(({ name }) => name.startsWith('Rio '));
	map.addSource(riversSource, { type: 'geojson', data: lineFeatures(rivers) });
	map.addSource(borderSource, { type: 'geojson', data: lineFeatures(named(lines, 'border')) });
	map.addSource(seaSource, { type: 'geojson', data: seaBeyond(named(lines, 'coast')[0]?.places ?? []) });
	map.addSource(namesSource, { type: 'geojson', data: { type: 'FeatureCollection', features: names(country.towns) } });
	for (const layer of countryLand) map.addLayer(layer, firstGraticule);
	for (const layer of countryLettering(leastPx)) map.addLayer(layer, reservedLayer.id);
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

type Town = { name: string; place: number[] };

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

/** Of the towns, and of what is written large. */
function names(towns: readonly Town[]): Feature<Point>[] {
	const at = (kind: string, name: string, coordinates: number[]): Feature<Point> => ({
		type: 'Feature',
		properties: { kind, name },
		geometry: { type: 'Point', coordinates },
	});
	return [
		...towns.map(({ name, place }) => at('town', name, place)),
		at('country', 'Portugal', [-7.62, 40.83]),
		at('country', m.spain, [-6.3, 40.95]),
		at('water', m.ocean, [-9.2, 41.2]),
		at('water', `${m.river} Douro`, [-8.14, 41.02]),
	];
}
