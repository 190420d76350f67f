import { SUN } from '../ground/sun';
import type { Paint } from './paint';

const SIN = Math.sin(SUN.elevation);
const COS = Math.cos(SUN.elevation);
/** Slopes are lit as if a little gentler than they are: the far side of every valley throws light back. */
const STEEPER = 0.84;
/** The least of the sun that reaches a slope in cast shadow, thrown back by the one across the valley. */
const THROWN_BACK = 0.34;
/** Warm sun and blue sky on level ground: together near 1. */
const SUNLIGHT = [0.555, 0.535, 0.485] as const;
const SKYLIGHT = [0.462, 0.48, 0.53] as const;
/** Hollows see less of the sky than ridges. */
const SKY_SEEN = 0.26;

/**
 * Lights the paint: the sun on ground that rises `riseX`, `riseY` metres a metre, as far as no shadow falls on it
 * (`shadow` 1 to 0), and the sky. `relief` is the unevenness that the height model does not hold, −1…1.
 */
export function lightGround(
	paint: Paint,
	riseX: number,
	riseY: number,
	shadow: number,
	openness: number,
	relief: number,
): void {
	const east = riseX * STEEPER;
	const north = riseY * STEEPER;
	const facing = 1 - ((east * SUN.east + north * SUN.north) * COS) / SIN + relief;
	const direct =
		(facing < 0 ? 0 : facing / Math.sqrt(east * east + north * north + 1)) * (THROWN_BACK + (1 - THROWN_BACK) * shadow);
	const sky = 1 + SKY_SEEN * openness;
	paint.red *= SKYLIGHT[0] * sky + SUNLIGHT[0] * direct;
	paint.green *= SKYLIGHT[1] * sky + SUNLIGHT[1] * direct;
	paint.blue *= SKYLIGHT[2] * sky + SUNLIGHT[2] * direct;
}
