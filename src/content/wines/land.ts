import type { Box } from '../arrangement';
import type { ParcelSlug } from '../parcels';
import type { KnownParcel, ParcelInShort } from '../vineyards/vineyard';
import type { WineSummary } from './wine';

/** The box that the parcels of a wine are drawn in, in units of the drawing, and what lies between two of them. */
export const landBox = { width: 600, height: 640, gap: 28 } as const;

/**
 * The box of several on their wine's own page: there they stand beside its bottle, where it is narrow, each on ground of its own, and in the
 * gap their names. Narrower than a label it would move parcels that are at their true places there: those of Foz and of the oil could be
 * drawn 1.52 and 1.55 times as large side by side.
 */
export const besideBottle: Box = { width: 480, height: 850, gap: 48, worthMoving: 1.6 };

/** How far the ground of a parcel that was moved there reaches, in units: beyond the gap to the next, for of its end, which fades, nothing is seen. */
export const groundReach = 56;

/** A parcel in the drawing of a wine, in units: where its middle stands, and how far it reaches, north up. */
export type ParcelPlace = readonly [x: number, y: number, width: number, height: number];

/** The land of a plate: its edges in degrees, and metres from one contour to the next. */
export type PlateLand = {
	readonly bounds: { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
	readonly contourM: number;
};

/** The files of such land under `public/`: its plate, and what lies around its parcels alone, fading. @param slug of its wine */
export function landFiles(slug: string): { plate: string; around: string } {
	return { plate: `art/hills/${slug}.svg`, around: `art/hills/${slug}-around.svg` };
}

/** In per cent of a plate's width and height: where a name begins, has its middle or ends. */
export type NamePlace = readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end'];

/** The name of a river and where its middle stands, in per cent, and how far it is turned, in degrees clockwise. */
export type RiverName = readonly [name: string, x: number, y: number, turn: number];

/** The plate of a wine: of its parcel, of the hill that all its parcels lie on, of the region of their estates, or else of the largest. */
export type WinePlate = PlateLand & {
	/** The only one, or the largest. */
	parcel: ParcelSlug;
	/** What it shows: `parcel`, all `parcels`, or their `estates`. */
	shows: 'parcel' | 'parcels' | 'estates';
	/** Where the names of several parcels or estates stand, in their order. */
	namePlaces: readonly NamePlace[];
	rivers: readonly RiverName[];
	/** Its address. */
	drawing: string;
	/** Longitude and latitude of the middle of what it shows, in degrees. */
	middle: readonly [number, number];
};

export type WineLand = {
	/** Where the parcels of a wine stand in its drawing, in their order. */
	land: readonly ParcelPlace[];
	/** The box of that drawing. */
	viewBox: string;
	/** Whether they were moved to stand side by side. */
	moved?: boolean | undefined;
	/** The land around several, as a picture in that drawing: all of it, or of those that were moved what lies around each. */
	around?: { href: string; x: number; y: number; width: number; height: number } | undefined;
};

/** What the page of a wine knows of the land that it comes from. */
export type WineGround = {
	drawing: WineLand;
	plate: WinePlate;
	/** Of each parcel, in their order: all of a single one. */
	knownParcels: readonly (KnownParcel | ParcelInShort)[];
};

/** A wine with its drawing. */
export type DrawnWine = WineSummary & WineLand;
