import type { Pixel } from '../geo/mercator';
import { type Box, boxAround, type Drawing } from './drawing';
import { labelPlace } from './label-point';

/** Where a parcel's name goes, in pixels from the centre of the view, and how wide the parcel is there. */
export type OutlineLabel = { readonly x: number; readonly y: number; readonly room: number };

/** What a page must know of a view's outlines without their geometry: the box around all of them, and their labels by slug. */
export type ViewLabels = { readonly box: Box; readonly labels: Record<string, OutlineLabel> };

/** The labels of a view, in whole pixels. */
export function labelsOf(drawings: readonly Drawing[]): ViewLabels {
	const corners = drawings.flatMap(({ box: { x, y, width, height } }): Pixel[] => [
		[x, y],
		[x + width, y + height],
	]);
	const { x, y, width, height } = boxAround(corners);
	return {
		box: { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width) + 1, height: Math.ceil(height) + 1 },
		labels: Object.fromEntries(
			drawings.map(({ slug, rings }) => {
				const { point, room } = labelPlace(rings);
				return [slug, { x: Math.round(point[0]), y: Math.round(point[1]), room: Math.floor(room) }];
			}),
		),
	};
}
