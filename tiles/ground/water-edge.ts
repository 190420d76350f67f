import { appendTo } from '../append-to';
import type { Metres } from '../geo/frame';
import { clamp } from '../geo/scalars';
import type { Course } from '../terrain/course';
import { Grid, type GridFrame } from '../terrain/grid';
import { gradientNoise } from '../terrain/noise';
import type { River } from '../terrain/rivers';
import { unwarp } from '../terrain/warp';

/** Distances are computed up to this many metres from the water. */
export const farthest = 400;
/** Within so many metres of the middle the valley of the distances is rounded to a parabola of the same slope. */
const mostRounded = 15;
/** Points are looked at in blocks of so many a side: most of the land is far from any river. */
const blockSide = 8;
/** Reaches are kept by squares this wide, in metres. */
const squareSide = 100;

/**
 * Metres to the water's edge, negative in the water, at most {@link farthest}. Over a narrow river the bottom is
 * rounded, so that water read between the points of the grid does not break into pools: in its middle stands minus half
 * the half-width. Distances are measured where the land was before it was bent, as its riverbeds are.
 */
export function waterEdge(frame: GridFrame, courses: readonly Course[]): Grid {
	const { west, south, cell, columns, rows } = frame;
	const grid = new Grid(frame);
	grid.values.fill(farthest);
	const squares = squaresOf(courses.flatMap(reachesOf));
	const nearby = (x: number, y: number) => squares.get(squareOf(x / squareSide, y / squareSide)) ?? [];
	for (let row = 0; row < rows; row += blockSide) {
		for (let column = 0; column < columns; column += blockSide) {
			const middle = unwarp(west + (column + blockSide / 2) * cell, south + (row + blockSide / 2) * cell);
			if (!squaresAround(middle).some(([x, y]) => nearby(x, y).length > 0)) continue;
			for (let j = row; j < Math.min(rows, row + blockSide); j++) {
				for (let i = column; i < Math.min(columns, column + blockSide); i++) {
					const [x, y] = unwarp(west + i * cell, south + j * cell);
					grid.values[j * columns + i] = edgeDistance(nearby(x, y), x, y);
				}
			}
		}
	}
	return grid;
}

function edgeDistance(reaches: readonly Reach[], x: number, y: number): number {
	let nearest = farthest;
	let toMiddle = farthest;
	let halfWidth = 0;
	for (const { fromX, fromY, dx, dy, lengthSquared, fromHalfWidth, toHalfWidth } of reaches) {
		const along = lengthSquared === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / lengthSquared;
		const t = clamp(along);
		const distance = Math.hypot(x - fromX - dx * t, y - fromY - dy * t);
		const width = fromHalfWidth + (toHalfWidth - fromHalfWidth) * t;
		if (distance - width >= nearest) continue;
		nearest = distance - width;
		toMiddle = distance;
		halfWidth = width;
	}
	const rounded = Math.min(halfWidth, mostRounded);
	return toMiddle < rounded ? (toMiddle * toMiddle + rounded * rounded) / (2 * rounded) - halfWidth : nearest;
}

/** Every reach in all the squares from which it may be the nearest. */
function squaresOf(reaches: readonly Reach[]): Map<number, Reach[]> {
	const squares = new Map<number, Reach[]>();
	for (const reach of reaches) {
		const far = farthest + Math.max(reach.fromHalfWidth, reach.toHalfWidth);
		const toX = reach.fromX + reach.dx;
		const toY = reach.fromY + reach.dy;
		const west = Math.floor((Math.min(reach.fromX, toX) - far) / squareSide);
		const east = Math.floor((Math.max(reach.fromX, toX) + far) / squareSide);
		const south = Math.floor((Math.min(reach.fromY, toY) - far) / squareSide);
		const north = Math.floor((Math.max(reach.fromY, toY) + far) / squareSide);
		for (let j = south; j <= north; j++) {
			for (let i = west; i <= east; i++) {
				appendTo(squares, squareOf(i, j), reach);
			}
		}
	}
	return squares;
}

function squareOf(column: number, row: number): number {
	return Math.floor(column) * 65536 + Math.floor(row);
}

/** The bend moves neighbours apart by less than a square over a block. */
function squaresAround([x, y]: Metres): Metres[] {
	return [-squareSide, 0, squareSide].flatMap((dx) =>
		[-squareSide, 0, squareSide].map((dy): Metres => [x + dx, y + dy]),
	);
}

/** A straight piece of a river, its half-width given at both ends; metres. */
type Reach = {
	readonly fromX: number;
	readonly fromY: number;
	readonly dx: number;
	readonly dy: number;
	readonly lengthSquared: number;
	readonly fromHalfWidth: number;
	readonly toHalfWidth: number;
};

/** Narrower water would slip between the points of a grid of 8 m. */
const narrowest = 5;

/** The pieces of a course; the river widens and narrows by up to a third on its way. */
function reachesOf({ river, points }: Course): Reach[] {
	return points.slice(1).map(([toX, toY], index) => {
		const [fromX, fromY] = points[index] ?? [toX, toY];
		const dx = toX - fromX;
		const dy = toY - fromY;
		return {
			fromX,
			fromY,
			dx,
			dy,
			lengthSquared: dx * dx + dy * dy,
			fromHalfWidth: Math.max(narrowest, halfWidthAt(river, index)),
			toHalfWidth: Math.max(narrowest, halfWidthAt(river, index + 1)),
		};
	});
}

/** Half the width of a river at a point of its course, in metres; `index` counts the points, one about every 20 m. */
export function halfWidthAt({ halfWidth }: River, index: number): number {
	return (
		halfWidth * (1 + 0.22 * gradientNoise(index / 22, halfWidth, 8) + 0.12 * gradientNoise(index / 7, halfWidth, 9))
	);
}
