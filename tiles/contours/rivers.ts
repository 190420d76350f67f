import type { CodedLines } from '../../src/content/coded-lines';
import type { Line } from '../artwork/isolines';
import { lengthOf, simplify, stretches } from '../artwork/lines';
import { type LonLat, toLat, toLon } from '../geo/frame';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { meanOf } from '../geo/smooth';
import type { Course } from '../terrain/course';
import { riverOf } from '../terrain/rivers';
import { warp } from '../terrain/warp';
import { codeLines, isClear, unitsFrom } from './contours';

/** What the water is called on the map, by its name in the model. */
export const riverNames: Readonly<Record<string, string>> = {
	Douro: 'Rio Douro',
	Sabor: 'Rio Sabor',
	Tua: 'Rio Tua',
	Torto: 'Rio Torto',
	Pinhao: 'Rio Pinhão',
	Tavora: 'Rio Távora',
	Vilarica: 'Ribeira da Vilariça',
	Coa: 'Rio Côa',
	Tinhela: 'Rio Tinhela',
};
/** Lettering follows the valley and not the single bends: every point is the mean of so many either way, one about every 20 m. */
const calmPoints = 9;
/** Metres kept free beside a parcel: half the height of the lettering where a view opens. */
const clearance = 30;
/** Metres: a shorter stretch carries no name. */
const shortest = 300;
/** Units, some 5 m. */
const tolerance = 6;

/**
 * The courses along which the names of the rivers are set, each read from west to east, by name.
 * @param parcels what the names keep clear of where a view opens
 */
export function riverLines(origin: LonLat, courses: readonly Course[], parcels: readonly ParcelOutline[]): CodedLines {
	const lines: Record<string, Line[]> = {};
	const inUnits = (line: Line) =>
		simplify(
			line.map(([x, y]) => unitsFrom(origin, [toLon(x), toLat(y)])),
			tolerance,
		);
	for (const { river, points } of courses) {
		const name = riverNames[riverOf(river)];
		if (name === undefined) continue;
		const course = eastwards(points.map(([x, y]) => warp(x, y)));
		const clear = stretches(calmed(course, calmPoints), (point) => isClear(point, parcels, clearance));
		const drawn = clear.filter((stretch) => lengthOf(stretch) >= shortest).map(inUnits);
		lines[name] = [...(lines[name] ?? []), ...drawn];
	}
	return codeLines(origin, lines);
}

/** A line's first and last points stay: there it joins what it flows into. */
function calmed(line: Line, calm: number): Line {
	return line.map((_, index) => {
		const reach = Math.min(calm, index, line.length - 1 - index);
		return meanOf(line.slice(index - reach, index + reach + 1));
	});
}

function eastwards(line: Line): Line {
	const [first, last] = [line[0], line.at(-1)];
	return first && last && first[0] > last[0] ? line.toReversed() : line;
}
