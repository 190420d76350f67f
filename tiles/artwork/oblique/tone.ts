import { mix, smoothstep } from '../../geo/scalars';
import type { ObliqueInks } from './inks';

/** What is seen at a point of the picture, every share 0–1; overwritten for every point. */
export type Contents = {
	/** From the valleys to the summits. */
	elevation: number;
	light: number;
	shade: number;
	water: number;
	contour: number;
	haze: number;
	/** How much of all this stands on the ground's ink. */
	presence: number;
};

/** Red, green and blue from 0 to 255, of as many points as have been added. */
export type Sum = Float64Array;

/** Valleys and summits in metres. */
const lowest = 90;
const highest = 760;

/** Where the tone lies between the valley's ink and the ridge's, by metres above the sea. */
export function elevationOf(height: number): number {
	return smoothstep(0, 1, (height - lowest) / (highest - lowest));
}

export function addLand(sum: Sum, inks: ObliqueInks, contents: Contents): void {
	sum[0] = (sum[0] ?? 0) + landTone(inks, 0, contents);
	sum[1] = (sum[1] ?? 0) + landTone(inks, 1, contents);
	sum[2] = (sum[2] ?? 0) + landTone(inks, 2, contents);
}

/** The sky's `haze` is all at the horizon. */
export function addSky(sum: Sum, inks: ObliqueInks, contents: Contents): void {
	sum[0] = (sum[0] ?? 0) + skyTone(inks, 0, contents);
	sum[1] = (sum[1] ?? 0) + skyTone(inks, 1, contents);
	sum[2] = (sum[2] ?? 0) + skyTone(inks, 2, contents);
}

type Channel = 0 | 1 | 2;

function skyTone(inks: ObliqueInks, channel: Channel, { haze, presence }: Contents): number {
	return mix(inks.ground[channel], mix(inks.sky[channel], inks.haze[channel], haze), presence);
}

function landTone(inks: ObliqueInks, channel: Channel, contents: Contents): number {
	const base = mix(inks.valley[channel], inks.ridge[channel], contents.elevation);
	const shaded = mix(base, inks.shade[channel], contents.shade * inks.depth);
	const lit = mix(shaded, inks.light[channel], contents.light);
	const wet = mix(lit, inks.water[channel], contents.water);
	const drawn = mix(wet, inks.contour[channel], contents.contour);
	const distant = mix(drawn, inks.haze[channel], contents.haze);
	return mix(inks.ground[channel], distant, contents.presence);
}
