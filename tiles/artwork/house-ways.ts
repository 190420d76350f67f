import { writeFile } from 'node:fs/promises';
import { type LonLat, toLat, toLon } from '../geo/frame';
import { evened } from '../geo/smooth';
import { roads } from '../terrain/country';
import { type Course, drawCourses } from '../terrain/course';
import { douroRivers, outerReaches } from '../terrain/rivers';
import type { Line, Point } from './isolines';
import { pathOf, simplify } from './lines';
import { pictures } from './pictures';

const file = new URL('../../public/art/house-ways.svg', import.meta.url);

const ink = '#1C1A16';
const surface = '#FBF8F0';

/** Units of the drawing: half a CSS pixel of the relief around the house. */
const perPixel = 2;
const tolerance = 1.2;
/** Units from the middle of the Douro to the railway on its right bank and to the road on its left. */
const bank = 15;
/** Points of the course that are evened out to either side: a railway has wider bends than the river. */
const evenedOut = 18;
const ahead = 12;

/** Railway, road and lane on the relief around the house, in its units, as path data. */
export function houseWays(): { width: number; height: number; rail: string; road: string; lane: string } {
	const { bounds, width, height } = pictures.contact.sheet;
	const [across, down] = [width * perPixel, height * perPixel];
	const at = ([lon, lat]: LonLat): Point => [
		((lon - bounds.west) / (bounds.east - bounds.west)) * across,
		((bounds.north - lat) / (bounds.north - bounds.south)) * down,
	];
	const isNear = ([x]: Point) => x > -bank && x < across + bank;
	const lineOf = (courses: readonly Course[], name: string): Line =>
		courses.flatMap(({ river, points }) =>
			river.name === name ? points.map(([x, y]) => at([toLon(x), toLat(y)])) : [],
		);
	const rivers = drawCourses([...douroRivers, ...outerReaches]);
	const upstream = evened(['Douro', 'Douro, below'].flatMap((reach) => lineOf(rivers, reach)).reverse(), evenedOut);
	const lines = roads.flatMap((road) => drawCourses([road]));
	const climb = lineOf(lines, 'EN222');
	const bridge = climb[0]?.[0] ?? 0;
	const path = (line: Line) => pathOf([simplify(line, tolerance)]);
	return {
		width: across,
		height: down,
		rail: path(beside(upstream, bank).filter(isNear)),
		road: path([...beside(upstream, -bank).filter((point) => isNear(point) && point[0] < bridge), ...climb]),
		lane: path(lineOf(lines, 'lane')),
	};
}

/** Drawn on the relief, which it covers; strokes keep their widths at any size. */
export async function makeHouseWays(): Promise<void> {
	const { width, height, rail, road, lane } = houseWays();
	const path = (d: string, stroke: string) => `<path d="${d}" ${stroke} vector-effect="non-scaling-stroke"/>`;
	const paths = [
		path(rail, `stroke="${ink}"`),
		path(rail, `stroke="${ink}" stroke-width="5" stroke-dasharray="1 8"`),
		path(road, `stroke="${ink}" stroke-width="3.4"`),
		path(road, `stroke="${surface}" stroke-width="1.8"`),
		path(lane, `stroke="${ink}" stroke-width="1.4" stroke-dasharray="4 3"`),
	];
	await writeFile(
		file,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><symbol id="ways" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><g fill="none" stroke-linejoin="round">${paths.join('')}</g></symbol></svg>\n`,
	);
}

/** The line so many units to the left of another, in its direction; to the right where it is less than none. */
function beside(line: Line, distance: number): Line {
	return line.map(([x, y], index) => {
		const [fromX, fromY] = line[Math.max(0, index - ahead)] ?? [x, y];
		const [toX, toY] = line[Math.min(line.length - 1, index + ahead)] ?? [x, y];
		const length = Math.hypot(toX - fromX, toY - fromY) || 1;
		return [x + ((toY - fromY) / length) * distance, y - ((toX - fromX) / length) * distance];
	});
}
