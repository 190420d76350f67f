import { writeFile } from 'node:fs/promises';
import { type LonLat, toLat, toLon } from '../geo/frame';
import { lineThrough } from '../terrain/country';
import { drawCourses } from '../terrain/course';
import { douroRivers, outerReaches } from '../terrain/rivers';
import type { Line, Point } from './isolines';
import { pathOf, simplify } from './lines';
import { pictures } from './pictures';

const file = new URL('../../src/content/house-ways.gen.json', import.meta.url);

/** Units of the drawing: half a CSS pixel of the relief around the house. */
const perPixel = 2;
const tolerance = 1.2;
/** Units from the middle of the Douro to the railway on its right bank and to the road on its left. */
const bank = 15;
/** Points of the course that are evened out to either side: a railway has wider bends than the river. */
const evenedOut = 18;
const ahead = 12;
/** Roads are drawn as they are given. */
const straight = { amplitude: 0, wavelength: 1 };

/** The EN222 from the bridge of Pinhão over Ervedosa do Douro and São João da Pesqueira, as a map of the country has it. */
const fromPinhao: readonly LonLat[] = [
	[-7.5455, 41.1842],
	[-7.541, 41.18],
	[-7.533, 41.1821],
	[-7.5249, 41.1796],
	[-7.5204, 41.1749],
	[-7.5119, 41.1762],
	[-7.5052, 41.1724],
	[-7.495, 41.1741],
	[-7.4883, 41.1694],
	[-7.4776, 41.1707],
	[-7.467, 41.1669],
	[-7.4595, 41.1686],
	[-7.4528, 41.1639],
	[-7.4443, 41.1639],
	[-7.4376, 41.1584],
	[-7.4269, 41.1593],
	[-7.4201, 41.1533],
	[-7.4106, 41.1521],
	[-7.4044, 41.1481],
	[-7.3925, 41.1495],
	[-7.3841, 41.1449],
	[-7.3717, 41.147],
	[-7.3554, 41.1432],
];
/** Down from Ervedosa to the house. */
const lane: readonly LonLat[] = [
	[-7.467, 41.1669],
	[-7.4741, 41.1639],
	[-7.4821, 41.1656],
	[-7.4888, 41.1622],
	[-7.499, 41.1639],
	[-7.5052, 41.1605],
	[-7.5136, 41.1622],
	[-7.52, 41.16],
];

/** Railway, road and lane on the relief around the house, in its units, as path data. */
export function houseWays(): { width: number; height: number; rail: string; road: string; lane: string } {
	const { bounds, width, height } = pictures.contact.sheet;
	const [across, down] = [width * perPixel, height * perPixel];
	const at = ([lon, lat]: LonLat): Point => [
		((lon - bounds.west) / (bounds.east - bounds.west)) * across,
		((bounds.north - lat) / (bounds.north - bounds.south)) * down,
	];
	const isNear = ([x]: Point) => x > -bank && x < across + bank;
	const douro = ['Douro', 'Douro, below'].flatMap((reach) => {
		const course = drawCourses([...douroRivers, ...outerReaches]).find(({ river }) => river.name === reach);
		return (course?.points ?? []).map(([x, y]) => at([toLon(x), toLat(y)]));
	});
	const upstream = evened(douro.reverse());
	const curve = (name: string, places: readonly LonLat[]) =>
		drawCourses([lineThrough(name, places, straight)]).flatMap(({ points }) =>
			points.map(([x, y]) => at([toLon(x), toLat(y)])),
		);
	const climb = curve('EN222', fromPinhao);
	const bridge = climb[0]?.[0] ?? 0;
	const path = (line: Line) => pathOf([simplify(line, tolerance)]);
	return {
		width: across,
		height: down,
		rail: path(beside(upstream, bank).filter(isNear)),
		road: path([...beside(upstream, -bank).filter((point) => isNear(point) && point[0] < bridge), ...climb]),
		lane: path(curve('lane', lane)),
	};
}

export async function makeHouseWays(): Promise<void> {
	await writeFile(file, `${JSON.stringify(houseWays(), undefined, '\t')}\n`);
}

function evened(line: Line): Line {
	return line.map((_, index) => {
		const around = line.slice(Math.max(0, index - evenedOut), index + evenedOut + 1);
		const mean = (axis: 0 | 1) => around.reduce((sum, point) => sum + point[axis], 0) / around.length;
		return [mean(0), mean(1)];
	});
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
