import { clamp, smoothstep } from '../terrain/scalars';
import { PALETTE, type Paint } from './paint';
import type { Spot } from './spot';

/** In late summer the water stands this much back from its edge, in metres: brooks are a thread between gravel. */
const SUMMER_FALL = 2.4;

/** Metres from the bank at which the bed is no longer seen. */
const DEEP = 48;

/** No water is seen farther from the edge than this, in metres: the edge is that uneven. */
const SPLASH = 30;

/** Lays water over lit ground: green shallows along the bank, darker where it is deep, in the shade of the bank's trees. */
export function paintWater(paint: Paint, spot: Spot, shadow: number): void {
	if (spot.water > SPLASH) return;
	const { clump, wander, broad, patch, resolution } = spot;
	const shore = spot.water + SUMMER_FALL + 0.6 * clump + 0.6 * wander;
	const cover = clamp(0.5 - shore / Math.max(resolution * 1.2, 1.6));
	if (cover === 0) return;
	const depth = clamp(smoothstep(1, -DEEP, shore + 9 * broad) + 0.12 * patch);
	const ripple = 1 + 0.04 * broad + 0.03 * patch + 0.02 * clump;
	const bank = 1 - 0.3 * smoothstep(-9 - 4 * wander, 0, shore);
	const light = (0.7 + 0.3 * shadow) * ripple * bank;
	paint.layMixed(PALETTE.waterShallow, PALETTE.waterDeep, depth, cover, light);
}
