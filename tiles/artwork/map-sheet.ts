import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { CodedLines } from '../../src/content/coded-lines';
import { codeLines } from '../contours/contours';
import { riverNames } from '../contours/rivers';
import { Failure } from '../failure';
import { type LonLat, toLat, toLon, toY } from '../geo/frame';
import { type Bounds, project, unproject } from '../geo/mercator';
import { borders, coasts, countryRivers, towns } from '../terrain/country';
import { type Course, drawCourses } from '../terrain/course';
import { type River, riverOf } from '../terrain/rivers';
import { writeFineContours } from './fine-contours';
import { type Pixels, paper } from './inks';
import type { Line, Point } from './isolines';
import { loadLand, printedHalfWidth } from './land';
import { lengthOf, simplify, stretches } from './lines';
import { contourNumbers } from './parcel-sheet';
import { regionFrame } from './pictures';
import { type Land, printRelief } from './relief';
import type { Sheet } from './sheet';
import { crumb, heightsOn, linesIn, readLattice, spacing, tolerance, unitsOf, unitZoom } from './sheet-lattice';

const content = new URL('../../src/content/', import.meta.url);

/** Pixels of the relief: where it is shown largest, at zoom 13, each is four of the map's. */
const reliefWidth = 2048;
const reliefQuality = 46;
/** What may come with the code of the map: the relief, and the lines as brotli leaves them, in bytes. */
const reliefBudget = 45_000;

/**
 * `map-sheet`: the engraved sheet that the live map is from afar, and beyond the imagery. Its relief is `src/content/map-sheet.avif`, which lies
 * where `map-sheet-place.gen.json` says; its contours and the banks of its rivers are `map-sheet.gen.json`, and what is around it where the country is in view is `map-country.gen.json`;
 * the contours between its own, for near by, are in `public/map/lines/`.
 */
export async function makeMapSheet(): Promise<void> {
	const land = await loadLand(sheetHalfWidth);
	const relief = await encodeRelief(mapRelief(regionFrame, reliefWidth, land));
	if (relief.byteLength > reliefBudget)
		throw new Failure(`The relief weighs ${relief.byteLength} bytes of ${reliefBudget}.`);
	await write('map-sheet.avif', relief);
	await write('map-sheet-place.gen.json', textOf(regionFrame));
	await write(
		'map-sheet.gen.json',
		textOf({
			...sheetContours(regionFrame, land),
			banks: sheetBanks(regionFrame, land),
			summits: sheetSummits(regionFrame, land),
		}),
	);
	await write('map-country.gen.json', textOf(countryLines()));
	await writeFineContours(regionFrame, land);
}

/** In metres. Parcels stand on both banks of the Sabor, and the map comes near enough to show them in it. */
function sheetHalfWidth(river: River): number {
	return riverOf(river) === 'Sabor' ? 65 : printedHalfWidth(river);
}

function textOf(value: unknown): string {
	return `${JSON.stringify(value, undefined, '\t')}\n`;
}

async function write(name: string, data: string | Uint8Array): Promise<void> {
	await writeFile(new URL(name, content), data);
	console.log(`src/content/${name}: ${data.length} bytes`);
}

function encodeRelief({ width, height, bytes }: Pixels): Promise<Buffer> {
	return sharp(bytes, { raw: { width, height, channels: 3 } })
		.avif({ quality: reliefQuality, effort: 6, chromaSubsampling: '4:2:0' })
		.toBuffer();
}

/** The relief without its contours, drawn in Web Mercator as the map places it. */
export function mapRelief(bounds: Bounds, width: number, land: Land): Pixels {
	const [west, north] = project([bounds.west, bounds.north], 0);
	const [east, south] = project([bounds.east, bounds.south], 0);
	const sheet: Sheet = { bounds, width, height: Math.round((width * (south - north)) / (east - west)) };
	const bytes = printRelief(sheet, inMercator(bounds, land), {
		inks: paper,
		relief: () => 1,
		contours: () => 0,
		density: 1,
		bank: 2.5,
	});
	return { width: sheet.width, height: sheet.height, bytes };
}

/** The land as a sheet with evenly spaced parallels has to see it to be one in Web Mercator. */
function inMercator({ north, south }: Bounds, land: Land): Land {
	const [, top] = project([0, north], 0);
	const [, bottom] = project([0, south], 0);
	const stretched = (y: number) => {
		const down = (north - toLat(y)) / (north - south);
		return toY(unproject([0, top + (bottom - top) * down], 0)[1]);
	};
	return {
		heightAt: (x, y) => land.heightAt(x, stretched(y)),
		waterAt: (x, y) => land.waterAt(x, stretched(y)),
	};
}

/** Metres between two contours, as on the front page. */
const interval = 50;

/** What marks the stretches of a contour within the printed water, which is broader than the river is: they are drawn where it is not. */
const inWater = 'w';

/** The contours of the sheet in pixels of zoom 12 from its north-west corner, by their height in metres, after a `w` within the printed water. */
export function sheetContours(bounds: Bounds, land: Land): CodedLines & { zoom: number } {
	const { metresAt } = unitsOf(bounds);
	const heights = heightsOn(bounds, land);
	/** Which points of a line lie on land. Where it leaves the water for less than a crumb, it stays in it. */
	const dryIn = (line: Line): boolean[] => {
		const onLand = new Set(
			stretches(line, (point) => land.waterAt(...metresAt(point)) > 0)
				.filter((stretch) => lengthOf(stretch) >= crumb || stretch[0] === line[0] || stretch.at(-1) === line.at(-1))
				.flat(),
		);
		return line.map((point) => onLand.has(point));
	};
	const lines = contourNumbers(heights, interval).flatMap((number) => {
		const whole = linesIn(heights, number * interval);
		const level = number * interval;
		const parts = whole.map((line) => {
			const dry = dryIn(line);
			const isWet = (index: number) => dry[index] === false;
			return {
				dry: stretches(line, (_, index) => dry[index] === true),
				// With the dry points beside it, so that the stretches meet.
				wet: stretches(line, (_, index) => isWet(index - 1) || isWet(index) || isWet(index + 1)),
			};
		});
		return [
			[`${level}`, parts.flatMap(({ dry }) => dry)] as const,
			[`${inWater}${level}`, parts.flatMap(({ wet }) => wet)] as const,
		];
	});
	const drawn = lines
		.map(([name, each]) => [name, each.map((line) => simplify(line, tolerance))] as const)
		.filter(([, each]) => each.length > 0);
	return { zoom: unitZoom, ...codeLines([bounds.west, bounds.north], Object.fromEntries(drawn)) };
}

/** Where the printed water ends, as the contours have it: the relief alone is too coarse to show it from near. */
export function sheetBanks(bounds: Bounds, land: Land): CodedLines['lines'] {
	const { across, down, metresAt } = unitsOf(bounds);
	const water = readLattice(across, down, (point) => land.waterAt(...metresAt(point)));
	const banks = linesIn(water, 0).map((line) => simplify(line, tolerance));
	return codeLines([bounds.west, bounds.north], { bank: banks }).lines;
}

/** How far from a summit nothing is as high, and how much lower it is somewhere so near, in units and metres. */
const summitReach = 80;
const summitRise = 50;

/** The places that nothing around is as high as, a point each, by their height in whole metres. */
export function sheetSummits(bounds: Bounds, land: Land): CodedLines['lines'] {
	const { width, height, values } = heightsOn(bounds, land);
	const cells = Math.round(summitReach / spacing);
	const summits: Record<string, string> = {};
	for (let row = cells; row < height - cells; row++) {
		for (let column = cells; column < width - cells; column++) {
			if (!isSummit(row * width + column)) continue;
			const name = (values[row * width + column] ?? 0).toFixed(0);
			summits[name] = `${summits[name] ?? ''}M${column * spacing} ${row * spacing}`;
		}
	}
	return summits;

	/** Of places of one height that lie side by side, the first. */
	function isSummit(own: number): boolean {
		const top = values[own] ?? 0;
		let lowest = top;
		for (let down = -cells; down <= cells; down++) {
			const across = Math.floor(Math.sqrt(cells ** 2 - down ** 2));
			const from = own + down * width;
			for (let at = from - across; at <= from + across; at++) {
				const value = values[at] ?? 0;
				if (value > top || (value === top && at < own)) return false;
				if (value < lowest) lowest = value;
			}
		}
		return top - lowest >= summitRise;
	}
}

/** A unit of the lines of the country is a pixel of this zoom, some 115 m: they go before the map is nearer. */
const countryZoom = 10;
/** North-west of Portugal. */
const countryOrigin: LonLat = [-9.5, 42.2];

/** What is around the sheet: the courses of rivers by name, the `coast` with the sea at its right, the `border`; and the towns. */
export function countryLines(): CodedLines & { zoom: number; towns: typeof towns } {
	const [left, top] = project(countryOrigin, countryZoom);
	const draw = ({ points }: Course): Line => {
		const line = points.map(([x, y]): Point => {
			const [across, down] = project([toLon(x), toLat(y)], countryZoom);
			return [across - left, down - top];
		});
		return simplify(line, 0.8);
	};
	const alone = (river: River) => drawCourses([river]).map(draw);
	const lines: Record<string, Line[]> = {};
	for (const course of drawCourses(countryRivers)) {
		const model = riverOf(course.river);
		const name = riverNames[model] ?? `Rio ${model}`;
		lines[name] = [...(lines[name] ?? []), draw(course)];
	}
	return {
		zoom: countryZoom,
		...codeLines(countryOrigin, { ...lines, coast: coasts.flatMap(alone), border: borders.flatMap(alone) }),
		towns,
	};
}
