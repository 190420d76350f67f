import sharp, { type OverlayOptions } from 'sharp';
import type { Content } from '../../build/content/parse-content';
import { readContent } from '../../build/content/read-content';
import { largestParcel } from '../../src/content/largest-parcel';
import { newsCategories } from '../../src/content/news/categories';
import type { ParcelSlug } from '../../src/content/parcels';
import { VIEW_CENTRES, VIEW_NAMES } from '../geo/views';
import { PAPER } from './inks';
import { type Lettering, setLettering } from './lettering';
import { type Land, printRelief } from './relief';
import { placeOn, type SheetPoint, sheetAround } from './sheet';

const WIDTH = 1200;
const HEIGHT = 630;
/** The plate's place: its outer frame, the collar between the frames, and what is left for the drawing (docs/design.md 4, plate). */
const FRAME = { left: 34, top: 34, width: 474, height: 562 };
const COLLAR = 9;
const TICK_EVERY = 36;
const DRAWING = {
	left: FRAME.left + COLLAR,
	top: FRAME.top + COLLAR,
	width: FRAME.width - 2 * COLLAR,
	height: FRAME.height - 2 * COLLAR,
};
/** The column to the right of the plate. */
const TEXT = { left: 560, width: 590, top: 52, nameTop: 124, nameBottom: 470, footLine: 548 };
/** The largest of these at which the name fits its column. */
const NAME_SIZES = [104, 92, 80, 70, 62, 56, 50];
/** Pixels a degree of longitude on the relief: the four estates fill the plate. */
const RELIEF_SCALE = 860;

const INK = '#1C1A16';
const INK_2 = '#4A463B';
const WINE = '#5E1224';
const PAPER_GROUND = '#F4EFE4';

const SERIF = '@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2';
const SMALL_CAPITALS = '@fontsource/bona-nova-sc/files/bona-nova-sc-latin-400-normal.woff2';
const SANS = '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2';

/** What stands in the plate of a card, 456 × 544 px, and the line that says what it is. */
export type CardDrawing = { readonly picture: Buffer; readonly caption: string };

/** A plate of the artwork as the drawing of a card. */
export async function plateDrawing(svg: string, caption: string): Promise<CardDrawing> {
	const { width, height } = DRAWING;
	const picture = await sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' }).png().toBuffer();
	return { picture, caption };
}

/** The relief with the four estates and their lines of sight: the drawing of the pages that tell of no parcel. */
export async function reliefDrawing(land: Land): Promise<CardDrawing> {
	const { width, height } = DRAWING;
	const sheet = sheetAround([-7.29, 41.245], width, height, RELIEF_SCALE);
	const relief = printRelief(sheet, land, { inks: PAPER, relief: () => 1, contours: () => 0.6, density: 1 });
	const estates = VIEW_NAMES.map((view) => placeOn(sheet, VIEW_CENTRES[view]));
	const lines = estates.flatMap((from, index) =>
		estates.slice(index + 1).map((to) => `M${from.join(' ')}L${to.join(' ')}`),
	);
	const sight = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${PAPER_GROUND}" stroke="${WINE}" stroke-width="2"><path fill="none" d="${lines.join('')}"/>${estates.map(trigPoint).join('')}</svg>`;
	const picture = await sharp(relief, { raw: { width, height, channels: 3 } })
		.composite([{ input: Buffer.from(sight) }])
		.png()
		.toBuffer();
	return { picture, caption: 'Quatro quintas, do Tinhela ao Sabor' };
}

/** The social card of a page, 1200 × 630 px: the plate left, the name right, the mark below it (docs/design.md 6). */
export async function composeCard({ name, above }: CardPage, { picture, caption }: CardDrawing): Promise<Buffer> {
	const [headline, small, house, told] = await Promise.all([
		setName(name),
		setLettering({ text: above, font: 'Bona Nova SC 32', file: SMALL_CAPITALS, colour: INK_2, tracking: 1.3 }),
		setLettering({ text: 'Quatro Vistas', font: 'Bona Nova 38', file: SERIF, colour: INK, tracking: 0 }),
		setLettering({
			text: caption,
			font: 'Ysabeau 23',
			file: SANS,
			colour: INK_2,
			tracking: 0.2,
			features: 'lnum, tnum',
		}),
	]);
	return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER_GROUND } })
		.composite([
			{ input: picture, left: DRAWING.left, top: DRAWING.top },
			{ input: Buffer.from(furniture()) },
			{ input: small, left: TEXT.left, top: TEXT.top },
			{ input: headline, left: TEXT.left, top: TEXT.nameTop },
			await standing(house, TEXT.left + 66, TEXT.footLine),
			await standing(told, TEXT.left, TEXT.footLine + 44),
		])
		.png({ compressionLevel: 1 })
		.toBuffer();
}

/** The name as large as it fits. */
async function setName(text: string): Promise<Buffer> {
	const { width, nameTop, nameBottom } = TEXT;
	for (const size of NAME_SIZES) {
		const set: Lettering = {
			text,
			font: `Bona Nova ${size}`,
			file: SERIF,
			colour: INK,
			tracking: -0.012 * size,
			width,
			lineHeight: 0.86,
		};
		const lettered = await setLettering(set);
		const { width: wide = 0, height: high = 0 } = await sharp(lettered).metadata();
		if ((wide <= width && high <= nameBottom - nameTop) || size === NAME_SIZES.at(-1)) return lettered;
	}
	throw new RangeError('There is no size to set a name in.');
}

/** Places lettering by its lower edge. */
async function standing(input: Buffer, left: number, bottom: number): Promise<OverlayOptions> {
	const { height = 0 } = await sharp(input).metadata();
	return { input, left, top: bottom - height };
}

/** The two frames of the plate with their ticks, the rule above the foot, and the mark. */
function furniture(): string {
	const { left, top, width, height } = FRAME;
	const frame = (inset: number) =>
		`<path d="M${left + inset + 0.5} ${top + inset + 0.5}h${width - 2 * inset - 1}v${height - 2 * inset - 1}h-${width - 2 * inset - 1}z"/>`;
	const across = Array.from({ length: Math.floor(width / TICK_EVERY) }, (_, i) => left + (i + 1) * TICK_EVERY + 0.5);
	const down = Array.from({ length: Math.floor(height / TICK_EVERY) }, (_, i) => top + (i + 1) * TICK_EVERY + 0.5);
	const ticks = [
		...across.map((x) => `M${x} ${top}v${COLLAR}M${x} ${top + height - COLLAR}v${COLLAR}`),
		...down.map((y) => `M${left} ${y}h${COLLAR}M${left + width - COLLAR} ${y}h${COLLAR}`),
	];
	const mark = `<g transform="translate(${TEXT.left} ${TEXT.footLine - 36}) scale(1.06)" stroke="${WINE}"><path d="M2 27.5 13.5 4 45 23.5 7.2 31ZM2 27.5 45 23.5M13.5 4 7.2 31"/><g fill="${WINE}" stroke="none"><circle cx="2" cy="27.5" r="2.6"/><circle cx="13.5" cy="4" r="2.6"/><circle cx="45" cy="23.5" r="2.6"/><circle cx="7.2" cy="31" r="2.6"/></g></g>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="${INK}">${frame(0)}${frame(COLLAR - 1)}<path d="${ticks.join('')}"/><path d="M${TEXT.left} ${TEXT.footLine - 66.5}H${WIDTH - 50}"/>${mark}</svg>`;
}

function trigPoint([x, y]: SheetPoint): string {
	return `<path d="M${x} ${y - 14}l13 22h-26z"/><circle cx="${x}" cy="${y + 1}" r="2" fill="${WINE}"/>`;
}

/** A page as its card names it. */
export type CardPage = {
	readonly path: string;
	/** The large line. */
	readonly name: string;
	/** The small line above it. */
	readonly above: string;
	/** Whose plate the card shows; without one it shows the relief. */
	readonly parcel?: ParcelSlug;
};

const TRADE = 'Viticultores no Douro';

/** Every page of the site: the fixed ones, each wine with its largest parcel, each article with its own. */
export function cardPages(): CardPage[] {
	const { pages, wines, news } = readContent();
	return [
		{ path: '/', name: 'Quatro Vistas', above: TRADE },
		...fixedPages(pages),
		...wines.map(({ summary: { slug, name, vintage, parcels } }) => {
			const parcel = largestParcel(parcels);
			return { path: `/vinhos/${slug}`, name, above: `Colheita de ${vintage}`, ...(parcel && { parcel }) };
		}),
		...news.map(({ summary: { slug, title, date, category, parcel } }) => {
			const family = newsCategories.find((known) => known.slug === category);
			const above = `${family?.name ?? ''}, ${date.slice(0, 4)}`;
			return { path: `/noticias/${slug}`, name: title, above, ...(parcel && { parcel }) };
		}),
	];
}

/** The pages of `src/content/pages`, by their headings; the home page has none. */
function fixedPages(pages: Content['pages']): CardPage[] {
	return [...pages].flatMap(([name, page]) => {
		if (!('heading' in page)) return [];
		return { path: name === 'nao-encontrado' ? '/404' : `/${name}`, name: page.heading, above: TRADE };
	});
}
