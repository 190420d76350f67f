import type { Metres } from '../geo/frame';
import type { Grid } from '../terrain/grid';
import { hash, hashUnit } from '../terrain/noise';
import type { BuildingLand, RoadSide } from './building-land';
import { acrossTheSlope, fromFootprint } from './footprint';
import type { Building, Road } from './network';

const houseCounts = { least: 26, more: 50 } as const;
/** Metres a village reaches, the smallest and the largest; it lies along the hillside. */
const villageRadius = { least: 75, more: 75, along: 1.5, across: 0.8 } as const;
/** Share of the houses that stand on a street. */
const onTheStreet = 0.7;
/** A house that finds its place taken looks for another so many times. */
const tries = 6;

/** Fills each village with houses: most of them along its streets, the others across the slope. */
export function buildVillages(land: BuildingLand, villages: readonly Metres[], heights: Grid): void {
	villages.forEach((village, v) => {
		const houses = houseCounts.least + Math.floor(houseCounts.more * hashUnit(v, 1, 33));
		for (let house = 0; house < houses; house++) {
			for (let attempt = 0; attempt < tries; attempt++) {
				if (land.build(houseAt(land, village, v, house + attempt * 1000, heights))) break;
			}
		}
	});
}

function houseAt(land: BuildingLand, [vx, vy]: Metres, village: number, n: number, heights: Grid): Building {
	const chance = (seed: number) => hashUnit(n, village, seed);
	const radius = (villageRadius.least + villageRadius.more * hashUnit(village, 3, 36)) * Math.sqrt(chance(35));
	const angle = chance(34) * 2 * Math.PI;
	const place = fromFootprint({ x: vx, y: vy, angle: acrossTheSlope(heights, [vx, vy]) }, [
		Math.cos(angle) * radius * villageRadius.along,
		Math.sin(angle) * radius * villageRadius.across,
	]);
	const house = {
		length: 8 + 9 * chance(37),
		width: 6 + 4 * chance(38),
		height: 5 + 2 * chance(41),
		kind: 'roof',
		seed: n + village * 97,
	} as const;
	const street = chance(42) < onTheStreet ? land.nearestRoad(place) : undefined;
	if (street) return { ...house, ...besideStreet(place, street, house.width, 1 + 3 * chance(43)) };
	const gable = chance(39) < 0.5 ? Math.PI / 2 : 0;
	const [x, y] = place;
	return { ...house, x, y, angle: acrossTheSlope(heights, place) + gable + 0.3 * (chance(40) - 0.5) };
}

/** On its own side of the street, the long wall towards it with so many metres of yard between. */
function besideStreet(
	[x, y]: Metres,
	{ side: [from, to], halfWidth }: RoadSide,
	depth: number,
	yard: number,
): { x: number; y: number; angle: number } {
	const dx = to[0] - from[0];
	const dy = to[1] - from[1];
	const length = Math.hypot(dx, dy) || 1;
	const along = ((x - from[0]) * dx + (y - from[1]) * dy) / length;
	const onLeft = dx * (y - from[1]) - dy * (x - from[0]) >= 0 ? 1 : -1;
	const away = onLeft * (halfWidth + yard + depth / 2);
	return {
		x: from[0] + (dx * along - dy * away) / length,
		y: from[1] + (dy * along + dx * away) / length,
		angle: Math.atan2(dy, dx),
	};
}

/** One to so many sections of road. */
const sectionsAShed = 24;
/** Metres from the middle of the road. */
const beside = { least: 8, more: 14 } as const;
const tankShare = 0.15;

/** Sheds and water tanks beside roads of every class, all over the land. */
export function buildSheds(land: BuildingLand, roads: readonly Road[], heights: Grid): void {
	for (let n = 0; n < roads.length / sectionsAShed; n++) {
		const line = roads[hash(n, 1, 50) % roads.length]?.line ?? [];
		const point = line[hash(n, 2, 50) % line.length];
		if (!point) continue;
		const angle = hashUnit(n, 3, 50) * 2 * Math.PI;
		const distance = beside.least + beside.more * hashUnit(n, 7, 50);
		const x = point[0] + Math.cos(angle) * distance;
		const y = point[1] + Math.sin(angle) * distance;
		const tank = hashUnit(n, 6, 50) < tankShare;
		const length = tank ? 5 + 2 * hashUnit(n, 4, 50) : 5 + 5 * hashUnit(n, 4, 50);
		land.build({
			x,
			y,
			angle: acrossTheSlope(heights, [x, y]),
			length,
			width: tank ? length : 4 + 2 * hashUnit(n, 5, 50),
			height: 4,
			kind: tank ? 'tank' : 'roof',
			seed: n,
		});
	}
}
