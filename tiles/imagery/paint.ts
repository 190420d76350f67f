import { type Colour, colour } from '../fields/colours';

/** The colour of one pixel while it is painted, layer on layer: one is reused for all pixels. */
export class Paint {
	red = 0.5;
	green = 0.5;
	blue = 0.5;

	/** Covers everything with a colour, `brightness` times as light. */
	cover(colour: Colour, brightness: number): void {
		this.red = colour[0] * brightness;
		this.green = colour[1] * brightness;
		this.blue = colour[2] * brightness;
	}

	/** Lays a colour over a part of the pixel, 0 to 1. */
	lay(colour: Colour, part: number, brightness: number): void {
		this.red += (colour[0] * brightness - this.red) * part;
		this.green += (colour[1] * brightness - this.green) * part;
		this.blue += (colour[2] * brightness - this.blue) * part;
	}

	/** Lays a mixture of two colours, `t` of the second, over a part of the pixel. */
	layMixed(first: Colour, second: Colour, t: number, part: number, brightness: number): void {
		this.red += ((first[0] + (second[0] - first[0]) * t) * brightness - this.red) * part;
		this.green += ((first[1] + (second[1] - first[1]) * t) * brightness - this.green) * part;
		this.blue += ((first[2] + (second[2] - first[2]) * t) * brightness - this.blue) * part;
	}

	/** Darkens to `left` of the light: shade is a little blue. */
	shade(left: number): void {
		this.red *= left;
		this.green *= left;
		this.blue *= left + 0.04 * (1 - left);
	}
}

/** What covers the land beside soils, vines and grass, in full sun. */
export const coverColours = {
	scrubDark: colour('#55583b'),
	scrubPale: colour('#676845'),
	scrubDry: colour('#887f5a'),
	pineDark: colour('#475033'),
	pinePale: colour('#606543'),
	olive: colour('#70785b'),
	almond: colour('#7c7e53'),
	galleryDark: colour('#424f2f'),
	galleryPale: colour('#66703f'),
	rock: colour('#988d7d'),
	bare: colour('#a1906f'),
	wall: colour('#867d6f'),
	track: colour('#c6b48f'),
	trackGrey: colour('#b3a791'),
	trackRust: colour('#b79a75'),
	verge: colour('#a39a6c'),
	asphalt: colour('#9d978e'),
	gravel: colour('#c3b698'),
	sand: colour('#b3a483'),
	waterDeep: colour('#34463f'),
	waterShallow: colour('#56644e'),
	roof: colour('#b08068'),
	roofOld: colour('#98705d'),
	lime: colour('#ebe4d6'),
	metal: colour('#b9bcba'),
	pool: colour('#588e92'),
} as const;
