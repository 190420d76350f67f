import type { Extent } from '../../src/content/arrangement.ts';
import type { PlateLand } from '../../src/content/wines/land.ts';
import { metresPerDegree, shortening } from './wine-land.ts';

/** On a plate, in per cent of its width and height. */
export type Rectangle = { left: number; right: number; top: number; bottom: number };

/** The part of a plate within its frame. */
export const sheet: Rectangle = { left: 3, right: 97, top: 3, bottom: 97 };
/** Where the scale bar stands on paper. */
export const scaleBar: Rectangle = { left: 3, right: 56, top: 87, bottom: 97 };
/** The units of a plate. */
export const plateUnits = { width: 920, height: 1100 } as const;
/** The narrowest plate there is, in CSS pixels: on it letters are the largest. */
export const narrowest = { width: 300, height: (300 * plateUnits.height) / plateUnits.width } as const;
/** Letters of 15 px on it: how wide each is, and how high a line. */
export const letters = { width: 2.8, height: 5 } as const;

/** Where something lies on the plate of some land. @param extent in metres from the meridian and the equator */
export function boxOn({ west, east, south, north }: PlateLand['bounds'], extent: Extent): Rectangle {
	const across = (metres: number) => ((metres / metresPerDegree / shortening - west) / (east - west)) * 100;
	const down = (metres: number) => ((north - metres / metresPerDegree) / (north - south)) * 100;
	return { left: across(extent.west), right: across(extent.east), top: down(extent.north), bottom: down(extent.south) };
}

/** The same box, so much larger each way, or smaller. */
export function grown({ left, right, top, bottom }: Rectangle, by: number): Rectangle {
	return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

export function overlapOf(one: Rectangle, other: Rectangle): number {
	const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return Math.max(0, across) * Math.max(0, down);
}

/** How much of it lies beyond the frame. */
export function outside(box: Rectangle): number {
	return (box.right - box.left) * (box.bottom - box.top) - overlapOf(box, sheet);
}
