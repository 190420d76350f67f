import { Failure } from '../failure';
import { type Colour, colour } from '../fields/colours';
import { type LonLat, toMetres } from '../geo/frame';
import { mix, smoothstep } from '../geo/scalars';
import { pngOf, writePicture } from './encode';
import { type QuietArea, worstContrast } from './inks';
import type { Size } from './oblique/camera';
import { azeite, brancos, type ObliqueInks, porto, rose, tintos } from './oblique/inks';
import { loadModel } from './oblique/model';
import { printStill } from './oblique/print';
import type { View } from './oblique/view';

const art = new URL('../../public/art/', import.meta.url);
const budget = 160;

/**
 * `categories`: the five backgrounds of the wines, each for wide pages and for phones.
 * @throws {Failure} when one is too light where text stands
 */
export async function makeCategories(): Promise<void> {
	const model = await loadModel();
	for (const [slug, category] of Object.entries(categories)) {
		for (const shape of shapes) {
			const name = `category-${slug}${shape.suffix}`;
			const picture = printStill(categoryView(category, shape), model);
			const quiet = quietAreaOf(shape);
			const contrast = worstContrast(picture, quiet);
			if (contrast < quiet.contrast) throw new Failure(`${name} leaves text a contrast of ${contrast.toFixed(1)}.`);
			await writePicture(await pngOf(picture), new URL(name, art), { budget, quality: 84 });
		}
	}
}

/** Where a category looks from, and what it is printed in: a place and a bearing of its own for each. */
type Category = {
	readonly from: LonLat;
	/** Metres above the sea; degrees clockwise from north. */
	readonly altitude: number;
	readonly bearing: number;
	readonly inks: ObliqueInks;
	/** How strongly its contours stand, 0–1: pale lines on a light ink take less. */
	readonly lines: number;
};

export const categories = {
	/** Over the Torto to Quatro Vistas and the Douro. */
	tintos: { from: [-7.487, 41.068], altitude: 1750, bearing: 352, inks: tintos, lines: 0.46 },
	/** From the hills of Moncorvo up the Sabor. */
	brancos: { from: [-7.13, 41.1], altitude: 1750, bearing: 38, inks: brancos, lines: 0.42 },
	/** From Valeira down the Douro to Moinho. */
	rose: { from: [-7.365, 41.115], altitude: 1700, bearing: 298, inks: rose, lines: 0.29 },
	/** Up the Tua to Martim. */
	porto: { from: [-7.445, 41.17], altitude: 1700, bearing: 14, inks: porto, lines: 0.46 },
	/** From the north down to the mouth of the Sabor. */
	azeite: { from: [-7.02, 41.262], altitude: 1700, bearing: 222, inks: azeite, lines: 0.27 },
} as const satisfies Readonly<Record<string, Category>>;

/** A background as it stands behind the categories: on wide pages, and on phones at two pixels to one of theirs. */
type Shape = {
	readonly suffix: string;
	readonly size: Size;
	readonly focal: number;
	readonly horizon: number;
	/** Pixels of the file to one of the page. */
	readonly density: number;
	readonly fade: View['fade'];
	/** Where text stands, in shares of the picture. */
	readonly text: Pick<QuietArea, 'west' | 'east' | 'north' | 'south'>;
};

export const shapes: readonly Shape[] = [
	{
		suffix: '',
		size: { width: 1920, height: 1080 },
		focal: 1.3,
		horizon: 0.11,
		density: 1.35,
		fade: (across) => mix(0.36, 1, smoothstep(0.12, 0.86, across)),
		text: { west: 0, east: 0.6, north: 0, south: 1 },
	},
	{
		suffix: '-phone-780',
		size: { width: 780, height: 1000 },
		focal: 1.75,
		horizon: 0.16,
		density: 2,
		fade: (across, down) => mix(0.4, 1, smoothstep(0.95, 1.8, across * 0.8 + down)),
		text: { west: 0, east: 1, north: 0, south: 0.72 },
	},
];

/** Nothing under the text is lighter than 12 % (docs/design.md 6): white has then a contrast of 6.2. */
const white: Colour = colour('#ffffff');
const darkest = 1.05 / (0.12 + 0.05);

export function quietAreaOf({ text }: Shape): QuietArea {
	return { ...text, text: white, contrast: darkest };
}

function categoryView({ from, altitude, bearing, inks, lines }: Category, shape: Shape): View {
	const [x, y] = toMetres(from);
	const { size, focal, horizon, density, fade } = shape;
	return {
		camera: { x, y, altitude, bearing, focal, horizon, exaggeration: 2.3 },
		// From the left and a little ahead, so that slopes stand out against each other.
		sun: { azimuth: bearing - 68, elevation: 27 },
		inks,
		contours: { interval: 50, width: 0.9 * density, indexWidth: 1.4 * density, room: 7 * density, strength: lines },
		haze: 13_500,
		fade,
		grain: 2.5,
		size,
	};
}
