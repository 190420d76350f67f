import type { Drawing } from './drawing';
import { labelPoint } from './label-point';

/** Where a parcel lies in a view and where its name goes, in pixels from the centre of the view. */
export type OutlineLabel = {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly labelX: number;
	readonly labelY: number;
};

/** The labels of a view by slug, to a tenth of a pixel. */
export function labelsOf(drawings: readonly Drawing[]): Record<string, OutlineLabel> {
	return Object.fromEntries(
		drawings.map(({ slug, rings, box }) => {
			const [labelX, labelY] = labelPoint(rings);
			return [
				slug,
				{
					x: tenths(box.x),
					y: tenths(box.y),
					width: tenths(box.width),
					height: tenths(box.height),
					labelX: tenths(labelX),
					labelY: tenths(labelY),
				},
			];
		}),
	);
}

function tenths(value: number): number {
	return Math.round(value * 10) / 10;
}
