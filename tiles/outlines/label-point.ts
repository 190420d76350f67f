import { contains, gapBetween } from '../facts/shape';
import type { Pixel } from '../geo/mercator';

type Ring = readonly Pixel[];
type Cell = { readonly x: number; readonly y: number; readonly half: number; readonly distance: number };

/** How near to the best place is near enough, in pixels. */
const PRECISION = 0.5;

/**
 * The point of an area that is farthest from its edges, for a label (the "pole of inaccessibility", found as mapbox's
 * polylabel does: quarter the squares that can still hold a better point). Rings are closed; parts may lie apart.
 */
export function labelPoint(rings: readonly Ring[]): Pixel {
	const xs = rings.flat().map(([x]) => x);
	const ys = rings.flat().map(([, y]) => y);
	const [west, east] = [Math.min(...xs), Math.max(...xs)];
	const [north, south] = [Math.min(...ys), Math.max(...ys)];
	const half = Math.max(east - west, south - north) / 2;
	let best = cellAt(rings, (west + east) / 2, (north + south) / 2, half);
	const open = [best];
	for (let cell = open.pop(); cell; cell = open.pop()) {
		if (cell.distance > best.distance) best = cell;
		if (cell.distance + cell.half * Math.SQRT2 - best.distance <= PRECISION) continue;
		const quarter = cell.half / 2;
		for (const [dx, dy] of [
			[-1, -1],
			[1, -1],
			[-1, 1],
			[1, 1],
		] as const) {
			open.push(cellAt(rings, cell.x + dx * quarter, cell.y + dy * quarter, quarter));
		}
		open.sort((a, b) => a.distance - b.distance);
	}
	return [best.x, best.y];
}

function cellAt(rings: readonly Ring[], x: number, y: number, half: number): Cell {
	const distance = gapBetween([[[x, y]]], rings);
	return { x, y, half, distance: contains(rings, [x, y]) ? distance : -distance };
}

/** How far it is from a point to the nearer of the edges to its west and east, in pixels; 0 outside the area. */
export function reachAt(rings: readonly Ring[], [x, y]: Pixel): number {
	if (!contains(rings, [x, y])) return 0;
	const crossings = rings.flatMap((ring) =>
		ring.slice(1).flatMap(([toX, toY], index) => {
			const [fromX, fromY] = ring[index] ?? [toX, toY];
			return fromY > y === toY > y ? [] : [fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)];
		}),
	);
	return Math.min(...crossings.map((crossing) => Math.abs(crossing - x)));
}
