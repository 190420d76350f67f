import type { Pixel } from '../geo/mercator';
import { contains, sidesOf } from '../geo/planar';
import { clamp } from '../geo/scalars';
import { viewZoom } from '../geo/views';
import { type Box, boxAround, type Drawing } from './drawing';
import { linesOf, nameSize } from './lettering';

/**
 * A name beside its parcel, in pixels of the view: the middle of the lettering and its lines; where the line to the parcel leaves it,
 * from that middle, and where in the parcel it ends.
 */
export type NameBeside = {
	readonly x: number;
	readonly y: number;
	readonly lines: number;
	readonly edgeX: number;
	readonly edgeY: number;
	readonly toX: number;
	readonly toY: number;
};

/** A parcel whose name does not fit into it, and a place within it. */
type Cramped = { readonly slug: string; readonly name: string; readonly middle: Pixel };

/** What a name keeps clear of other names and of all parcels, in pixels. */
const clear = 4;
/** How far the line reaches into its parcel. */
const reach = 9;
/** Where names may stand: what a window of 1440 × 900 leaves free of the map, from its middle. */
const free = { x: 480, y: 372 } as const;
/** What one of 1024 × 768 leaves; a name beyond it counts like a line so much longer. */
const freeOfTablet = { x: 282, y: 320 } as const;
const beyondTablet = 60;
const directions = Array.from({ length: 36 }, (_, at) => (at * Math.PI) / 18);
const distances = Array.from({ length: 44 }, (_, at) => 18 + at * 6);
/** A pixel over another parcel counts like so many of the line's length. */
const overParcel = 4;

type Segment = readonly [from: Pixel, to: Pixel];
type Candidate = { readonly box: Box; readonly line: Segment; readonly lines: number; readonly cost: number };

/**
 * Places names beside their parcels, clear of parcels, of each other and of those within, on lines as short as can be. The name with
 * the fewest places to choose from is placed first; one without any is left out.
 */
export function namesBeside(
	cramped: readonly Cramped[],
	drawings: readonly Drawing[],
	within: readonly Box[],
): Map<string, NameBeside> {
	const candidates = new Map(cramped.map((parcel) => [parcel.slug, candidatesOf(parcel, drawings, within)]));
	const placed = new Map<string, Candidate>();
	const rest = new Set(cramped.map(({ slug }) => slug));
	while (rest.size > 0) {
		const open = [...rest].map((slug) => ({
			slug,
			choice: (candidates.get(slug) ?? []).filter((each) => isFree(each, [...placed.values()])),
		}));
		const { slug, choice } = open.reduce((one, other) => (other.choice.length < one.choice.length ? other : one));
		const [first] = choice;
		if (first)
			placed.set(
				slug,
				choice.reduce((one, other) => (other.cost < one.cost ? other : one), first),
			);
		rest.delete(slug);
	}
	return new Map([...placed].map(([slug, candidate]) => [slug, besideOf(candidate)]));
}

function besideOf({ box, line: [[fromX, fromY], [toX, toY]], lines }: Candidate): NameBeside {
	const [x, y] = middleOf(box);
	return {
		x: Math.round(x),
		y: Math.round(y),
		lines,
		edgeX: Math.round(fromX - x),
		edgeY: Math.round(fromY - y),
		toX: Math.round(toX),
		toY: Math.round(toY),
	};
}

function candidatesOf(
	{ slug, name, middle }: Cramped,
	drawings: readonly Drawing[],
	within: readonly Box[],
): Candidate[] {
	const own = drawings.find((drawing) => drawing.slug === slug);
	if (!own) return [];
	const others = drawings.filter((drawing) => drawing !== own);
	return linesOf(name).flatMap((lines) => {
		const { width, height } = nameSize(lines, viewZoom);
		return distances.flatMap((distance) =>
			directions.flatMap((angle): Candidate[] => {
				const [x, y] = [middle[0] + distance * Math.cos(angle), middle[1] + distance * Math.sin(angle)];
				const box = { x: x - width / 2, y: y - height / 2, width, height };
				if (!isWithin(box, free) || drawings.some(({ rings }) => touches(rings, box))) return [];
				const line = leaderOf(own, box, middle);
				if (within.some((other) => overlaps(box, other) || crosses(line, other))) return [];
				const length = Math.hypot(line[1][0] - line[0][0], line[1][1] - line[0][1]);
				const cost = length + overParcel * lengthOver(others, line) + (isWithin(box, freeOfTablet) ? 0 : beyondTablet);
				return [{ box, line, lines: lines.length, cost }];
			}),
		);
	});
}

function isFree({ box, line }: Candidate, placed: readonly Candidate[]): boolean {
	return placed.every(
		(other) =>
			!overlaps(box, other.box) && !crosses(line, other.box) && !crosses(other.line, box) && !meet(line, other.line),
	);
}

/** From the edge of the lettering into the parcel, as far as can be seen. */
function leaderOf({ rings }: Drawing, box: Box, middle: Pixel): Segment {
	const from = nearestOn(box, middle);
	const points = pointsAlong([from, middle]);
	const inside = points.findIndex((point) => contains(rings, point));
	return [from, points[Math.min(points.length - 1, inside + reach)] ?? middle];
}

/** Every pixel of a line. */
function pointsAlong([[fromX, fromY], [toX, toY]]: Segment): Pixel[] {
	const count = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY)));
	return Array.from(
		{ length: count + 1 },
		(_, at): Pixel => [fromX + ((toX - fromX) * at) / count, fromY + ((toY - fromY) * at) / count],
	);
}

function lengthOver(others: readonly Drawing[], line: Segment): number {
	const boxes = others.filter(({ box }) => crosses(line, box));
	return pointsAlong(line).filter((point) => boxes.some(({ rings }) => contains(rings, point))).length;
}

function nearestOn({ x, y, width, height }: Box, [px, py]: Pixel): Pixel {
	return [clamp(px, x, x + width), clamp(py, y, y + height)];
}

function middleOf({ x, y, width, height }: Box): Pixel {
	return [x + width / 2, y + height / 2];
}

function isWithin({ x, y, width, height }: Box, window: { x: number; y: number }): boolean {
	return x > -window.x && x + width < window.x && y > -window.y && y + height < window.y;
}

function overlaps(one: Box, other: Box): boolean {
	return (
		one.x < other.x + other.width + clear &&
		other.x < one.x + one.width + clear &&
		one.y < other.y + other.height + clear &&
		other.y < one.y + one.height + clear
	);
}

function touches(rings: Drawing['rings'], box: Box): boolean {
	const wider = { x: box.x - clear, y: box.y - clear, width: box.width + 2 * clear, height: box.height + 2 * clear };
	if (!overlaps(wider, boxAround(rings.flat()))) return false;
	const { x, y, width, height } = wider;
	const corners: Pixel[] = [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	];
	return (
		contains(rings, middleOf(box)) ||
		rings.flatMap(sidesOf).some((side) => crosses(side, wider)) ||
		corners.some((corner) => contains(rings, corner))
	);
}

/** Whether a line comes into a box. */
function crosses([from, to]: Segment, { x, y, width, height }: Box): boolean {
	const isInside = ([px, py]: Pixel) => px > x && px < x + width && py > y && py < y + height;
	const corners: readonly [Pixel, Pixel, Pixel, Pixel] = [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	];
	const edges = corners.map((corner, at): Segment => [corner, corners[(at + 1) % 4] ?? corner]);
	return isInside(from) || isInside(to) || edges.some((edge) => meet([from, to], edge));
}

function meet([a, b]: Segment, [c, d]: Segment): boolean {
	return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

function turn([ax, ay]: Pixel, [bx, by]: Pixel, [cx, cy]: Pixel): boolean {
	return (bx - ax) * (cy - ay) > (by - ay) * (cx - ax);
}
