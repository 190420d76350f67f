import { decodeLines } from '../../src/content/coded-lines.ts';
import courses from '../../src/content/courses.gen.json' with { type: 'json' };
import type { PlateLand, RiverName } from '../../src/content/wines/land.ts';
import { letters, outside, overlapOf, type Rectangle } from './plate-sheet.ts';

/** Across and down a plate in per cent of its width. */
type Point = readonly [x: number, y: number];

/** A plate is this much higher than it is wide. */
const heightByWidth = 1100 / 920;
/** How wide an italic letter is, and how far from the middle of the water a name stands on either side of it: on a bank of a stream, and in a river. */
const letterWidth = 2.3;
const aside = 3.4;
/** How far a river may turn aside from its name. */
const mostBent = 2.5;

/** In their ink rivers need no word for what they are, brooks do. */
const lines = decodeLines(courses).map(({ name, places }) => ({ name: name.replace(/^Rio /, ''), places }));
const riverNames = [...new Set(lines.map(({ name }) => name))];

/** The names of the rivers on a plate, along them: each once, on the straightest reach that is long enough and free, or not at all. */
export function riverNamesOn(
	{ west, east, south, north }: PlateLand['bounds'],
	taken: readonly Rectangle[],
): RiverName[] {
	const across = (lon: number) => ((lon - west) / (east - west)) * 100;
	const down = (lat: number) => ((north - lat) / (north - south)) * 100 * heightByWidth;
	const covered = [...taken];
	return riverNames.flatMap((river) => {
		const reaches = lines
			.filter(({ name }) => name === river)
			.flatMap(({ places }) => stretchesOnPlate(places.map(([lon, lat]) => [across(lon), down(lat)] as const)))
			.flatMap((line) => reachesOf(line, river))
			.filter(({ boxes }) => boxes.every((box) => isFree(box, covered)));
		const [best] = reaches.toSorted((one, other) => one.bend - other.bend);
		if (!best) return [];
		covered.push(...best.boxes);
		return [best.name];
	});
}

function isFree(box: Rectangle, taken: readonly Rectangle[]): boolean {
	return outside(box) === 0 && taken.every((other) => overlapOf(box, other) === 0);
}

/** What of a line is on the plate, with a point at least every per cent. */
function stretchesOnPlate(line: readonly Point[]): Point[][] {
	const stretches: Point[][] = [[]];
	line.slice(1).forEach((to, index) => {
		const from = line[index] ?? to;
		const pieces = Math.max(1, Math.ceil(distance(from, to)));
		for (let piece = 0; piece < pieces; piece++) {
			const [x, y] = between(from, to, piece / pieces);
			if (x > 0 && x < 100 && y > 0 && y < 100 * heightByWidth) stretches.at(-1)?.push([x, y]);
			else if (stretches.at(-1)?.length) stretches.push([]);
		}
	});
	return stretches;
}

/** A reach that a name can stand along: how far it turns aside from it, and what the name covers. */
type Reach = { name: RiverName; bend: number; boxes: readonly Rectangle[] };

function reachesOf(line: readonly Point[], river: string): Reach[] {
	const length = river.length * letterWidth;
	return line.flatMap((from, index): Reach[] => {
		const end = line.findIndex((point, at) => at > index && distance(from, point) >= length);
		const to = line[end];
		if (!to) return [];
		const span = distance(from, to);
		const [right, down] = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
		const bend = Math.max(
			...line.slice(index, end).map(([x, y]) => Math.abs((x - from[0]) * down - (y - from[1]) * right)),
		);
		if (bend > mostBent) return [];
		// Read from the left to the right.
		const turn = Math.round((Math.atan(down / right) * 180) / Math.PI);
		return [-aside, aside].map((side) => {
			const at = (share: number): Point => {
				const [x, y] = between(from, to, share);
				return [x + down * side, (y - right * side) / heightByWidth];
			};
			const [x, y] = at(0.5);
			const name = [river, Math.round(x), Math.round(y), turn] as const;
			return { name, bend, boxes: [0, 0.25, 0.5, 0.75, 1].map(at).map(boxAround) };
		});
	});
}

function boxAround([x, y]: Point): Rectangle {
	const half = letters.height / 2;
	return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
	return [x + (toX - x) * share, y + (toY - y) * share];
}

function distance([x, y]: Point, [toX, toY]: Point): number {
	return Math.hypot(toX - x, toY - y);
}
