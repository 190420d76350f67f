/** Red, green and blue as sRGB values, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Schist weathers from grey through beige to rust. */
export const soils: readonly Colour[] = [
	'#a39278',
	'#978a77',
	'#a99474',
	'#8f8471',
	'#ad9d82',
	'#a0886a',
	'#9b8d78',
].map(colour);

/** Leaves at the end of August, from well watered to nearly yellow. */
export const leaves: readonly Colour[] = [
	'#52652f',
	'#5b6d37',
	'#475b31',
	'#66723b',
	'#57673a',
	'#6f723d',
	'#4d6137',
].map(colour);

/** Grass and weeds dried to straw. */
export const grasses: readonly Colour[] = ['#b0a17d', '#a19772', '#b9a98a', '#979069'].map(colour);

/** Reads `#rrggbb`. */
export function colour(hex: string): Colour {
	const value = Number.parseInt(hex.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A colour made lighter (above 1) or darker (below 1). */
export function lightened([red, green, blue]: Colour, by: number): Colour {
	return [red * by, green * by, blue * by];
}

/** `from` at 0, `to` at 1. */
export function blended(from: Colour, to: Colour, t: number): Colour {
	return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
}

/** The member of a list that a number from 0 up to 1 falls on. */
export function pick(colours: readonly Colour[], lot: number): Colour {
	return colours[Math.floor(lot * colours.length)] ?? [128, 128, 128];
}
