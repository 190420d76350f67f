/** Points in a millimetre. Everything on the sheet is placed in points, as pdfkit counts. */
export const MM = 72 / 25.4;

/** The inks of a printed plate: ink for everything but the parcel's outline, which is in wine (docs/design.md 8). */
export const ink = '#1C1A16';
export const ink2 = '#4A463B';
export const wine = '#5E1224';
/** Between rows. */
export const line = '#CFC4AE';

export type Box = { x: number; y: number; width: number; height: number };

/** The A4 sheet, upright, and the parts it is divided into. */
export const paper = { width: 210 * MM, height: 297 * MM } as const;

const left = 17 * MM;
const width = paper.width - 2 * left;

export const head: Box = { x: left, y: 15 * MM, width, height: 29 * MM };
/** Beside the plate: what the wine is, and its facts. */
export const aside: Box = { x: left, y: 50 * MM, width: 62 * MM, height: 130 * MM };
/** The plate's outer frame. Its coordinates stand outside of it, its caption and scale beneath. */
export const plateFrame: Box = { x: 95 * MM, y: 53 * MM, width: 93 * MM, height: 110 * MM };
/** The vineyard, the cellar, the glass: side by side, as wide as what is usually said of each. */
export const columns: readonly Box[] = [
	{ x: left, y: 186 * MM, width: 55 * MM, height: 91 * MM },
	{ x: left + 61 * MM, y: 186 * MM, width: 64 * MM, height: 91 * MM },
	{ x: left + 131 * MM, y: 186 * MM, width: width - 131 * MM, height: 91 * MM },
];
export const foot: Box = { x: left, y: 281 * MM, width, height: 5 * MM };
