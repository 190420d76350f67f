import { type LonLat, toMetres } from '../../geo/frame';
import { clamp } from '../../terrain/scalars';
import type { Camera, Size } from './camera';
import { paper } from './inks';
import type { Sun } from './sun';
import type { View } from './view';

export const filmSize: Size = { width: 1280, height: 720 };
/** Frames a second, and seconds. */
export const filmRate = 24;
const filmLength = 25;
export const framesFolder = filmRate * filmLength;
/** The light stays where it is while the camera turns. */
export const filmSun: Sun = { azimuth: 340, elevation: 27 };

/** A frame of the film, from 0; the poster is the first one at another size. */
export function frameView(frame: number, size = filmSize): View {
	const scale = size.width / filmSize.width;
	return {
		camera: cameraAt(frame / (framesFolder - 1)),
		sun: filmSun,
		inks: paper,
		contours: { interval: 50, width: 0.95 * scale, indexWidth: 1.55 * scale, room: 7 * scale, strength: 0.85 },
		haze: 18_000,
		fade: () => 1,
		grain: 0,
		size,
	};
}

/** Where the flight is drawn to: a place, metres above the sea, degrees clockwise from north. */
type Waypoint = readonly [place: LonLat, altitude: number, bearing: number];

/** From the south between Quatro Vistas and Moinho, over the Douro towards Martim, and round to Vale Sabor. */
const waypoints: readonly Waypoint[] = [
	[[-7.562, 41.058], 2050, 19],
	[[-7.553, 41.074], 2050, 21],
	[[-7.54, 41.094], 2000, 31],
	[[-7.527, 41.114], 1950, 39],
	[[-7.513, 41.134], 1900, 37],
	[[-7.499, 41.155], 1900, 27],
	[[-7.484, 41.176], 1900, 18],
	[[-7.467, 41.197], 1950, 17],
	[[-7.445, 41.216], 2000, 28],
	[[-7.414, 41.231], 2050, 42],
	[[-7.377, 41.238], 2050, 57],
	[[-7.338, 41.237], 2000, 71],
	[[-7.3, 41.23], 1950, 84],
	[[-7.265, 41.221], 1820, 94],
	[[-7.236, 41.213], 1700, 100],
	[[-7.215, 41.207], 1640, 102],
];

/** With its ends three times over, the spline leaves the first waypoint and reaches the last one as gently as can be. */
const controls = [waypoints[0], waypoints[0], ...waypoints, waypoints.at(-1), waypoints.at(-1)].map(numbersOf);

const spans = controls.length - 3;
const lens = { focal: 1.3, horizon: 0.13, exaggeration: 2.3 } as const;

/** The camera at a time of the flight, 0 at its start, 1 at its end: along a cubic B-spline, without a jolt. */
function cameraAt(time: number): Camera {
	const along = clamp(time) * spans;
	const span = Math.min(Math.floor(along), spans - 1);
	const t = along - span;
	const weights = [(1 - t) ** 3, 4 - 6 * t ** 2 + 3 * t ** 3, 1 + 3 * t + 3 * t ** 2 - 3 * t ** 3, t ** 3];
	const sum = (part: keyof Control) =>
		weights.reduce((total, weight, k) => total + (weight / 6) * (controls[span + k]?.[part] ?? 0), 0);
	return { x: sum('x'), y: sum('y'), altitude: sum('altitude'), bearing: sum('bearing'), ...lens };
}

type Control = { readonly x: number; readonly y: number; readonly altitude: number; readonly bearing: number };

function numbersOf(waypoint: Waypoint | undefined): Control {
	const [place, altitude, bearing] = waypoint ?? [[0, 0], 0, 0];
	const [x, y] = toMetres(place);
	return { x, y, altitude, bearing };
}
