import { type SheetStop, sheetStops } from './sheet-stops';

/** CSS pixels a millisecond from which a release is a flick. */
const FLICK = 0.5;

/**
 * The stop a sheet comes to rest at when the finger lets go: the nearest, or after a flick the next one in its direction.
 * @param height of the sheet when let go @param speed CSS pixels a millisecond, upwards positive @param heights of the stops, from the lowest
 */
export function stopOnRelease(height: number, speed: number, heights: readonly number[]): SheetStop {
	const ascending = sheetStops.map((stop, index) => ({ stop, height: heights[index] ?? 0 }));
	const ahead =
		speed >= FLICK
			? ascending.find((each) => each.height > height)
			: speed <= -FLICK
				? ascending.findLast((each) => each.height < height)
				: undefined;
	if (ahead) return ahead.stop;
	const distance = (each: { height: number }) => Math.abs(each.height - height);
	return ascending.reduce((best, each) => (distance(each) < distance(best) ? each : best)).stop;
}
