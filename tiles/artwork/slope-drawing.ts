import type { Line, Point } from './isolines';
import { pathOf, simplify } from './lines';
import type { Slope } from './slope';

/** Contour planes every so many metres, every fifth of them stronger. */
const equidistance = 10;
const indexEvery = 5;
/** A wall holds so many metres of ground. */
const wallM = 2;
/** A vine stands every so many metres of a terrace, and so high on the drawing. */
const vineEvery = 3.2;
const vineM = 5;
/** On a narrow drawing one vine of so many is drawn. */
const sparseEvery = 4;
/** Room above the highest ground and below the lowest, in metres. */
const skyM = 8;
const bedM = 14;
const tolerance = 0.25;

const inkColour = '#1C1A16';
const contour = '#B98A4C';
const index = '#86551E';
const water = '#3D5A66';

/**
 * The section of a hillside as SVG, a unit a metre both ways; a page may stretch it, its strokes keep their widths. `slope` is the hill:
 * its contours as the planes that they are, and the ground; `walls` and `vines` stand in the parcels, and `between` those vines that a
 * narrow drawing has no room for. `walked` is the ground, to be inked again.
 */
export function drawSlope({ ground, parcels }: Slope): string {
	const highest = ground[0]?.[1] ?? 0;
	const lowest = ground.at(-1)?.[1] ?? 0;
	const [width, height] = [ground.at(-1)?.[0] ?? 0, highest - lowest + skyM + bedM];
	const y = (metres: number) => highest + skyM - metres;
	const line = ground.map(([distance, metres]): Point => [distance, y(metres)]);
	const terraces = parcels.map(({ from, to }) => terracesOf(line.filter(([x]) => x >= from && x <= to)));
	const bare = simplify(line, tolerance);
	const planes = planesUnder(ground);
	const level = ({ metres, to }: Plane) => `M0 ${round(y(metres))}H${round(to)}`;
	const path = (attributes: string, d: string) => `<path ${attributes} d="${d}" vector-effect="non-scaling-stroke"/>`;
	const shore = ground.find(([, metres]) => metres === lowest)?.[0] ?? 0;
	const walls = terraces.flatMap(({ walls }) => walls);
	const vines = terraces.flatMap(({ vines }) => vines);
	const isSparse = (_: string, index: number) => index % sparseEvery === 0;
	const sparse = vines.filter(isSparse).join('');
	const between = vines.filter((vine, index) => !isSparse(vine, index)).join('');
	const steps = terraces.flatMap(({ steps }) => steps).join('');
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${round(height)}" viewBox="0 0 ${width} ${round(height)}" preserveAspectRatio="none">${[
		'<g id="slope" fill="none" stroke-linejoin="round">',
		path(
			`stroke="${contour}" stroke-width=".6"`,
			planes
				.filter(({ isIndex }) => !isIndex)
				.map(level)
				.join(''),
		),
		path(
			`stroke="${index}" stroke-width="1.1"`,
			planes
				.filter(({ isIndex }) => isIndex)
				.map(level)
				.join(''),
		),
		path(
			`stroke="${water}" stroke-width="1"`,
			[0, 3, 7, 12].map((down) => `M${shore + down} ${round(y(lowest) + down)}H${width}`).join(''),
		),
		path(`stroke="${inkColour}" stroke-width="1.3"`, pathOf([bare])),
		'</g><g id="walked" fill="none" stroke="currentColor" stroke-linejoin="round">',
		path('', pathOf([bare])),
		'</g><g id="vines" fill="none" stroke="currentColor">',
		path('stroke-width=".8"', sparse),
		'</g><g id="between" fill="none" stroke="currentColor">',
		path('stroke-width=".8"', between),
		'</g><g id="walls" fill="none" stroke="currentColor">',
		path('stroke-width="1"', steps),
		path('stroke-width="2.6"', walls.join('')),
		'</g></svg>\n',
	].join('')}`;
}

/** Whole metres: the ends of the section, the drawing's height and the sky in it, and of every parcel where its middle lies and how high. */
export function slopeFacts({ ground, parcels }: Slope) {
	const heightOf = (distance: number) => Math.round(ground.find(([at]) => at >= distance)?.[1] ?? 0);
	const [topM, footM] = [Math.round(ground[0]?.[1] ?? 0), Math.round(ground.at(-1)?.[1] ?? 0)];
	return {
		lengthM: Math.round(ground.at(-1)?.[0] ?? 0),
		topM,
		footM,
		skyM,
		heightM: topM - footM + skyM + bedM,
		parcels: Object.fromEntries(
			parcels.map(({ slug, from, to }) => {
				const middle = Math.round((from + to) / 2);
				return [slug, { fromM: from, toM: to, atM: middle, heightM: heightOf(middle) }];
			}),
		),
	};
}

type Plane = { readonly metres: number; readonly to: number; readonly isIndex: boolean };

/** A contour seen from the side is a level line within the hill: from the edge of the sheet to the ground. */
function planesUnder(ground: Slope['ground']): Plane[] {
	const [highest, lowest] = [ground[0]?.[1] ?? 0, ground.at(-1)?.[1] ?? 0];
	const first = Math.ceil((lowest + 1) / equidistance);
	const count = Math.floor(highest / equidistance) - first + 1;
	return Array.from({ length: count }, (_, step) => {
		const metres = (first + step) * equidistance;
		const to = ground.find(([, height]) => height <= metres)?.[0] ?? 0;
		return { metres, to, isIndex: (first + step) % indexEvery === 0 };
	}).filter(({ to }) => to > 0);
}

type Terraces = {
	readonly steps: readonly string[];
	readonly walls: readonly string[];
	readonly vines: readonly string[];
};

/** Level ground, a wall, level ground: each step begins on the hillside and falls back to it. */
function terracesOf(line: Line): Terraces {
	const steps: string[] = [];
	const walls: string[] = [];
	const vines: string[] = [];
	let edge = line[0];
	for (const [x, y] of line) {
		if (!edge || y - edge[1] < wallM) continue;
		steps.push(`M${round(edge[0])} ${round(edge[1])}H${round(x)}`);
		walls.push(`M${round(x)} ${round(edge[1])}V${round(y)}`);
		for (let at = edge[0] + vineEvery / 2; at < x; at += vineEvery)
			vines.push(`M${round(at)} ${round(edge[1])}v-${vineM}`);
		edge = [x, y];
	}
	return { steps, walls, vines };
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
