export type Colour = readonly [red: number, green: number, blue: number];

/** The colours a relief is printed in. */
export type Inks = {
	readonly valley: Colour;
	readonly ridge: Colour;
	readonly light: Colour;
	readonly shade: Colour;
	/** How far the shade goes towards its ink, 0–1. */
	readonly depth: number;
	readonly water: Colour;
	readonly contour: Colour;
	readonly indexContour: Colour;
	/** The flat colour that the sheet fades to, and that stands in its slot until it arrives. */
	readonly ground: Colour;
};

/** `#rrggbb` as three numbers from 0 to 255. */
export function colour(hex: string): Colour {
	const value = Number.parseInt(hex.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Text on paper, and text on wine. */
export const INK = colour('#1c1a16');
export const CREAM = colour('#efe6d3');

/** Warm paper: the home page, the contact page, the social card. */
export const PAPER: Inks = {
	valley: colour('#e3dcc8'),
	ridge: colour('#f1ebdd'),
	light: colour('#fbf6e9'),
	shade: colour('#7c7463'),
	depth: 0.85,
	water: colour('#b9c1b8'),
	contour: colour('#9a7a50'),
	indexContour: colour('#86551e'),
	ground: colour('#f4efe4'),
};

/** Wine: the age gate. */
export const WINE: Inks = {
	valley: colour('#3a1018'),
	ridge: colour('#5c1a25'),
	light: colour('#a2454a'),
	shade: colour('#17070a'),
	depth: 0.95,
	water: colour('#1d080c'),
	contour: colour('#efe6d3'),
	indexContour: colour('#efe6d3'),
	ground: colour('#3a0b17'),
};
