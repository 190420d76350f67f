import type { SheetStop } from './sheet-stops';

/** How high the sheet stands at a stop, in CSS pixels. */
export type StopHeight = { stop: SheetStop; height: number };

/** CSS pixels a millisecond from which a release is a flick. */
const FLICK = 0.5;

/**
 * The stop a sheet comes to rest at when the finger lets go: the nearest, or after a flick the next one in its direction.
 * @param height of the sheet when let go @param speed CSS pixels a millisecond, upwards positive @param stops from the lowest, at least one
 */
export function stopOnRelease(height: number, speed: number, stops: readonly StopHeight[]): SheetStop {
	const ahead =
		speed >= FLICK
			? stops.find((each) => each.height > height)
			: speed <= -FLICK
				? stops.findLast((each) => each.height < height)
				: undefined;
	if (ahead) return ahead.stop;
	const distance = (each: { height: number }) => Math.abs(each.height - height);
	return stops.reduce((best, each) => (distance(each) < distance(best) ? each : best)).stop;
}
