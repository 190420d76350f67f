import type { Feature, LineString, Point, Polygon } from 'geojson';
import type { MapLibreMap } from 'maplibre-gl';
import { mapMessages as m } from '#messages/map';
import { decodeLines, type NamedLine } from '../../content/coded-lines';
import type { LonLat } from '../../content/mercator';
import { retry } from '../../platform/retry';
import {
	borderSource,
	countryLand,
	countryLettering,
	fadeTo,
	namesSource,
	onSheet,
	riversSource,
	seaSource,
} from './country-style';
import { addDot } from './dot';
import { collection, feature, line } from './geojson';
import { lineFeatures, stretchesWhere } from './line-paths';
import type { RiverNames } from './river-names';
import { riverNamesLayer } from './river-names-layer';
import { isOnSheet } from './sheet';
import { firstGraticule } from './sheet-graticule';
import { smoothLine } from './smooth';

/**
 * Around the sheet, where the map shows more than it: the rivers from Spain to the sea, the shore, the border, and what is called how.
 * Drawn when the map is first so far away.
 */
export async function drawCountry(
	map: MapLibreMap,
	life: AbortSignal,
	leastPx: number,
	riverNames: Pick<RiverNames, 'addCountry'>,
): Promise<void> {
	await onceFar(map, life);
	const { default: country } = await retry(() => import('../../content/map-country.gen.json'));
	if (life.aborted) return;
	const lines = decodeLines(country, smoothLine);
	const rivers = lines.filter(({ name }) => name.startsWith('Rio '));
	map.addSource(riversSource, { type: 'geojson', data: collection(riverStretches(rivers)) });
	map.addSource(borderSource, { type: 'geojson', data: lineFeatures(named(lines, 'border')) });
	map.addSource(seaSource, { type: 'geojson', data: seaBeyond(named(lines, 'coast')[0]?.places ?? []) });
	map.addSource(namesSource, { type: 'geojson', data: collection(names(country.towns)) });
	addDot(map);
	for (const layer of countryLand) map.addLayer(layer, firstGraticule);
	for (const layer of countryLettering(leastPx)) map.addLayer(layer, riverNamesLayer.id);
	riverNames.addCountry(
		rivers,
		country.towns.map(({ place: [longitude = 0, latitude = 0] }) => [longitude, latitude]),
	);
}

/** Degrees over which stretches on the sheet and beyond it lie over each other: more than a piece of a river is long. */
const overlapInset = 0.004;

/** In stretches on the sheet, which has its own from near, and beyond it. */
function riverStretches(rivers: readonly NamedLine[]): Feature<LineString>[] {
	const stretches = (isThere: (place: LonLat) => boolean, isOn: boolean) =>
		stretchesWhere(rivers, isThere).map(({ name, places }) => feature(line(places), { name, [onSheet]: isOn }));
	return [
		...stretches((place) => isOnSheet(place), true),
		...stretches((place) => !isOnSheet(place, overlapInset), false),
	];
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
	return feature({ type: 'Polygon', coordinates: [[...ring, ring[0] ?? []].map((place) => [...place])] }, {});
}

/** Zoom: before, an estate's own name stands where the town's would. */
const shownFrom: Readonly<Record<string, number>> = { 'Peso da Régua': 9 };

/** Of the towns, and of what is written large. */
function names(towns: readonly Town[]): Feature<Point>[] {
	const at = (kind: string, name: string, coordinates: number[]): Feature<Point> =>
		feature({ type: 'Point', coordinates }, { kind, name, from: shownFrom[name] ?? 0 });
	return [
		...towns.map(({ name, place }) => at('town', name, place)),
		at('country', 'Portugal', [-7.62, 40.83]),
		at('country', m.spain, [-6.35, 40.95]),
		at('water', m.ocean, [-9.2, 41.2]),
	];
}
