import { appendTo } from '../append-to';
import type { Metres } from '../geo/frame';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { contains, distanceBetween, extentOf, type Side, sidesOf } from '../geo/planar';
import type { Grid } from '../terrain/grid';
import { cornersOf, type Footprint } from './footprint';
import type { Building, Road } from './network';

/** A straight piece of road, and metres from its middle to its edge. */
export type RoadSide = { readonly side: Side; readonly halfWidth: number };

/** Metres from a wall to the edge of a road, to the next wall, to the water. */
const fromRoads = 0.8;
const fromWalls = 0.6;
const fromWater = 8;
/** Roads and buildings are kept by squares so wide, in metres; no building is longer. */
const squareSide = 50;

/** The land that may still be built on: off every road, parcel, river and building. */
export class BuildingLand {
	readonly buildings: Building[] = [];
	readonly #water: Grid;
	readonly #fence: ParcelFence;
	readonly #roads = new Map<string, RoadSide[]>();
	readonly #built = new Map<string, Building[]>();

	constructor(roads: readonly Road[], water: Grid, fence: ParcelFence) {
		this.#water = water;
		this.#fence = fence;
		for (const { line, width } of roads) {
			for (const side of sidesOf(line)) {
				for (const square of squaresOf(side)) appendTo(this.#roads, square, { side, halfWidth: width / 2 });
			}
		}
	}

	/** Builds where there is room, and says whether there was. */
	build(building: Building): boolean {
		if (!this.isFree(building)) return false;
		this.buildings.push(building);
		for (const square of squaresOf(cornersOf(building))) appendTo(this.#built, square, building);
		return true;
	}

	isFree(footprint: Footprint): boolean {
		const ring = cornersOf(footprint);
		if (ring.some((corner) => this.#water.linear(...corner) < fromWater)) return false;
		if (this.#fence(ring, 0)) return false;
		const squares = squaresOf(ring);
		return (
			squares.every((square) => (this.#roads.get(square) ?? []).every((road) => isBeside(ring, road))) &&
			squares.every((square) => (this.#built.get(square) ?? []).every((other) => areApart(ring, cornersOf(other))))
		);
	}

	/** The road that passes nearest to a place, at most some 50 m away. */
	nearestRoad(place: Metres): RoadSide | undefined {
		let nearest: RoadSide | undefined;
		let least = Number.POSITIVE_INFINITY;
		for (const square of squaresOf([place])) {
			for (const road of this.#roads.get(square) ?? []) {
				const distance = distanceBetween([place, place], road.side);
				if (distance >= least) continue;
				least = distance;
				nearest = road;
			}
		}
		return nearest;
	}
}

function isBeside(ring: readonly Metres[], { side, halfWidth }: RoadSide): boolean {
	return !contains([ring], side[0]) && distanceBetween(ring, side) > halfWidth + fromRoads;
}

function areApart(ring: readonly Metres[], other: readonly Metres[]): boolean {
	return (
		distanceBetween(ring, other) > fromWalls &&
		!other.some((corner) => contains([ring], corner)) &&
		!ring.some((corner) => contains([other], corner))
	);
}

/** The squares that points lie in, and those around them. */
function squaresOf(points: readonly Metres[]): string[] {
	const columns = points.map(([x]) => Math.floor(x / squareSide));
	const rows = points.map(([, y]) => Math.floor(y / squareSide));
	const squares: string[] = [];
	for (let j = Math.min(...rows) - 1; j <= Math.max(...rows) + 1; j++) {
		for (let i = Math.min(...columns) - 1; i <= Math.max(...columns) + 1; i++) squares.push(`${i} ${j}`);
	}
	return squares;
}

/** Metres that the edge of a road or a wall keeps from a parcel, at least. */
const keptClear = 1;

/** Finds the parcel that a line with so many metres on each side of it would touch. */
type ParcelFence = (line: readonly Metres[], halfWidth: number) => ParcelOutline | undefined;

export function fenceIn(parcels: readonly ParcelOutline[]): ParcelFence {
	const fenced = parcels.map((parcel) => ({ parcel, extent: extentOf(parcel.rings) }));
	return (line, halfWidth) => {
		const around = extentOf([line]);
		const clear = halfWidth + keptClear;
		return fenced.find(
			({ parcel: { rings }, extent }) =>
				around.east + clear > extent.west &&
				around.west - clear < extent.east &&
				around.north + clear > extent.south &&
				around.south - clear < extent.north &&
				(line.some((point) => contains(rings, point)) || rings.some((ring) => distanceBetween(line, ring) < clear)),
		)?.parcel;
	};
}
