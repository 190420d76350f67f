import type { Colour } from '../fields/colours';

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
