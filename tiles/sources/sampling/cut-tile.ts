import { type TileAddress, tileBounds } from '../../geo/mercator';
import { overlaps } from '../overlap';
import type { Level, Raster } from '../raster';
import { Canvas } from './canvas';
import { type Positions, tilePositions } from './positions';
import { sampleLevel } from './sample';

/** How many coarser zooms are asked when a service lacks a tile: five make a pixel of 32, of which nothing can be made out. */
const coarserLevels = 5;

/**
 * Cuts a tile out of rasters: the first lies on top, the next ones fill its gaps.
 * @returns 512 × 512 pixels RGBA, transparent where no raster has a picture; `undefined` if that is everywhere
 */
export async function cutTile(address: TileAddress, rasters: readonly Raster[]): Promise<Uint8Array | undefined> {
	const canvas = new Canvas();
	const place = tileBounds(address);
	for (const { levels, toPixel, coarserFillsGaps, bounds } of rasters) {
		if (bounds && !overlaps(bounds, place)) continue;
		const positions = tilePositions(address, toPixel);
		const first = levelFor(levels, positions);
		const usable = levels.slice(first, first + (coarserFillsGaps ? coarserLevels + 1 : 1));
		for (const level of usable) {
			await sampleLevel(canvas, level, positions);
			if (canvas.isFull) return canvas.pixels();
		}
	}
	return canvas.pixels();
}

/** A level this much too coarse still passes: the widths of overviews are rounded. */
const slack = 0.01;

/** Index of the coarsest level whose pixels are no larger than those of the tile; 0 if all are. */
export function levelFor(levels: readonly Level[], { footprintX, footprintY }: Positions): number {
	const fits = levels.map(({ scaleX, scaleY }) => Math.max(scaleX / footprintX, scaleY / footprintY) <= 1 + slack);
	return Math.max(0, fits.lastIndexOf(true));
}
