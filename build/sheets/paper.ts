/** Points in a millimetre. Everything on the sheet is placed in points, as pdfkit counts. */
export const mm = 72 / 25.4;

/** The inks of a printed plate: ink for everything but the parcel's outline, which is in wine (docs/design.md 8). */
export const ink = '#1C1A16';
export const ink2 = '#4A463B';
export const wine = '#5E1224';
/** Between rows. */
export const line = '#CFC4AE';

export type Box = { x: number; y: number; width: number; height: number };

/** The A4 sheet, upright, and the parts it is divided into. */
export const paper = { width: 210 * mm, height: 297 * mm } as const;

const left = 17 * mm;
const width = paper.width - 2 * left;

export const head: Box = { x: left, y: 15 * mm, width, height: 29 * mm };
/** Beside the plate: what the wine is, and its facts. */
export const aside: Box = { x: left, y: 50 * mm, width: 62 * mm, height: 130 * mm };
/** The plate's outer frame. Its coordinates stand outside of it, its caption and scale beneath. */
export const plateFrame: Box = { x: 95 * mm, y: 53 * mm, width: 93 * mm, height: 110 * mm };
/** The vineyard, the cellar, the glass: side by side, as wide as what is usually said of each. */
export const columns: readonly Box[] = [
	{ x: left, y: 186 * mm, width: 55 * mm, height: 91 * mm },
	{ x: left + 61 * mm, y: 186 * mm, width: 64 * mm, height: 91 * mm },
	{ x: left + 131 * mm, y: 186 * mm, width: width - 131 * mm, height: 91 * mm },
];
export const foot: Box = { x: left, y: 281 * mm, width, height: 5 * mm };
