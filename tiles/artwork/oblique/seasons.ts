import { type LonLat, toMetres } from '../../geo/frame';
import { mix } from '../../geo/scalars';
import { viewCentres } from '../../geo/views';
import { type Camera, type Size, sightOf } from './camera';
import { type ObliqueInks, spring, summer, vintage, winter } from './inks';
import type { Sun } from './sun';
import type { View } from './view';

/** A season over an estate: one view, in one ink, while the light goes round. */
type Season = {
	/** The estate, whose middle is in sight and near that of the picture. */
	readonly name: string;
	readonly place: LonLat;
	readonly inks: ObliqueInks;
	/** Metres to the place, and degrees clockwise from north in which it is seen. */
	readonly distance: number;
	readonly bearing: number;
	/** Metres above the sea. */
	readonly altitude: number;
	/** Degrees by which the camera looks past the place, to its right. */
	readonly past: number;
	readonly light: readonly [from: Sun, to: Sun];
};

/** The light is low in winter and at the vintage, high in summer. */
export const seasons: readonly Season[] = [
	{
		name: 'Quatro Vistas',
		place: viewCentres.main,
		inks: winter,
		...{ distance: 8200, bearing: 114, altitude: 1925, past: -2 },
		light: [
			{ azimuth: 180, elevation: 18 },
			{ azimuth: 228, elevation: 24 },
		],
	},
	{
		name: 'Moinho',
		place: viewCentres.moinho,
		inks: spring,
		...{ distance: 6400, bearing: 66, altitude: 1775, past: 2 },
		light: [
			{ azimuth: 350, elevation: 30 },
			{ azimuth: 302, elevation: 36 },
		],
	},
	{
		name: 'Martim',
		place: viewCentres.martim,
		inks: summer,
		...{ distance: 7400, bearing: 340, altitude: 1925, past: -2 },
		light: [
			{ azimuth: 244, elevation: 44 },
			{ azimuth: 292, elevation: 36 },
		],
	},
	{
		name: 'Vale Sabor',
		place: viewCentres.valesabor,
		inks: vintage,
		...{ distance: 6800, bearing: 247, altitude: 1975, past: 2 },
		light: [
			{ azimuth: 174, elevation: 28 },
			{ azimuth: 222, elevation: 16 },
		],
	},
];

const lens = { focal: 1.3, horizon: 0.03, exaggeration: 2.3 } as const;

export function cameraOf({ place, distance, bearing, altitude, past }: Season): Camera {
	const [x, y] = toMetres(place);
	const angle = (bearing * Math.PI) / 180;
	return {
		x: x - Math.sin(angle) * distance,
		y: y - Math.cos(angle) * distance,
		altitude,
		bearing: bearing + past,
		...lens,
	};
}

/** The width at which lines have the widths below. */
const drawnWidth = 1280;

/** @param moment of the season, 0 at its start, 1 at its end */
export function viewOf(season: Season, moment: number, size: Size): View {
	const [from, to] = season.light;
	const scale = size.width / drawnWidth;
	return {
		camera: cameraOf(season),
		sun: {
			azimuth: mix(from.azimuth, to.azimuth, moment),
			elevation: mix(from.elevation, to.elevation, moment),
		},
		inks: season.inks,
		contours: { interval: 50, width: 0.95 * scale, indexWidth: 1.55 * scale, room: 7 * scale, strength: 0.85 },
		haze: 18_000,
		fade: () => 1,
		grain: 0,
		size,
	};
}

/** Where a season's place is in the picture, in shares of its width and height. */
export function sightOfPlace(season: Season, size: Size, heightAt: (x: number, y: number) => number) {
	const [x, y] = toMetres(season.place);
	const { column, row } = sightOf(cameraOf(season), size, [x, y], heightAt(x, y));
	return { across: share(column / size.width), down: share(row / size.height) };
}

function share(value: number): number {
	return Number(value.toFixed(4));
}
