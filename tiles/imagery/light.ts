import { clamp, smoothstep } from '../geo/scalars';
import { sun } from '../ground/sun';
import { coverColours, type Paint } from './paint';
import type { Spot } from './spot';

const sin = Math.sin(sun.elevation);
const cos = Math.cos(sun.elevation);
/** Slopes are lit as if a little gentler than they are: the far side of every valley throws light back. */
const steeper = 0.84;
/** The least of the sun that reaches a slope in cast shadow, thrown back by the one across the valley. */
const thrownBack = 0.34;
/** Warm sun and blue sky on level ground: together near 1. */
const sunlight = [0.555, 0.535, 0.485] as const;
const skylight = [0.462, 0.48, 0.53] as const;
/** Hollows see less of the sky than ridges. */
const skySeen = 0.26;

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
	const east = riseX * steeper;
	const north = riseY * steeper;
	const facing = 1 - ((east * sun.east + north * sun.north) * cos) / sin + relief;
	const direct =
		(facing < 0 ? 0 : facing / Math.sqrt(east * east + north * north + 1)) * (thrownBack + (1 - thrownBack) * shadow);
	const sky = 1 + skySeen * openness;
	paint.red *= skylight[0] * sky + sunlight[0] * direct;
	paint.green *= skylight[1] * sky + sunlight[1] * direct;
	paint.blue *= skylight[2] * sky + sunlight[2] * direct;
}

const steps = 320;

/** The S makes colours stronger; this takes as much away again: dust hangs over the valleys in August. */
const saturation = 0.9;

/** The development of the picture: a soft S, blacks lifted as by haze, most in the blue. */
const redCurve = curve(8, 1.02, 1.05);
const greenCurve = curve(9, 1.005, 1.04);
const blueCurve = curve(13, 1.0, 1.03);

/** Writes a colour as three graded bytes at `at`. */
export function writeGraded(pixels: Uint8Array, at: number, red: number, green: number, blue: number): void {
	const grey = (0.3 * red + 0.59 * green + 0.11 * blue) * (1 - saturation);
	pixels[at] = redCurve[index(grey + red * saturation)] ?? 0;
	pixels[at + 1] = greenCurve[index(grey + green * saturation)] ?? 0;
	pixels[at + 2] = blueCurve[index(grey + blue * saturation)] ?? 0;
}

function index(value: number): number {
	return value <= 0 ? 0 : value >= steps - 1 ? steps - 1 : (value + 0.5) | 0;
}

function curve(lift: number, gain: number, gamma: number): Uint8Array {
	return Uint8Array.from({ length: steps }, (_, value) => {
		const linear = value / 255;
		const held = linear < 1 ? linear : 1 + (linear - 1) * 0.35;
		const t = held ** gamma;
		const s = t + 0.3 * (t - 0.42) * (1 - Math.min(1, t)) * t * 4;
		return clamp(Math.round(lift + gain * s * 255), 0, 255);
	});
}

/** In late summer the water stands this much back from its edge, in metres: brooks are a thread between gravel. */
const summerFall = 2.4;

/** Metres from the bank at which the bed is no longer seen. */
const deep = 48;

/** No water is seen farther from the edge than this, in metres: the edge is that uneven. */
const splash = 30;

/** Lays water over lit ground: green shallows along the bank, darker where it is deep, in the shade of the bank's trees. */
export function paintWater(paint: Paint, spot: Spot, shadow: number): void {
	if (spot.water > splash) return;
	const { clump, wander, broad, patch, resolution } = spot;
	const shore = spot.water + summerFall + 0.6 * clump + 0.6 * wander;
	const cover = clamp(0.5 - shore / Math.max(resolution * 1.2, 1.6));
	if (cover === 0) return;
	const depth = clamp(smoothstep(1, -deep, shore + 9 * broad) + 0.12 * patch);
	const ripple = 1 + 0.04 * broad + 0.03 * patch + 0.02 * clump;
	const bank = 1 - 0.3 * smoothstep(-9 - 4 * wander, 0, shore);
	const light = (0.7 + 0.3 * shadow) * ripple * bank;
	paint.layMixed(coverColours.waterShallow, coverColours.waterDeep, depth, cover, light);
}
