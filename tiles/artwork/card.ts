import sharp from 'sharp';
import { VIEW_CENTRES, VIEW_NAMES } from '../geo/views';
import { PAPER } from './inks';
import { setLettering } from './lettering';
import { type Fade, type Land, printRelief } from './relief';
import { placeOn, type Sheet, type SheetPoint, sheetAround } from './sheet';

const WIDTH = 1200;
const HEIGHT = 630;
/** CSS pixels a degree of longitude: the four estates fill the right half. */
const SCALE = 1240;
const INK = '#1C1A16';
const WINE = '#5E1224';
const PAPER_GROUND = '#F4EFE4';
const QUALITY = 78;

/** Paper under the name, the relief to the right of it. */
const fade: Fade = (across) => Math.min(Math.max((across - 0.26) / 0.34, 0), 1);

/** The social card of the site: the relief, the four estates with their lines of sight, the name. JPEG, 1200 × 630. */
export async function drawCard(land: Land): Promise<Buffer> {
	const sheet = sheetAround([-7.49, 41.25], WIDTH, HEIGHT, SCALE);
	const relief = printRelief(sheet, land, {
		inks: PAPER,
		relief: fade,
		contours: (across, down) => 0.8 * fade(across, down),
		density: 1,
	});
	const [name, trade] = await Promise.all([
		setLettering({
			text: 'Quatro Vistas',
			font: 'Bona Nova 92',
			file: '@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2',
			colour: INK,
			tracking: -1,
		}),
		setLettering({
			text: 'Viticultores no Douro',
			font: 'Bona Nova SC 34',
			file: '@fontsource/bona-nova-sc/files/bona-nova-sc-latin-400-normal.woff2',
			colour: INK,
			tracking: 1.4,
		}),
	]);
	return sharp(relief, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
		.composite([
			{ input: Buffer.from(sightLines(sheet)) },
			{ input: name, left: 64, top: 60 },
			{ input: trade, left: 68, top: 178 },
		])
		.jpeg({ quality: QUALITY, mozjpeg: true })
		.toBuffer();
}

/** The mark at its true place on the map: a triangle on every estate, a line from each to each. */
function sightLines(sheet: Sheet): string {
	const estates = VIEW_NAMES.map((view) => placeOn(sheet, VIEW_CENTRES[view]));
	const lines = estates.flatMap((from, index) =>
		estates.slice(index + 1).map((to) => `M${from.join(' ')}L${to.join(' ')}`),
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="${PAPER_GROUND}" stroke="${WINE}" stroke-width="2"><path fill="none" d="${lines.join('')}"/>${estates.map(trigPoint).join('')}</svg>`;
}

function trigPoint([x, y]: SheetPoint): string {
	return `<path d="M${x} ${y - 14}l13 22h-26z"/><circle cx="${x}" cy="${y + 1}" r="2" fill="${WINE}"/>`;
}
