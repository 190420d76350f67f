import { decodeLines } from '../../src/content/coded-lines.ts';
import courses from '../../src/content/courses.gen.json' with { type: 'json' };
import type { LonLat } from '../../src/content/mercator.ts';
import type { PlateLand, RiverName } from '../../src/content/wines/land.ts';
import { bestReach, riverHalfWidth } from '../../src/terroir/map/name-reach.ts';
import type { ScreenBox, ScreenPoint } from '../../src/terroir/map/screen.ts';
import { narrowest, type Rectangle, sheet } from './plate-sheet.ts';
import { metresPerDegree, shortening } from './wine-land.ts';

/** Italic letters on the narrowest plate, in CSS pixels. */
const letterWidth = 7.5;
const letterHeight = 13;

const lines = decodeLines(courses);
const rivers = [...new Set(lines.map(({ name }) => name))];

/** A plate in the pixels of the narrowest one. */
function scaleOf({ west, east, south, north }: PlateLand['bounds']) {
	return {
		pixelOf: ([longitude, latitude]: LonLat): ScreenPoint => ({
			x: ((longitude - west) / (east - west)) * narrowest.width,
			y: ((north - latitude) / (north - south)) * narrowest.height,
		}),
		metresPerPixel: ((east - west) * metresPerDegree * shortening) / narrowest.width,
	};
}

/** What the rivers of a plate cover, in small boxes along them, so that other names keep off the water. */
export function riverBoxesOn(bounds: PlateLand['bounds']): Rectangle[] {
	const { pixelOf, metresPerPixel } = scaleOf(bounds);
	return lines.flatMap(({ name, places }) => {
		const half = Math.max(1, riverHalfWidth(name) / metresPerPixel);
		return stretchesInView(places.map(pixelOf))
			.flatMap(pointsAlong)
			.map((point) => rectangleAround(point, half));
	});
}

/** The names of the rivers on a plate, along them as on the map: each once, where it has most room, or not at all. */
export function riverNamesOn(bounds: PlateLand['bounds'], taken: readonly Rectangle[]): RiverName[] {
	const { pixelOf, metresPerPixel } = scaleOf(bounds);
	const boxes = taken.map(boxOf);
	return rivers.flatMap((river): RiverName[] => {
		// In their ink rivers need no word for what they are, brooks do.
		const name = river.replace(/^Rio /, '');
		const near = lines
			.filter((line) => line.name === river)
			.flatMap(({ places }) => stretchesInView(places.map(pixelOf)));
		const halfWidth = riverHalfWidth(river) / metresPerPixel;
		const lettering = { length: name.length * letterWidth, height: letterHeight, halfWidth };
		const reach = bestReach(near, lettering, { window: boxOf(sheet), boxes });
		const [first, middle, last] = [reach?.[0], reach?.[reach.length >> 1], reach?.at(-1)];
		if (!first || !middle || !last) return [];
		const half = letterHeight / 2;
		boxes.push(...(reach ?? []).map(({ x, y }) => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half })));
		const turn = Math.round((Math.atan2(last.y - first.y, last.x - first.x) * 180) / Math.PI);
		const share = (part: number, whole: number) => Math.round((part / whole) * 100);
		return [[name, share(middle.x, narrowest.width), share(middle.y, narrowest.height), turn]];
	});
}

/** The parts of a line of which something may be seen on the plate: rivers are long, and plates are small. */
function stretchesInView(line: readonly ScreenPoint[]): ScreenPoint[][] {
	const stretches: ScreenPoint[][] = [];
	let open: ScreenPoint[] | undefined;
	line.slice(1).forEach((to, index) => {
		const from = line[index] ?? to;
		const isSeen =
			Math.max(from.x, to.x) > 0 &&
			Math.min(from.x, to.x) < narrowest.width &&
			Math.max(from.y, to.y) > 0 &&
			Math.min(from.y, to.y) < narrowest.height;
		if (!isSeen) open = undefined;
		else if (open) open.push(to);
		else {
			open = [from, to];
			stretches.push(open);
		}
	});
	return stretches;
}

/** Pixels between two points of a line. */
const pitch = 5;

function pointsAlong(line: readonly ScreenPoint[]): ScreenPoint[] {
	return line.slice(1).flatMap((to, index) => {
		const from = line[index] ?? to;
		const pieces = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / pitch);
		return Array.from({ length: pieces }, (_, piece) => ({
			x: from.x + ((to.x - from.x) * piece) / pieces,
			y: from.y + ((to.y - from.y) * piece) / pieces,
		}));
	});
}

/** In per cent of the plate, which pixels are not. */
function rectangleAround({ x, y }: ScreenPoint, half: number): Rectangle {
	const [across, down] = [100 / narrowest.width, 100 / narrowest.height];
	return { left: (x - half) * across, right: (x + half) * across, top: (y - half) * down, bottom: (y + half) * down };
}

function boxOf({ left, right, top, bottom }: Rectangle): ScreenBox {
	const across = (share: number) => (share / 100) * narrowest.width;
	const down = (share: number) => (share / 100) * narrowest.height;
	return { x: across(left), y: down(top), width: across(right - left), height: down(bottom - top) };
}
