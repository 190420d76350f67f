import type { Level } from '../raster';
import type { Positions } from './positions';

/** A level this much too coarse still passes: the widths of overviews are rounded. */
const SLACK = 0.01;

/** Index of the coarsest level whose pixels are no larger than those of the tile; 0 if all are. */
export function levelFor(levels: readonly Level[], { footprintX, footprintY }: Positions): number {
	const fits = levels.map(({ scaleX, scaleY }) => Math.max(scaleX / footprintX, scaleY / footprintY) <= 1 + SLACK);
	return Math.max(0, fits.lastIndexOf(true));
}
