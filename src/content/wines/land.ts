import type { WineSummary } from './wine';

/** The box that the parcels of a wine are drawn in, in units of the drawing, and what lies between two of them. */
export const landBox = { width: 600, height: 640, gap: 28 } as const;

/** A parcel in the drawing of a wine, in units: where its middle stands, and how far it reaches, north up. */
export type ParcelPlace = readonly [x: number, y: number, width: number, height: number];

/** A wine with the places of its parcels, in their order. */
export type DrawnWine = WineSummary & { land: readonly ParcelPlace[] };
