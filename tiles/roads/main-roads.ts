import type { Metres } from '../geo/frame';
import { type ViewName, viewNames } from '../geo/views';
import type { Grid } from '../terrain/grid';
import { hashUnit } from '../terrain/noise';
import { isWithin, squareKilometres } from './lattice';
import type { RoadBuilder, Stretch } from './road-builder';
import { apart } from './settlements';

type Quintas = Readonly<Record<ViewName, Metres>>;

const fullTurn = 6.283;
/** Metres that tracks keep from the rivers. */
const trackDry = 25;
const farmDry = 20;
const fromTheEdge = 100;
const streets = 4;
const streetLength = 170;
const estateTracks = 12;
/** Metres around the quinta that its tracks reach; the Moinho is a small estate. */
const estateRadius = 1500;
const moinhoRadius = 900;
const farmTracksPerKm2 = 0.168;
/** Beyond so many metres from every quinta only this share of the farm tracks is built. */
const nearQuinta = 4500;
const farShare = 0.6;

/** Paved roads: from each village to the two next places, from each quinta to the nearest. */
export function buildPavedRoads(builder: RoadBuilder, villages: readonly Metres[], quintas: Quintas): Stretch[] {
	const places = [...villages, ...viewNames.map((view) => quintas[view])];
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
		Array.from({ length: streets }, (_, n): Stretch[] => {
			const angle = ((n + 0.7 * hashUnit(n, village, 44)) / streets) * fullTurn;
			const distance = streetLength * (0.6 + 0.4 * hashUnit(n, village, 45));
			const end: Metres = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
			return rivers.linear(...end) < trackDry ? [] : builder.build('street', [x, y], end);
		}).flat(),
	);
}

/** Tracks from each quinta to spots all round it. */
export function buildEstateTracks(builder: RoadBuilder, quintas: Quintas, rivers: Grid): Stretch[] {
	return viewNames.flatMap((view) => {
		const [x, y] = quintas[view];
		const radius = view === 'moinho' ? moinhoRadius : estateRadius;
		return Array.from({ length: estateTracks }, (_, n): Stretch[] => {
			const angle = (n / estateTracks) * fullTurn + 0.4 * hashUnit(n, view.length, 3);
			const distance = radius * (0.45 + 0.55 * hashUnit(n, view.length, 4));
			const spot: Metres = [x + Math.cos(angle) * distance * 1.15, y + Math.sin(angle) * distance * 0.8];
			return rivers.linear(...spot) < trackDry ? [] : builder.build('estate', [x, y], spot);
		}).flat();
	});
}

/** Tracks between farms all over the land, fewer far from the estates. */
export function buildFarmTracks(builder: RoadBuilder, quintas: Quintas, rivers: Grid): Stretch[] {
	const { west, south, cell, columns, rows } = builder.lattice;
	const tracks: Stretch[] = [];
	const tracksTried = Math.round(squareKilometres(builder.lattice) * farmTracksPerKm2);
	for (let n = 0; n < tracksTried; n++) {
		const x = west + 800 + hashUnit(n, 5, 19) * (columns * cell - 1600);
		const y = south + 800 + hashUnit(n, 6, 19) * (rows * cell - 1600);
		const angle = hashUnit(n, 7, 19) * fullTurn;
		const distance = 700 + 900 * hashUnit(n, 8, 19);
		const spot: Metres = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
		const far = viewNames.every((view) => apart(quintas[view], [x, y]) > nearQuinta);
		if (far && hashUnit(n, 9, 19) > farShare) continue;
		if (rivers.linear(x, y) < farmDry || rivers.linear(...spot) < farmDry) continue;
		if (isWithin(builder.lattice, spot, fromTheEdge)) tracks.push(...builder.build('farm', [x, y], spot));
	}
	return tracks;
}
