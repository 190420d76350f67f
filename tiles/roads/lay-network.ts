import type { Metres } from '../geo/frame';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { mix, smoothstep } from '../geo/scalars';
import type { Grid } from '../terrain/grid';
import { gradientNoise } from '../terrain/noise';
import { BuildingLand, fenceIn } from './building-land';
import { buildFieldPaths } from './field-paths';
import { latticeOver } from './lattice';
import { buildEstateTracks, buildFarmTracks, buildPavedRoads, buildStreets } from './main-roads';
import { type Building, builds, type Road, type RoadNetwork } from './network';
import { buildQuintas, courtOf } from './quinta-buildings';
import { RoadBuilder, type Stretch } from './road-builder';
import { placeQuintas, placeVillages } from './settlements';
import { trimAt } from './trim';
import { buildSheds, buildVillages } from './village-houses';

type Surroundings = {
	readonly heights: Grid;
	/** Metres to the water's edge. */
	readonly water: Grid;
	/** Metres to the rivers on the lattice of the roads. */
	readonly rivers: Grid;
	readonly parcels: readonly ParcelOutline[];
};

/**
 * Settles the land: quintas and villages first, then roads in the order of their rank, at last the buildings, where the
 * roads have left room.
 * @throws {RangeError} when a road comes nearer to a parcel than a metre: the land is not the one that was parcelled
 */
export function layNetwork(surroundings: Surroundings): RoadNetwork {
	const { heights, rivers } = surroundings;
	const quintas = placeQuintas(heights, rivers);
	return settle(surroundings, quintas, placeVillages(heights, rivers, quintas));
}

/** The same around places that are chosen already. @throws {RangeError} as {@link layNetwork} */
export function settle(
	{ heights, water, rivers, parcels }: Surroundings,
	quintas: RoadNetwork['quintas'],
	villages: RoadNetwork['villages'],
): RoadNetwork {
	const courts = {
		main: courtOf(quintas.main, heights),
		martim: courtOf(quintas.martim, heights),
		valesabor: courtOf(quintas.valesabor, heights),
		moinho: courtOf(quintas.moinho, heights),
	};
	const fence = fenceIn(parcels);
	const meets = ({ kind, line }: Stretch) => fence(line, builds[kind].widths[1] / 2);
	const builder = new RoadBuilder(latticeOver(heights, rivers));
	const stretches = [
		...buildPavedRoads(builder, villages, quintas),
		...buildEstateTracks(builder, quintas, rivers),
		...buildFarmTracks(builder, quintas, rivers),
		...buildStreets(builder, villages, rivers),
		...buildFieldPaths(builder, quintas, heights, rivers, (stretch) => !meets(stretch)),
	];
	for (const stretch of stretches) {
		const parcel = meets(stretch);
		if (parcel) throw new RangeError(`A ${builds[stretch.kind].class} runs into the parcel ${parcel.slug}.`);
	}
	const roads = byRank(stretches).flatMap((stretch, index) =>
		endAtCourts(stretch, Object.values(courts)).flatMap((line) => widen({ ...stretch, line }, index)),
	);
	const land = new BuildingLand(roads, water, fence);
	buildQuintas(land, courts);
	buildVillages(land, villages, heights);
	buildSheds(land, roads, heights);
	return { quintas, villages, roads, buildings: land.buildings };
}

/** A metre of gravel lies between the end of a road and the court's edge. */
const fromTheCourt = 1;

function endAtCourts({ kind, line }: Stretch, courts: readonly Building[]): Road['line'][] {
	const margin = builds[kind].widths[1] / 2 + fromTheCourt;
	let pieces: Road['line'][] = [line];
	for (const court of courts) pieces = pieces.flatMap((piece) => trimAt(piece, court, margin));
	return pieces;
}

/** The greater last: where two overlap at a turning, the greater lies on top. */
function byRank(stretches: readonly Stretch[]): Stretch[] {
	return stretches.toSorted((a, b) => builds[a.kind].widths[0] - builds[b.kind].widths[0]);
}

/** A road keeps its width for about so many metres. */
const sectionLength = 120;
/** Metres over which it widens and narrows: neighbouring sections differ by 10 or 20 cm. */
const wavelength = 900;

/** Gives a stretch its widths: sections end to end, each between the narrowest and the widest of its kind. */
export function widen({ kind, line }: Stretch, seed: number): Road[] {
	const { class: roadClass, widths } = builds[kind];
	const sections: Road[] = [];
	let section: Metres[] = [];
	let length = 0;
	let along = 0;
	line.forEach((point, index) => {
		const previous = section.at(-1);
		if (previous) length += Math.hypot(point[0] - previous[0], point[1] - previous[1]);
		section.push(point);
		const last = index === line.length - 1;
		if (section.length < 2 || (length < sectionLength && !last)) return;
		const t = smoothstep(-0.7, 0.7, gradientNoise((along + length / 2) / wavelength + 0.37, seed + 0.5, 71));
		sections.push({ class: roadClass, width: round(mix(...widths, t)), line: section });
		section = [point];
		along += length;
		length = 0;
	});
	return sections;
}

function round(metres: number): number {
	return Math.round(metres * 100) / 100;
}
