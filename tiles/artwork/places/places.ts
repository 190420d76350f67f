import { randomFrom } from '../../../src/platform/random';
import type { Line } from '../isolines';
import { pathOf } from '../lines';
import type { Slope } from '../slope';
import { lagar } from './lagar';
import type { Drawing } from './sheet';
import { terraces } from './terraces';

/** What stands in a parcel of the section, by which its drawing is made. */
type Place = {
	readonly of: 'terraces' | 'lagar';
	/** Metres of the slope that are shown. */
	readonly across: number;
	/** Units down to the middle of the slope, where there is more to be seen above it. */
	readonly middle?: number;
};

const places: Readonly<Record<string, Place>> = {
	'abade-franca': { across: 44, of: 'terraces' },
	'ameio-2016': { across: 22, of: 'terraces' },
	'abade-roriz': { across: 24, of: 'lagar' },
	'ameio-2020': { across: 44, of: 'terraces' },
	'vv-vinha-c': { across: 11, of: 'terraces', middle: 310 },
	'vv-vinha-rio': { across: 32, of: 'terraces' },
};

/** Units of a drawing, whatever it shows. */
const [width, height] = [900, 360];
/** Schist stands steeply: its strata by what they go across for each metre down, and the units between two of them. */
const strata = { lean: 0.55, every: 24, length: 40 };

const ink = 'currentColor';
const ochre = '#B98A4C';

/**
 * What stands at the places of a slope, as SVG: of each parcel a symbol by its slug, 5 wide and 2 high, cut through the slope as steep as
 * it is there. Strokes keep their widths at any size.
 */
export function drawPlaces(slope: Slope): string {
	const symbols = slope.parcels.flatMap(({ slug, from, to }) => {
		const place = places[slug];
		return place ? [symbolOf(slug, drawPlace(place, slope.ground, (from + to) / 2))] : [];
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${symbols.join('')}</svg>\n`;
}

type Layers = Drawing & { readonly rock: readonly Line[] };

function drawPlace({ across, of, middle = 200 }: Place, ground: Slope['ground'], at: number): Layers {
	const unit = width / across;
	const random = randomFrom(Math.round(at));
	const sheet = {
		x: (metres: number) => width / 2 + metres * unit,
		y: (metres: number) => middle - metres * unit,
		random,
	};
	const fall = (levelAt(ground, at - across / 2) - levelAt(ground, at + across / 2)) / across;
	const drawing = of === 'lagar' ? lagar(sheet) : terraces(sheet, across, fall);
	return { ...drawing, rock: strataUnder(drawing.hillside, random) };
}

/** The rock below a line of ground: short strokes along its strata, denser the nearer to the surface. */
function strataUnder(ground: Line, random: () => number): Line[] {
	const strokes: Line[] = [];
	for (let across = -height; across < width + height; across += strata.every) {
		for (let down = 0; down < height; down += strata.length) {
			const top = down + random() * strata.length;
			const [x, length] = [across + top * strata.lean, strata.length * (0.4 + 0.5 * random())];
			const below = top - levelAt(ground, x);
			if (below < 10 || random() < below / 300) continue;
			strokes.push([
				[x, top],
				[x + length * strata.lean, top + length],
			]);
		}
	}
	return strokes;
}

function symbolOf(slug: string, { rock, soil, ground, stones, plants, hillside, must }: Layers): string {
	const path = (stroke: string, weight: string, lines: readonly Line[], more = '') =>
		lines.length === 0
			? ''
			: `<path stroke="${stroke}" stroke-width="${weight}"${more} d="${pathOf(lines.filter(isOnSheet))}" vector-effect="non-scaling-stroke"/>`;
	return `<symbol id="${slug}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke-linejoin="round">${[
		path(ochre, '.8', rock),
		path(ochre, '1.2', soil),
		path(ochre, '1', [hillside], ' stroke-dasharray="4 4"'),
		path('#5E1224', '1', must),
		path(ink, '.7', plants.filter(isWhole).flat()),
		path(ink, '.9', stones),
		path(ink, '1.5', ground),
	].join('')}</g></symbol>`;
}

function isOnSheet(line: Line): boolean {
	return line.some(([x]) => x > -40) && line.some(([x]) => x < width + 40);
}

function isWhole(lines: readonly Line[]): boolean {
	return lines.flat().every(([x, y]) => x >= 0 && x <= width && y >= 0);
}

/** The second coordinate of a line where its first is `x`, which grows along it. */
function levelAt(line: Line, x: number): number {
	const after = line.findIndex(([at]) => at >= x);
	const [one, other] = [line[Math.max(after - 1, 0)], line[after]];
	if (!one || !other) return line.at(-1)?.[1] ?? 0;
	return one === other ? one[1] : one[1] + ((x - one[0]) / (other[0] - one[0])) * (other[1] - one[1]);
}
