import { estates } from '../../src/content/estates';
import type { Bounds } from '../geo/mercator';
import { evened } from '../geo/smooth';
import type { Course } from '../terrain/course';
import { warp } from '../terrain/warp';
import type { Line, Point } from './isolines';
import { lengthOf } from './lines';
import type { Picture } from './pictures';
import { metresOn, placeOn, type Sheet } from './sheet';

/** What a page needs to set names and sight lines on a printed relief. */
export type PictureMap = {
	/** Degrees; longitude and latitude are evenly spaced over the picture. */
	readonly bounds: Bounds;
	/** CSS pixels of the picture, and of the river paths. */
	readonly width: number;
	readonly height: number;
	/** Addresses by density, lowest first, without the extension: there is an AVIF and a WebP of each. */
	readonly files: readonly { readonly src: string; readonly density: number }[];
	/** Where the estates lie, in per cent of the width and the height, by the slug of their terroir. */
	readonly estates: Readonly<Record<string, readonly [x: number, y: number]>>;
	/** SVG path data for the names of the rivers, read from west to east. */
	readonly rivers: Readonly<Record<string, string>>;
};

export function mapOf({ sheet, files }: Picture, courses: readonly Course[]): PictureMap {
	const places = estates.map(({ slug, centre }) => {
		const [x, y] = placeOn(sheet, centre);
		return [slug, [percent(x / sheet.width), percent(y / sheet.height)]] as const;
	});
	return {
		bounds: sheet.bounds,
		width: sheet.width,
		height: sheet.height,
		files: files.map(({ name, density }) => ({ src: `/art/${name}`, density })),
		estates: Object.fromEntries(places),
		rivers: riverNamePaths(sheet, courses),
	};
}

function percent(share: number): number {
	return Number((share * 100).toFixed(3));
}

/** Which stretch of a river carries its name, from and to a longitude, and on which side of it the name stands. */
type Stretch = { readonly river: string; readonly west: number; readonly east: number; readonly offset: number };

/** Names read from west to east; offsets are CSS pixels from midstream, to the right of the way, that is below the water. */
const stretches: Readonly<Record<string, Stretch>> = {
	douro: { river: 'Douro', west: -7.352, east: -7.14, offset: 34 },
	tua: { river: 'Tua', west: -7.4, east: -7.27, offset: 20 },
	sabor: { river: 'Sabor', west: -7.06, east: -6.95, offset: 20 },
};
/** A name follows the valley and not the single bends: the course is averaged over this many pixels. */
const calmMetres = 70;
/** A name needs this many pixels. */
const shortest = 90;
/** Pixels between two points of the path. */
const step = 8;

/** SVG path data, in CSS pixels of the sheet, on which the names of the rivers stand; a river with too short a reach on the sheet has none. */
function riverNamePaths(sheet: Sheet, courses: readonly Course[]): Record<string, string> {
	const paths: Record<string, string> = {};
	for (const [key, stretch] of Object.entries(stretches)) {
		const course = courses.find(({ river }) => river.name === stretch.river);
		if (!course) continue;
		const way = upstream(course, sheet, stretch).filter(
			([x, y]) => x > 0 && y > 0 && x < sheet.width && y < sheet.height,
		);
		const reach = Math.round((way.length * calmMetres) / 2 / Math.max(1, lengthOf(way)));
		const calm = beside(everySo(evened(way, reach)), stretch.offset);
		if (lengthOf(calm) >= shortest)
			paths[key] = `M${calm.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
	}
	return paths;
}

function upstream({ points }: Course, sheet: Sheet, { west, east }: Stretch): Line {
	const [from, to] = [pixelOf(sheet, west), pixelOf(sheet, east)];
	return points
		.map(([x, y]) => metresOn(sheet, ...warp(x, y)))
		.filter(([x]) => x >= from && x <= to)
		.toReversed();
}

function pixelOf(sheet: Sheet, lon: number): number {
	const { west, east } = sheet.bounds;
	return ((lon - west) / (east - west)) * sheet.width;
}

function everySo(line: Line): Line {
	const kept: Point[] = [];
	for (const point of line) {
		const last = kept.at(-1);
		if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step) kept.push(point);
	}
	return kept;
}

/** The line moved to the right of its way. */
function beside(line: Line, offset: number): Line {
	return line.map(([x, y], index): Point => {
		const [beforeX, beforeY] = line[index - 1] ?? [x, y];
		const [afterX, afterY] = line[index + 1] ?? [x, y];
		const [dx, dy] = [afterX - beforeX, afterY - beforeY];
		const length = Math.hypot(dx, dy) || 1;
		return [x - (dy / length) * offset, y + (dx / length) * offset];
	});
}
