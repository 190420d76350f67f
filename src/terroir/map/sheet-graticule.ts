import type { FeatureCollection, LineString } from 'geojson';
import type { LineLayerSpecification } from 'maplibre-gl';
import bounds from '../../content/map-sheet-place.gen.json';
import type { LonLat } from '../../content/mercator';
import { collection, feature, line } from './geojson';
import { byZoom } from './zooms';

export const graticuleSource = 'sheet-graticule';

/** `--line` darkened by as much as a hairline loses. */
const graticuleColour = '#c3b596';
/** Degrees: so far that no window at the least zoom around a place of the sheet ends before the graticule does. */
const graticuleReach = { west: -15, east: 0, south: 36, north: 46 } as const;
/** A line every half a degree, nearer every ten minutes, every minute, every ten seconds, nearest every five; `from` is the zoom. */
const graticules = [
	{ perDegree: 2, from: 0, reach: graticuleReach },
	{ perDegree: 6, from: 9, reach: graticuleReach },
	{ perDegree: 60, from: 13, reach: bounds },
	{ perDegree: 360, from: 16, reach: bounds },
	{ perDegree: 720, from: 16.5, reach: bounds },
] as const;

/** The finer a graticule, the nearer one has to be. */
export const graticuleLayers: readonly LineLayerSpecification[] = graticules.map(({ perDegree, from }) => ({
	id: `sheet-graticule-${perDegree}`,
	type: 'line',
	source: graticuleSource,
	minzoom: from,
	filter: ['==', ['get', 'perDegree'], perDegree],
	paint: {
		'line-color': graticuleColour,
		'line-width': 0.8,
		'line-opacity': byZoom(from, from === 0 ? 1 : 0, from + 0.5, 1),
	},
}));

/** Below it lies what is around the sheet. */
export const firstGraticule = `sheet-graticule-${graticules[0].perDegree}`;

export function graticuleLines(): FeatureCollection<LineString> {
	const features = graticules.flatMap(({ perDegree, reach: { west, east, south, north } }, index) => {
		const between = (...ends: LonLat[]) => feature(line(ends), { perDegree });
		const coarser = graticules[index - 1]?.perDegree;
		return [
			...stepsBetween(west, east, perDegree, coarser).map((lon) => between([lon, south], [lon, north])),
			...stepsBetween(south, north, perDegree, coarser).map((lat) => between([west, lat], [east, lat])),
		];
	});
	return collection(features);
}

/** Without those of the coarser graticule: a line that is drawn twice is a heavier one. */
function stepsBetween(from: number, to: number, perDegree: number, coarser: number | undefined): number[] {
	const first = Math.ceil(from * perDegree);
	const every = coarser && perDegree / coarser;
	return Array.from({ length: Math.floor(to * perDegree) - first + 1 }, (_, at) => first + at)
		.filter((step) => !every || step % every !== 0)
		.map((step) => step / perDegree);
}
