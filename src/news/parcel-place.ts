import outlines from '../content/outline-labels.gen.json';
import { estateOf } from '../content/parcel-estate';
import type { ParcelSlug } from '../content/parcels';

/** The still moves in whole steps of so many CSS pixels, which the style sheet knows; further and it would not fill its frame. */
const step = 100;
const furthest = 2;

/** How far the still of an estate is moved so that a parcel comes near the middle of its frame: whole steps to the west and to the north. */
export type Shift = { across: number; down: number };

/** The shift that brings a parcel nearest to the middle without leaving the still; none if the still does not show the parcel. */
export function shiftTo(parcel: ParcelSlug): Shift {
	const labels: Readonly<Record<string, { x: number; y: number }>> = outlines[estateOf(parcel).view].labels;
	const place = labels[parcel];
	return place ? { across: within(place.x / step), down: within(place.y / step) } : { across: 0, down: 0 };
}

function within(steps: number): number {
	// Without the addition there would be a −0.
	return Math.max(-furthest, Math.min(furthest, Math.round(steps))) + 0;
}
