import { type Metres, toMetres } from '../geo/frame';
import { VIEW_CENTRES, VIEW_NAMES, type ViewName } from '../geo/views';
import type { Grid } from '../terrain/grid';
import { hashUnit } from '../terrain/noise';

const STEP = 25;
/** No building stands nearer to the rivers, in metres; villages keep farther away still. */
const DRY = 45;
const VILLAGE_DRY = 150;
/** The slope is judged over so many metres each way. */
const REACH = 40;
/** Being at the edge of the search counts as this much slope: gentle ground near by is better. */
const FARNESS = 0.12;
const QUINTA_RADIUS = 420;
const VILLAGE_RADIUS = 500;
const VILLAGES = 34;
const TRIES = 900;
/** Metres that villages keep from each other, from the quintas and from the end of the land. */
const BETWEEN_VILLAGES = 3800;
const FROM_QUINTAS = 1500;
const FROM_THE_EDGE = 1500;

/** The farmstead of each estate: the gentlest dry spot near the middle of its view. */
export function placeQuintas(heights: Grid, rivers: Grid): Record<ViewName, Metres> {
	const spot = (view: ViewName): Metres => {
		const centre = toMetres(VIEW_CENTRES[view]);
		return gentlestSpot(heights, rivers, centre, QUINTA_RADIUS) ?? centre;
	};
	return { main: spot('main'), martim: spot('martim'), valesabor: spot('valesabor'), moinho: spot('moinho') };
}

/** Villages on gentle ground all over the land, well apart. */
export function placeVillages(heights: Grid, rivers: Grid, quintas: Readonly<Record<ViewName, Metres>>): Metres[] {
	const width = rivers.columns * rivers.cell - 2 * FROM_THE_EDGE;
	const height = rivers.rows * rivers.cell - 2 * FROM_THE_EDGE;
	const farmsteads = VIEW_NAMES.map((view) => quintas[view]);
	const villages: Metres[] = [];
	for (let n = 0; n < TRIES && villages.length < VILLAGES; n++) {
		const x = rivers.west + FROM_THE_EDGE + hashUnit(n, 1, 9) * width;
		const y = rivers.south + FROM_THE_EDGE + hashUnit(n, 2, 9) * height;
		const spot = gentlestSpot(heights, rivers, [x, y], VILLAGE_RADIUS);
		if (!spot || rivers.linear(...spot) < VILLAGE_DRY) continue;
		if (villages.some((other) => apart(other, spot) < BETWEEN_VILLAGES)) continue;
		if (farmsteads.some((other) => apart(other, spot) < FROM_QUINTAS)) continue;
		villages.push(spot);
	}
	return villages;
}

function gentlestSpot(heights: Grid, rivers: Grid, [cx, cy]: Metres, radius: number): Metres | undefined {
	let least = Number.POSITIVE_INFINITY;
	let best: Metres | undefined;
	for (let y = cy - radius; y <= cy + radius; y += STEP) {
		for (let x = cx - radius; x <= cx + radius; x += STEP) {
			const distance = Math.hypot(x - cx, y - cy);
			if (distance > radius || rivers.linear(x, y) < DRY) continue;
			const slope =
				Math.hypot(
					heights.spline(x + REACH, y) - heights.spline(x - REACH, y),
					heights.spline(x, y + REACH) - heights.spline(x, y - REACH),
				) /
				(2 * REACH);
			const hardship = slope + (FARNESS * distance) / radius;
			if (hardship >= least) continue;
			least = hardship;
			best = [x, y];
		}
	}
	return best;
}

/** Metres as the crow flies. */
export function apart(a: Metres, b: Metres): number {
	return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
