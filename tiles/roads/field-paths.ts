import type { Metres } from '../geo/frame';
import { type ViewName, viewNames } from '../geo/views';
import type { Grid } from '../terrain/grid';
import { hashUnit } from '../terrain/noise';
import { cellAt, isWithin, type Lattice, placeOf, squareKilometres } from './lattice';
import type { RoadBuilder, Stretch } from './road-builder';

/** Ends of paths, thickly sown around each quinta, thinly over the rest of the land. */
const estatePaths = 260;
const estateRadius = 2600;
const otherPathsPerKm2 = 2.8;
/** Metres that a path keeps from the rivers. */
const dry = 25;
/** Fields are tilled up to this height in metres and between these slopes: below it is pasture, above it scrub. */
const highest = 430;
const slopes = { reach: 60, least: 0.08, most: 0.5 } as const;
/** A path leads from its field to the nearest road, from two to so many cells away. */
const nearest = 3;
const farthest = 22;

/** Paths from fields to the nearest road; `mayRun` refuses those that would cross what they may not. */
export function buildFieldPaths(
	builder: RoadBuilder,
	quintas: Readonly<Record<ViewName, Metres>>,
	heights: Grid,
	rivers: Grid,
	mayRun: (stretch: Stretch) => boolean,
): Stretch[] {
	const { lattice } = builder;
	const fields = [...fieldsAroundQuintas(quintas), ...fieldsOver(lattice)];
	return fields.flatMap((field) => {
		if (!isWithin(lattice, field, lattice.cell) || !isTilled(field, heights, rivers)) return [];
		const road = nearestRoad(lattice, cellAt(lattice, field));
		return road === undefined ? [] : builder.build('field', placeOf(lattice, road), field, mayRun);
	});
}

function fieldsAroundQuintas(quintas: Readonly<Record<ViewName, Metres>>): Metres[] {
	return viewNames.flatMap((view) => {
		const [x, y] = quintas[view];
		return Array.from({ length: estatePaths }, (_, n): Metres => {
			const angle = hashUnit(n, view.length, 61) * 2 * Math.PI;
			const distance = estateRadius * Math.sqrt(hashUnit(n, view.length, 62));
			return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
		});
	});
}

function fieldsOver(lattice: Lattice): Metres[] {
	const { west, south, cell, columns, rows } = lattice;
	const margin = farthest * cell;
	return Array.from({ length: Math.round(squareKilometres(lattice) * otherPathsPerKm2) }, (_, n): Metres => {
		const x = west + margin + hashUnit(n, 1, 63) * (columns * cell - 2 * margin);
		const y = south + margin + hashUnit(n, 2, 63) * (rows * cell - 2 * margin);
		return [x, y];
	});
}

function isTilled([x, y]: Metres, heights: Grid, rivers: Grid): boolean {
	if (rivers.linear(x, y) < dry || heights.linear(x, y) > highest) return false;
	const { reach, least, most } = slopes;
	const east = heights.linear(x + reach, y) - heights.linear(x - reach, y);
	const north = heights.linear(x, y + reach) - heights.linear(x, y - reach);
	const slope = Math.hypot(east, north) / (2 * reach);
	return slope > least && slope < most;
}

/** Looks outwards ring by ring; none where a road is too near already, or too far. */
function nearestRoad({ columns, rows, used }: Lattice, k: number): number | undefined {
	const column = k % columns;
	const row = Math.floor(k / columns);
	for (let ring = 0; ring <= farthest; ring++) {
		for (let j = -ring; j <= ring; j++) {
			const stride = Math.abs(j) === ring ? 1 : Math.max(1, 2 * ring);
			for (let i = -ring; i <= ring; i += stride) {
				const [atColumn, atRow] = [column + i, row + j];
				if (atColumn < 0 || atRow < 0 || atColumn >= columns || atRow >= rows) continue;
				const m = atRow * columns + atColumn;
				if (used[m] === 1) return ring < nearest ? undefined : m;
			}
		}
	}
	return undefined;
}
