import { mkdir, writeFile } from 'node:fs/promises';
import type { CodedLines } from '../../src/content/coded-lines';
import { codeLines } from '../contours/contours';
import { type Bounds, project, tileSize, unproject } from '../geo/mercator';
import { between } from '../geo/planar';
import type { Line, Point } from './isolines';
import { lengthOf, simplify, stretches } from './lines';
import { contourNumbers } from './parcel-sheet';
import { gradientAt } from './raster';
import type { Land } from './relief';
import { heightsOn, linesIn, spacing, tolerance, unitZoom } from './sheet-lattice';

const folder = new URL('../../public/map/lines/', import.meta.url);

/** Metres between two contours, between those that the sheet has already, and between those on ground that is nearly level. */
const interval = 10;
const onSheet = 50;
const auxiliary = 5;
/** Metres that such ground rises at most from one place of the lattice to the next, which are some 29 m apart: there contours are 170 m from each other or more. */
const levelRise = 1.7;
/** Units: over a shorter way auxiliary contours go on where the ground is steeper. */
const bridged = 60;
/** Units: shorter ones that end on a slope are left out. */
const long = 120;
/** Share of its points on nearly level ground from which on a ring is left whole. */
const ringShare = 0.4;

/** Lines of a tile of zoom 12, and where that lies. */
type Cell = { x: number; y: number; lines: Record<string, Line[]> };

/**
 * The contours between those of the sheet, tile by tile of zoom 12, for the map to fetch where it shows the sheet from near:
 * by height in metres, in pixels of that zoom from the tile's north-west corner; where the ground is nearly level, halfway between them, too. A line ends at the edge of a tile and goes on in the next one.
 */
export function fineContours(bounds: Bounds, land: Land): Map<string, CodedLines & { zoom: number }> {
	const [left, top] = project([bounds.west, bounds.north], unitZoom);
	const [right, bottom] = project([bounds.east, bounds.south], unitZoom);
	const cells = new Map<string, Cell>();
	for (let x = Math.floor(left / tileSize); x * tileSize < right; x++)
		for (let y = Math.floor(top / tileSize); y * tileSize < bottom; y++) cells.set(`${x}-${y}`, { x, y, lines: {} });
	const heights = heightsOn(bounds, land);
	const isLevel = ([x, y]: Point) =>
		Math.hypot(...gradientAt(heights, Math.round(x / spacing), Math.round(y / spacing))) < levelRise;
	const linesAt = (level: number): Line[] => {
		const whole = linesIn(heights, level);
		if (level % interval === 0) return whole;
		return whole.flatMap((line) => auxiliaryLines(line, isLevel));
	};
	for (const number of contourNumbers(heights, auxiliary)) {
		const level = number * auxiliary;
		if (level % onSheet === 0) continue;
		for (const line of linesAt(level).map((each) => simplify(each, tolerance))) {
			const drawn = line.map(([x, y]): Point => [x + left, y + top]);
			for (const [name, piece] of piecesByCell(drawn)) {
				const cell = cells.get(name);
				if (cell) cell.lines[level] = [...(cell.lines[level] ?? []), piece];
			}
		}
	}
	return new Map([...cells].map(([name, cell]) => [name, coded(cell)]));
}

/** What is drawn of an auxiliary contour: rings, lines to the edge of the sheet, and of the others long stretches alone, for each end of one lies in mid-air. */
export function auxiliaryLines(line: Line, isLevel: (point: Point) => boolean): Line[] {
	const level = line.map(isLevel);
	const share = level.filter(Boolean).length / level.length;
	const isRing = lengthOf([line[0] ?? [0, 0], line.at(-1) ?? [0, 0]]) === 0;
	if (share === 0) return [];
	if (isRing && share >= ringShare) return [line];
	// A ring from where the ground becomes steep, so that no stretch is cut where it happens to begin.
	const start = level.findIndex((each, at) => !each && level[at - 1] === true);
	const way = isRing ? [...line.slice(start), ...line.slice(1, start + 1)] : line;
	const steep = new Set(
		stretches(way, (point) => !isLevel(point))
			.filter((stretch) => lengthOf(stretch) >= bridged)
			.flat(),
	);
	return stretches(way, (point) => !steep.has(point)).filter(
		(stretch) => stretch.length === way.length || lengthOf(stretch) >= long,
	);
}

/** A line cut where it crosses from tile to tile, each piece with the tile it lies in. */
function piecesByCell(line: Line): [cell: string, piece: Line][] {
	const pieces: [string, Point[]][] = [];
	line.slice(1).forEach((to, index) => {
		const from = line[index] ?? to;
		const stops = [...crossingsOf(from, to), to];
		stops.forEach((stop, at) => {
			const start = stops[at - 1] ?? from;
			const cell = `${tileOf((start[0] + stop[0]) / 2)}-${tileOf((start[1] + stop[1]) / 2)}`;
			const last = pieces.at(-1);
			if (last?.[0] === cell) last[1].push(stop);
			else pieces.push([cell, [start, stop]]);
		});
	});
	return pieces;
}

/** Where the way from a point to the next crosses an edge of a tile, in the order of the way. */
function crossingsOf(from: Point, to: Point): Point[] {
	const shares = ([0, 1] as const).flatMap((axis) => {
		const [start, end] = [from[axis], to[axis]];
		const [first, last] = [tileOf(Math.min(start, end)), tileOf(Math.max(start, end))];
		const edges = Array.from({ length: last - first }, (_, index) => (first + index + 1) * tileSize);
		return edges.map((edge) => (edge - start) / (end - start));
	});
	return shares
		.filter((share) => share > 0 && share < 1)
		.toSorted((one, other) => one - other)
		.map((share) => between(from, to, share));
}

function tileOf(pixel: number): number {
	return Math.floor(pixel / tileSize);
}

function coded({ x, y, lines }: Cell): CodedLines & { zoom: number } {
	const corner: Point = [x * tileSize, y * tileSize];
	const within = Object.entries(lines).map(
		([level, each]) =>
			[level, each.map((line) => line.map((point): Point => [point[0] - corner[0], point[1] - corner[1]]))] as const,
	);
	const { origin, lines: paths } = codeLines(unproject(corner, unitZoom), Object.fromEntries(within));
	return { zoom: unitZoom, origin, lines: Object.fromEntries(Object.entries(paths).filter(([, path]) => path !== '')) };
}

/** `public/map/lines/{x}-{y}.json` for each tile of zoom 12 that the sheet covers. */
export async function writeFineContours(bounds: Bounds, land: Land): Promise<void> {
	await mkdir(folder, { recursive: true });
	const cells = fineContours(bounds, land);
	for (const [name, lines] of cells) await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(lines)}\n`);
	console.log(`${cells.size} files in public/map/lines/`);
}
