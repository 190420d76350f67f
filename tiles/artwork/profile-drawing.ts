import type { Line, Point } from './isolines';
import { pathOf, simplify } from './lines';
import type { Profile, Span } from './profile';

/** A profile is drawn in half CSS pixels: it stands 496 × 104 below the plate in the parcel's dialog. */
const width = 992;
const drawingHeight = 208;
/** Where the ground begins: left of it stand the heights. */
const left = 64;
const right = 976;
/** The highest and the lowest ground lie between. */
const topMargin = 30;
const bottom = 192;
/** A grid line every 40 m (docs/design.md 6); the drawing spans no less than this, or a lowland would look like a cliff. */
const gridMetres = 40;
const leastSpan = 90;
/** Of the numbers: as a picture, and as large as a page makes them where it shows the drawing small. */
const lettering = { size: 24, largest: 36 } as const;
/** Numbers nearer than this would touch: then every second or fourth grid line has one. */
const numberEvery = 0.8 * lettering.largest;
/** A vine stands every so often and so high. */
const vineEvery = 13;
const vineHeight = 14;
const tolerance = 0.4;

const inkColour = '#1C1A16';
const ink2 = '#4A463B';
const lineColour = '#CFC4AE';
const wine = '#5E1224';

/**
 * A profile as SVG: the ground in ink, the vines hatched in wine, a grid of 40 m (docs/design.md 6, elevation profile). Its parts
 * hang on the id `profile`: by `use` they take the page's lettering, as a picture the system's.
 */
export function drawProfile({ ground, vines }: Profile): string {
	const place = placing(ground);
	const line = ground.map(([distance, height]): Point => [place.x(distance), place.y(height)]);
	const planted = vines.map((span) => between(line, [place.x(span[0]), place.x(span[1])]));
	const path = (lines: readonly Line[]) => pathOf(lines.map((one) => simplify(one, tolerance)));
	const parts = [
		...place.grid.map(({ y }) => `<path stroke="${lineColour}" stroke-width="1.6" d="M${left - 8} ${y}H${right}"/>`),
		`<path stroke="${inkColour}" stroke-width="2.4" d="${path([line])}"/>`,
		`<path stroke="${wine}" stroke-width="2" d="${planted.flatMap(vinesOn).join('')}"/>`,
		`<path stroke="${wine}" stroke-width="4.8" d="${path(planted)}"/>`,
		numbersOf(place.grid),
	];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${drawingHeight}" viewBox="0 0 ${width} ${drawingHeight}" font-size="${lettering.size}"><g id="profile" fill="none" stroke-linejoin="round">${parts.join('')}</g></svg>\n`;
}

type GridLine = { readonly height: number; readonly y: number; readonly lettered: boolean };

type Placing = {
	readonly x: (distance: number) => number;
	readonly y: (height: number) => number;
	readonly grid: readonly GridLine[];
};

function placing(ground: Profile['ground']): Placing {
	const heights = ground.map(([, height]) => height);
	const [low, high] = [Math.min(...heights), Math.max(...heights)];
	const span = Math.max(leastSpan, high - low);
	const floor = (low + high - span) / 2;
	const perMetre = (bottom - topMargin) / span;
	const x = (distance: number) => left + ((right - left) * distance) / (ground.at(-1)?.[0] ?? 1);
	const y = (height: number) => bottom - (height - floor) * perMetre;
	const every = [1, 2, 4, 8].find((times) => times * gridMetres * perMetre >= numberEvery) ?? 16;
	const first = Math.ceil(floor / gridMetres);
	const count = Math.floor((floor + span) / gridMetres) - first + 1;
	const grid = Array.from({ length: count }, (_, index): GridLine => {
		const number = first + index;
		return { height: number * gridMetres, y: Math.round(y(number * gridMetres)), lettered: number % every === 0 };
	});
	return { x, y, grid };
}

/** The part of a line that runs to the right, from one place across to another. */
function between(line: Line, [from, to]: Span): Line {
	const inside = line.filter(([x]) => x > from && x < to);
	return [pointAt(line, from), ...inside, pointAt(line, to)];
}

function pointAt(line: Line, x: number): Point {
	const index = Math.max(
		1,
		line.findIndex((point) => point[0] >= x),
	);
	const [before, after] = [line[index - 1] ?? [x, 0], line[index] ?? [x, 0]];
	const share = after[0] === before[0] ? 0 : (x - before[0]) / (after[0] - before[0]);
	return [x, before[1] + (after[1] - before[1]) * share];
}

function vinesOn(line: Line): string[] {
	const [from, to] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
	const count = Math.max(1, Math.round((to - from) / vineEvery));
	return Array.from({ length: count }, (_, index) => {
		const [x, y] = pointAt(line, from + ((index + 0.5) * (to - from)) / count);
		return `M${Math.round(x)} ${Math.round(y)}v-${vineHeight}`;
	});
}

/** Their size is that of the drawing's root, or where it is used, of the page. */
function numbersOf(grid: readonly GridLine[]): string {
	const numbers = grid
		.filter(({ lettered }) => lettered)
		.map(({ height, y }) => `<text x="${left - 16}" y="${y}" dy=".33em">${height}</text>`);
	return `<g fill="${ink2}" font-family="Ysabeau Variable,system-ui,sans-serif" font-weight="500" text-anchor="end">${numbers.join('')}</g>`;
}
