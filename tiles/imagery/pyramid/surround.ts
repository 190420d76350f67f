import type { Extent } from '../../geo/planar';
import { smoothstep } from '../../geo/scalars';
import type { PixelFrame } from '../frame';

/** The colour that the map has where no imagery is (`groundColour` of the page's map). */
const surroundColour = [0x3c, 0x3a, 0x2c] as const;

/** Metres within the land's edge over which it passes into that colour. */
const fade = 2000;

/** A square without any land. */
export function surround(side: number): Uint8Array {
	const pixels = new Uint8Array(side * side * surroundColour.length);
	for (let at = 0; at < pixels.length; at += surroundColour.length) pixels.set(surroundColour, at);
	return pixels;
}

/** Whether no pixel of a frame lies on the land. */
export function isBeyond({ xs, ys }: PixelFrame, land: Extent): boolean {
	const [west = 0, east = 0, north = 0, south = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
	return east <= land.west || west >= land.east || north <= land.south || south >= land.north;
}

/** Lets the land end softly: a hard edge would be taken for the end of the world, a loading tile or a fault. */
export function fadeToSurround(pixels: Uint8Array, { xs, ys }: PixelFrame, land: Extent): void {
	const [west = 0, east = 0, north = 0, south = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
	const deep = Math.min(west - land.west, land.east - east, south - land.south, land.north - north) >= fade;
	if (deep) return;
	let at = 0;
	for (const y of ys) {
		const fromSides = Math.min(y - land.south, land.north - y);
		for (const x of xs) {
			const inside = smoothstep(0, fade, Math.min(x - land.west, land.east - x, fromSides));
			for (const colour of surroundColour) {
				pixels[at] = Math.round(colour + ((pixels[at] ?? 0) - colour) * inside);
				at++;
			}
		}
	}
}
