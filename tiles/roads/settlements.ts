import { type Metres, toMetres } from '../geo/frame';
import { type ViewName, viewCentres, viewNames } from '../geo/views';
import type { Grid } from '../terrain/grid';
import { hashUnit } from '../terrain/noise';

const step = 25;
/** No building stands nearer to the rivers, in metres; villages keep farther away still. */
const dry = 45;
const villageDry = 150;
/** The slope is judged over so many metres each way. */
const reach = 40;
/** Being at the edge of the search counts as this much slope: gentle ground near by is better. */
const farness = 0.12;
const quintaRadius = 420;
const villageRadius = 500;
const villageCount = 34;
const tries = 900;
/** Metres that villages keep from each other, from the quintas and from the end of the land. */
const betweenVillages = 3800;
const fromQuintas = 1500;
const fromTheEdge = 1500;

/** The farmstead of each estate: the gentlest dry spot near the middle of its view. */
export function placeQuintas(heights: Grid, rivers: Grid): Record<ViewName, Metres> {
	const spot = (view: ViewName): Metres => {
		const centre = toMetres(viewCentres[view]);
		return gentlestSpot(heights, rivers, centre, quintaRadius) ?? centre;
	};
	return { main: spot('main'), martim: spot('martim'), valesabor: spot('valesabor'), moinho: spot('moinho') };
}

/** Villages on gentle ground all over the land, well apart. */
export function placeVillages(heights: Grid, rivers: Grid, quintas: Readonly<Record<ViewName, Metres>>): Metres[] {
	const width = rivers.columns * rivers.cell - 2 * fromTheEdge;
	const height = rivers.rows * rivers.cell - 2 * fromTheEdge;
	const farmsteads = viewNames.map((view) => quintas[view]);
	const villages: Metres[] = [];
	for (let n = 0; n < tries && villages.length < villageCount; n++) {
		const x = rivers.west + fromTheEdge + hashUnit(n, 1, 9) * width;
		const y = rivers.south + fromTheEdge + hashUnit(n, 2, 9) * height;
		const spot = gentlestSpot(heights, rivers, [x, y], villageRadius);
		if (!spot || rivers.linear(...spot) < villageDry) continue;
		if (villages.some((other) => apart(other, spot) < betweenVillages)) continue;
		if (farmsteads.some((other) => apart(other, spot) < fromQuintas)) continue;
		villages.push(spot);
	}
	return villages;
}

function gentlestSpot(heights: Grid, rivers: Grid, [cx, cy]: Metres, radius: number): Metres | undefined {
	let least = Number.POSITIVE_INFINITY;
	let best: Metres | undefined;
	for (let y = cy - radius; y <= cy + radius; y += step) {
		for (let x = cx - radius; x <= cx + radius; x += step) {
			const distance = Math.hypot(x - cx, y - cy);
			if (distance > radius || rivers.linear(x, y) < dry) continue;
			const slope =
				Math.hypot(
					heights.spline(x + reach, y) - heights.spline(x - reach, y),
					heights.spline(x, y + reach) - heights.spline(x, y - reach),
				) /
				(2 * reach);
			const hardship = slope + (farness * distance) / radius;
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
