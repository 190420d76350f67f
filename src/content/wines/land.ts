import type { WineSummary } from './wine';

/** The box that the parcels of a wine are drawn in, in units of the drawing, and what lies between two of them. */
export const landBox = { width: 600, height: 640, gap: 28 } as const;

/** The box of several on their wine's own page: there they stand beside its bottle, where it is narrow. */
export const besideBottle: LandBox = { width: 480, height: 850, gap: 40 };

export type LandBox = { readonly width: number; readonly height: number; readonly gap: number };

/** A parcel in the drawing of a wine, in units: where its middle stands, and how far it reaches, north up. */
export type ParcelPlace = readonly [x: number, y: number, width: number, height: number];

/** A wine with the places of its parcels, in their order. */
export type DrawnWine = WineSummary & { land: readonly ParcelPlace[] };
