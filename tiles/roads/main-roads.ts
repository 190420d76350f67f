import type { Metres } from '../geo/frame';
import { VIEW_NAMES, type ViewName } from '../geo/views';
import type { Grid } from '../terrain/grid';
import { hashUnit } from '../terrain/noise';
import { isWithin, squareKilometres } from './lattice';
import type { RoadBuilder, Stretch } from './road-builder';
import { apart } from './settlements';

type Quintas = Readonly<Record<ViewName, Metres>>;

const FULL_TURN = 6.283;
/** Metres that tracks keep from the rivers. */
const TRACK_DRY = 25;
const FARM_DRY = 20;
const FROM_THE_EDGE = 100;
const STREETS = 4;
const STREET_LENGTH = 170;
const ESTATE_TRACKS = 12;
/** Metres around the quinta that its tracks reach; the Moinho is a small estate. */
const ESTATE_RADIUS = 1500;
const MOINHO_RADIUS = 900;
const FARM_TRACKS_PER_KM2 = 0.168;
/** Beyond so many metres from every quinta only this share of the farm tracks is built. */
const NEAR_QUINTA = 4500;
const FAR_SHARE = 0.6;

/** Paved roads: from each village to the two next places, from each quinta to the nearest. */
export function buildPavedRoads(builder: RoadBuilder, villages: readonly Metres[], quintas: Quintas): Stretch[] {
	const places = [...villages, ...VIEW_NAMES.map((view) => quintas[view])];
	const joined = new Set<string>();
	return places.flatMap((place, index) =>
		places
			.map((other, to) => ({ to, distance: apart(place, other) }))
			.filter(({ to }) => to !== index)
			.toSorted((a, b) => a.distance - b.distance)
			.slice(0, index < villages.length ? 2 : 1)
			.flatMap(({ to }) => {
				const pair = `${Math.min(index, to)} ${Math.max(index, to)}`;
				if (joined.has(pair)) return [];
				joined.add(pair);
				return builder.build('paved', place, places[to] ?? place);
			}),
	);
}

/** A few short streets in each village, to where its last houses stand. */
export function buildStreets(builder: RoadBuilder, villages: readonly Metres[], rivers: Grid): Stretch[] {
	return villages.flatMap(([x, y], village) =>
		Array.from({ length: STREETS }, (_, n): Stretch[] => {
			const angle = ((n + 0.7 * hashUnit(n, village, 44)) / STREETS) * FULL_TURN;
			const distance = STREET_LENGTH * (0.6 + 0.4 * hashUnit(n, village, 45));
			const end: Metres = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
			return rivers.linear(...end) < TRACK_DRY ? [] : builder.build('street', [x, y], end);
		}).flat(),
	);
}

/** Tracks from each quinta to spots all round it. */
export function buildEstateTracks(builder: RoadBuilder, quintas: Quintas, rivers: Grid): Stretch[] {
	return VIEW_NAMES.flatMap((view) => {
		const [x, y] = quintas[view];
		const radius = view === 'moinho' ? MOINHO_RADIUS : ESTATE_RADIUS;
		return Array.from({ length: ESTATE_TRACKS }, (_, n): Stretch[] => {
			const angle = (n / ESTATE_TRACKS) * FULL_TURN + 0.4 * hashUnit(n, view.length, 3);
			const distance = radius * (0.45 + 0.55 * hashUnit(n, view.length, 4));
			const spot: Metres = [x + Math.cos(angle) * distance * 1.15, y + Math.sin(angle) * distance * 0.8];
			return rivers.linear(...spot) < TRACK_DRY ? [] : builder.build('estate', [x, y], spot);
		}).flat();
	});
}

/** Tracks between farms all over the land, fewer far from the estates. */
export function buildFarmTracks(builder: RoadBuilder, quintas: Quintas, rivers: Grid): Stretch[] {
	const { west, south, cell, columns, rows } = builder.lattice;
	const tracks: Stretch[] = [];
	const tracksTried = Math.round(squareKilometres(builder.lattice) * FARM_TRACKS_PER_KM2);
	for (let n = 0; n < tracksTried; n++) {
		const x = west + 800 + hashUnit(n, 5, 19) * (columns * cell - 1600);
		const y = south + 800 + hashUnit(n, 6, 19) * (rows * cell - 1600);
		const angle = hashUnit(n, 7, 19) * FULL_TURN;
		const distance = 700 + 900 * hashUnit(n, 8, 19);
		const spot: Metres = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
		const far = VIEW_NAMES.every((view) => apart(quintas[view], [x, y]) > NEAR_QUINTA);
		if (far && hashUnit(n, 9, 19) > FAR_SHARE) continue;
		if (rivers.linear(x, y) < FARM_DRY || rivers.linear(...spot) < FARM_DRY) continue;
		if (isWithin(builder.lattice, spot, FROM_THE_EDGE)) tracks.push(...builder.build('farm', [x, y], spot));
	}
	return tracks;
}
