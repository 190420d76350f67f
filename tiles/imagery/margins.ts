import { clamp, smoothstep } from '../terrain/scalars';
import { type BorderKind, paintBorder } from './borders';
import type { Paint } from './paint';
import { PALETTE } from './palette';
import { lineCover } from './rows';
import type { Spot } from './spot';

/** The margin's own line runs this far outside the outline, in metres. */
const OUTSIDE = 2.4;

/**
 * Paints what surrounds a parcel: a track or a wall at its foot, a bank of grass or scrub at its head, at its sides bare
 * earth where the tractor turns. `out` in metres from the outline, negative inside; `facing` and `lot` as in `ParcelRaster`.
 */
export function paintMargin(paint: Paint, spot: Spot, out: number, facing: number, lot: number): void {
	const side = facing + 0.3 * spot.patch + 0.15 * spot.wander;
	const bare = smoothstep(-2.6, -1, out) * smoothstep(1.6, 0, out) * clamp(0.5 + 0.7 * spot.wander);
	paint.lay(spot.planting.soil, bare * 0.6 * Math.min(1, 3 / spot.resolution), 1.03 + 0.06 * spot.clump);
	paintBorder(paint, spot, marginKind(side, lot), Math.abs(out - OUTSIDE));
	if (Math.abs(side) < 0.45) return;
	const foot = lineCover(Math.abs(out - 0.3) - 0.4, 0.8, spot.resolution) * clamp(0.3 + spot.broad);
	paint.lay(PALETTE.verge, foot * 0.5, 0.9 + 0.1 * spot.clump);
}

function marginKind(side: number, lot: number): BorderKind {
	if (side > 0.4) return lot % 3 === 0 ? 'wall' : 'track';
	if (side < -0.4) return lot % 4 === 0 ? 'hedge' : lot % 4 === 1 ? 'wall' : 'bank';
	if (side > 0) return (lot >> 2) % 3 === 0 ? 'track' : 'bank';
	return (lot >> 3) % 3 === 0 ? 'hedge' : 'none';
}
