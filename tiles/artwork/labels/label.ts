import sharp from 'sharp';
import { arrange } from '../../../src/content/arrangement';
import type { WineCategory } from '../../../src/content/wines/wine';
import type { ParcelOutline } from '../../geo/parcel-outlines';
import { extentOf } from '../../geo/planar';
import { pathOf } from '../lines';
import { type Format, outlineOn, parcelSheet } from '../parcel-sheet';
import { parcelStrokes, type Relief, type StrokeStyle } from '../parcel-strokes';
import { type LabelText, labelInks } from './label-text';
import { type Line, setLine } from './typesetting';

/** Labels are two wide and three high (docs/design.md 6). */
export const labelSheet = { width: 1000, height: 1500, paper: '#F3ECDC' } as const;
const inkColour = '#1C1A16';

/** The mark, its middle in that of the label. */
export function mark(ink: string, top: number, scale: number): string {
	return `<g transform="translate(${labelSheet.width / 2 - 23.5 * scale} ${top}) scale(${scale})" stroke="${ink}" stroke-width=".9" fill="none"><path d="M2 27.5 13.5 4 45 23.5 7.2 31ZM2 27.5 45 23.5M13.5 4 7.2 31"/><g fill="${ink}" stroke="none"><circle cx="2" cy="27.5" r="2"/><circle cx="13.5" cy="4" r="2"/><circle cx="45" cy="23.5" r="2"/><circle cx="7.2" cy="31" r="2"/></g></g>`;
}

/** Where things stand on a label: the box of the drawing, the rule, the tops of the lines. */
type Layout = {
	readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
	readonly rule: number;
	readonly name: Omit<Line, 'text'>;
	readonly region: Omit<Line, 'text'>;
	readonly coordinates: Omit<Line, 'text'>;
	readonly year: Omit<Line, 'text'>;
	/** Space to the frame around the label; without it there is none. */
	readonly frame?: number;
};

const name = { face: 'serif', size: 132, tracking: -0.005, within: 740 } as const;
const region = { face: 'capitals', size: 54, tracking: 0.12, within: 760 } as const;
const coordinates = { face: 'figures', size: 44, tracking: 0.07, within: 700 } as const;
const year = { face: 'serif', size: 66, tracking: 0.08, within: 700 } as const;

const still: Layout = {
	box: { left: 130, top: 120, width: 740, height: 680 },
	name: { ...name, top: 892 },
	region: { ...region, top: 1046 },
	rule: 1142,
	coordinates: { ...coordinates, top: 1196 },
	year: { ...year, top: 1290 },
};

/** Port is bought by its year, and the frame is that of a plate. */
const port: Layout = {
	frame: 44,
	box: { left: 210, top: 420, width: 580, height: 500 },
	region: { ...region, size: 50, top: 126 },
	name: { ...name, size: 116, within: 720, top: 216 },
	rule: 1004,
	year: { ...year, size: 250, tracking: 0.01, top: 1064, features: 'lnum' },
	coordinates: { ...coordinates, size: 42, top: 1332 },
};

/** Olive oil names itself first: the drawing stands at the foot. */
const oliveOil: Layout = {
	name: { ...name, top: 130 },
	region: { ...region, top: 286 },
	rule: 384,
	coordinates: { ...coordinates, top: 436 },
	box: { left: 140, top: 570, width: 720, height: 640 },
	year: { ...year, top: 1310 },
};

const layouts: Readonly<Record<WineCategory, Layout>> = {
	tintos: still,
	brancos: still,
	rose: still,
	porto: port,
	azeite: oliveOil,
};

/** The parcels of a label and the relief their contours are taken from. */
export type LabelLand = { readonly parcels: readonly ParcelOutline['rings'][]; readonly relief: Relief };

/** The label of a wine, 1000 × 1500 px, as PNG: contours of its parcels in the ink of its category, name, region, coordinates, year. */
export async function drawLabel(text: LabelText, category: WineCategory, land: LabelLand): Promise<Buffer> {
	const layout = layouts[category];
	const lines = (['name', 'region', 'coordinates', 'year'] as const).map((part) =>
		setLine({ ...layout[part], text: text[part] }, labelSheet.width, inkColour),
	);
	return sharp(Buffer.from(drawingOf(layout, labelInks[category], land)))
		.composite(await Promise.all(lines))
		.removeAlpha()
		.png()
		.toBuffer();
}

/** Between parcels that stand side by side. */
const gap = 34;

function drawingOf({ box, rule, frame }: Layout, ink: string, { parcels, relief }: LabelLand): string {
	const { width, height, paper } = labelSheet;
	const drawings = arrange(parcels.map(extentOf), { width: box.width, height: box.height, gap }).map((place) => {
		// The lattice under a drawing asks for whole units.
		const format = { width: wholeUnits(place.width), height: wholeUnits(place.height) };
		const fill = { fillAcross: place.width / format.width, fillDown: place.height / format.height };
		const drawing = drawParcels(
			place.parcels.flatMap((index) => parcels[index] ?? []),
			relief,
			{ ...format, ...fill },
			ink,
		);
		const left = box.left + place.left - (format.width - place.width) / 2;
		const top = box.top + place.top - (format.height - place.height) / 2;
		return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})">${drawing}</g>`;
	});
	const line = `<path stroke="${inkColour}" stroke-width="3" d="M285 ${rule + 0.5}h430"/>`;
	const border = frame === undefined ? '' : borderOf(frame, ink);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${paper}" d="M0 0h${width}v${height}H0z"/>${border}${drawings.join('')}${line}</svg>`;
}

function wholeUnits(length: number): number {
	return Math.ceil(length / 4) * 4;
}

/** Two hairlines, the outer one heavier. */
function borderOf(inset: number, ink: string): string {
	const rectangle = (by: number, weight: number) =>
		`<rect x="${by}" y="${by}" width="${labelSheet.width - 2 * by}" height="${labelSheet.height - 2 * by}" fill="none" stroke="${ink}" stroke-width="${weight}"/>`;
	return rectangle(inset, 5) + rectangle(inset + 14, 2);
}

/** On a bottle at 280 px a unit is a quarter of a pixel. */
const strokeStyle: StrokeStyle = {
	lattice: 4,
	apart: 15,
	shortest: 26,
	tolerance: 0.4,
	widths: { fine: 2.3, index: 4.4, outline: 4.6 },
};

/** Parcels at their true places in one drawing: their outlines with their contours, as on the plates, in one ink. */
function drawParcels(rings: ParcelOutline['rings'], relief: Relief, format: Format, ink: string): string {
	const sheet = parcelSheet(rings, format);
	const outline = outlineOn(sheet, rings);
	const ground = `<path fill="${ink}" fill-opacity=".1" d="${pathOf(outline)}"/>`;
	const strokes = parcelStrokes(sheet, outline, relief, strokeStyle);
	return `${ground}<g fill="none" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round">${strokes}</g>`;
}
