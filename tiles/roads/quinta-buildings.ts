import type { Metres } from '../geo/frame';
import { type ViewName, viewNames } from '../geo/views';
import type { Grid } from '../terrain/grid';
import type { BuildingLand } from './building-land';
import { acrossTheSlope, fromFootprint } from './footprint';
import type { Building, BuildingKind } from './network';

type Plan = {
	readonly kind: BuildingKind;
	/** Metres along and across the court, from its middle. */
	readonly at: Metres;
	readonly size: readonly [length: number, width: number, height: number];
	/** Radians it is turned from the court. */
	readonly turned?: number;
	/** Only these estates have it. */
	readonly only?: readonly ViewName[];
};

const courtSize = { length: 34, width: 22 } as const;
/** A farmstead is not set out with the contour to the degree. */
const askew = 0.1;
const plans: readonly Plan[] = [
	{ kind: 'roof', at: [-12, 19], size: [30, 11, 8] },
	{ kind: 'roof', at: [14, 20.5], size: [14, 9, 7] },
	{ kind: 'roof', at: [-8, -19], size: [36, 13, 7] },
	{ kind: 'roof', at: [20, -17], size: [12, 10, 5] },
	{ kind: 'roof', at: [25, 10], size: [8, 6, 4] },
	{ kind: 'tank', at: [33, -2], size: [7, 7, 6] },
	{ kind: 'tank', at: [33, 7], size: [5, 5, 5] },
	{ kind: 'tank', at: [32, -11], size: [5, 5, 5] },
	{ kind: 'roof', at: [-35, 2], size: [7, 5, 3.5], turned: 0.3 },
	{ kind: 'pool', at: [-36, 17], size: [15, 9, 0], only: ['main', 'valesabor'] },
];
/** Where its place is taken a building moves away from it, ring by ring; metres. */
const rings = { step: 4, farthest: 72, directions: 16 } as const;

/** The court of a quinta, which its roads lead into. */
export function courtOf(quinta: Metres, heights: Grid): Building {
	const [x, y] = quinta;
	return { x, y, angle: acrossTheSlope(heights, quinta) + askew, ...courtSize, height: 0, kind: 'court', seed: 1 };
}

/** Puts the buildings of each quinta around its court. */
export function buildQuintas(land: BuildingLand, courts: Readonly<Record<ViewName, Building>>): void {
	viewNames.forEach((view, index) => {
		const court = courts[view];
		land.build(court);
		for (const plan of plans) {
			if (plan.only && !plan.only.includes(view)) continue;
			const seed = index * 31 + land.buildings.length;
			for (const place of placesAround(plan.at)) if (land.build(buildingAt(court, plan, place, seed))) break;
		}
	});
}

function buildingAt(court: Building, { kind, size, turned = 0 }: Plan, place: Metres, seed: number): Building {
	const [x, y] = fromFootprint(court, place);
	const [length, width, height] = size;
	return { x, y, angle: court.angle + turned, length, width, height, kind, seed };
}

function* placesAround([u, v]: Metres): Generator<Metres> {
	yield [u, v];
	for (let radius = rings.step; radius <= rings.farthest; radius += rings.step) {
		for (let n = 0; n < rings.directions; n++) {
			const angle = (n / rings.directions) * 2 * Math.PI;
			yield [u + radius * Math.cos(angle), v + radius * Math.sin(angle)];
		}
	}
}
