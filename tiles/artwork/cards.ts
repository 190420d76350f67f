import sharp, { type OverlayOptions } from 'sharp';
import { cardSize } from '../../src/content/cards';
import { viewCentres, viewNames } from '../geo/views';
import type { CardPage } from './card-pages';
import { paper } from './inks';
import { type Lettering, setLettering } from './lettering';
import { type Land, printRelief } from './relief';
import { placeOn, type SheetPoint, sheetAround } from './sheet';

const { width: cardWidth, height: cardHeight } = cardSize;
/** The plate's place: its outer frame, the collar between the frames, and what is left for the drawing (docs/design.md 4, plate). */
const drawingFrame = { left: 34, top: 34, width: 474, height: 562 };
const collar = 9;
const tickEvery = 36;
const drawing = {
	left: drawingFrame.left + collar,
	top: drawingFrame.top + collar,
	width: drawingFrame.width - 2 * collar,
	height: drawingFrame.height - 2 * collar,
};
/** The column to the right of the plate. */
const textBox = { left: 560, width: 590, top: 52, nameTop: 124, nameBottom: 470, footLine: 548 };
/** The largest of these at which the name fits its column. */
const nameSizes = [104, 92, 80, 70, 62, 56, 50];
/** Pixels a degree of longitude on the relief: the four estates fill the plate. */
const reliefScale = 860;

const inkColour = '#1C1A16';
const ink2 = '#4A463B';
const wine = '#5E1224';
const paperGround = '#F4EFE4';

const serif = '@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2';
const smallCapitals = '@fontsource/bona-nova-sc/files/bona-nova-sc-latin-400-normal.woff2';
const sans = '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2';

/** A plate of the artwork as the drawing of a card: 456 × 544 px. */
export function plateDrawing(svg: string): Promise<Buffer> {
	const { width, height } = drawing;
	return sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' }).png().toBuffer();
}

/** The relief with the four estates and their lines of sight: the drawing of the pages that tell of no parcel. */
export async function reliefDrawing(land: Land): Promise<Buffer> {
	const { width, height } = drawing;
	const sheet = sheetAround([-7.29, 41.245], width, height, reliefScale);
	const relief = printRelief(sheet, land, { inks: paper, relief: () => 1, contours: () => 0.6, density: 1 });
	const estates = viewNames.map((view) => placeOn(sheet, viewCentres[view]));
	const lines = estates.flatMap((from, index) =>
		estates.slice(index + 1).map((to) => `M${from.join(' ')}L${to.join(' ')}`),
	);
	const sight = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${paperGround}" stroke="${wine}" stroke-width="2"><path fill="none" d="${lines.join('')}"/>${estates.map(trigPoint).join('')}</svg>`;
	return sharp(relief, { raw: { width, height, channels: 3 } })
		.composite([{ input: Buffer.from(sight) }])
		.png()
		.toBuffer();
}

/**
 * The social card of a page, 1200 × 630 px: the plate left, the name right, the mark below it (docs/design.md 6).
 * @param picture what stands in the plate
 */
export async function composeCard({ name, above, caption }: CardPage, picture: Buffer): Promise<Buffer> {
	const [headline, small, house, note] = await Promise.all([
		setName(name),
		setLettering({ text: above, font: 'Bona Nova SC 32', file: smallCapitals, colour: ink2, tracking: 1.3 }),
		setLettering({ text: 'Quatro Vistas', font: 'Bona Nova 38', file: serif, colour: inkColour, tracking: 0 }),
		setLettering({
			text: caption,
			font: 'Ysabeau 23',
			file: sans,
			colour: ink2,
			tracking: 0.2,
			features: 'lnum, tnum',
		}),
	]);
	return sharp({ create: { width: cardWidth, height: cardHeight, channels: 3, background: paperGround } })
		.composite([
			{ input: picture, left: drawing.left, top: drawing.top },
			{ input: Buffer.from(furniture()) },
			{ input: small, left: textBox.left, top: textBox.top },
			{ input: headline, left: textBox.left, top: textBox.nameTop },
			await standing(house, textBox.left + 66, textBox.footLine),
			await standing(note, textBox.left, textBox.footLine + 44),
		])
		.png({ compressionLevel: 1 })
		.toBuffer();
}

/** The name as large as it fits. */
async function setName(text: string): Promise<Buffer> {
	const { width, nameTop, nameBottom } = textBox;
	for (const size of nameSizes) {
		const set: Lettering = {
			text,
			font: `Bona Nova ${size}`,
			file: serif,
			colour: inkColour,
			tracking: -0.012 * size,
			width,
			lineHeight: 0.86,
		};
		const lettered = await setLettering(set);
		const { width: wide = 0, height: high = 0 } = await sharp(lettered).metadata();
		if ((wide <= width && high <= nameBottom - nameTop) || size === nameSizes.at(-1)) return lettered;
	}
	throw new RangeError('There is no size to set a name in.');
}

/** Places lettering by its lower edge. */
async function standing(input: Buffer, left: number, bottom: number): Promise<OverlayOptions> {
	const { height = 0 } = await sharp(input).metadata();
	return { input, left, top: bottom - height };
}

/** The same as it is printed on the card of the front page, for a card that cannot wait for the land. */
export function printedRelief(frontCard: Buffer): Promise<Buffer> {
	return sharp(frontCard).extract(drawing).png().toBuffer();
}

/** The two frames of the plate with their ticks, the rule above the foot, and the mark. */
function furniture(): string {
	const { left, top, width, height } = drawingFrame;
	const frame = (inset: number) =>
		`<path d="M${left + inset + 0.5} ${top + inset + 0.5}h${width - 2 * inset - 1}v${height - 2 * inset - 1}h-${width - 2 * inset - 1}z"/>`;
	const across = Array.from({ length: Math.floor(width / tickEvery) }, (_, i) => left + (i + 1) * tickEvery + 0.5);
	const down = Array.from({ length: Math.floor(height / tickEvery) }, (_, i) => top + (i + 1) * tickEvery + 0.5);
	const ticks = [
		...across.map((x) => `M${x} ${top}v${collar}M${x} ${top + height - collar}v${collar}`),
		...down.map((y) => `M${left} ${y}h${collar}M${left + width - collar} ${y}h${collar}`),
	];
	const mark = `<g transform="translate(${textBox.left} ${textBox.footLine - 36}) scale(1.06)" stroke="${wine}"><path d="M2 27.5 13.5 4 45 23.5 7.2 31ZM2 27.5 45 23.5M13.5 4 7.2 31"/><g fill="${wine}" stroke="none"><circle cx="2" cy="27.5" r="2.6"/><circle cx="13.5" cy="4" r="2.6"/><circle cx="45" cy="23.5" r="2.6"/><circle cx="7.2" cy="31" r="2.6"/></g></g>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}" fill="none" stroke="${inkColour}">${frame(0)}${frame(collar - 1)}<path d="${ticks.join('')}"/><path d="M${textBox.left} ${textBox.footLine - 66.5}H${cardWidth - 50}"/>${mark}</svg>`;
}

function trigPoint([x, y]: SheetPoint): string {
	return `<path d="M${x} ${y - 14}l13 22h-26z"/><circle cx="${x}" cy="${y + 1}" r="2" fill="${wine}"/>`;
}
