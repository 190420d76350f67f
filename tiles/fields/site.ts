import type { Metres } from '../geo/frame';
import { sun } from '../ground/sun';
import type { Grid } from '../terrain/grid';

/** The ground a field lies on, as the one who decides what to plant sees it. */
export type Site = {
	readonly x: number;
	readonly y: number;
	/** Metres above the sea. */
	readonly height: number;
	/** Rise per metre to the east and to the north. */
	readonly riseX: number;
	readonly riseY: number;
	/** Rise per metre up the slope. */
	readonly slope: number;
	/** 1 on a slope that faces the sun, −1 on one that turns away. */
	readonly sunny: number;
	/** Metres to the nearest quinta. */
	readonly quinta: number;
};

const reach = 25;

/** Looks at the ground around a point; `surface` gives the heights the rows follow. */
export function surveySite(surface: Grid, quintas: readonly Metres[], x: number, y: number): Site {
	const riseX = (surface.spline(x + reach, y) - surface.spline(x - reach, y)) / (2 * reach);
	const riseY = (surface.spline(x, y + reach) - surface.spline(x, y - reach)) / (2 * reach);
	const slope = Math.hypot(riseX, riseY);
	return {
		x,
		y,
		height: surface.spline(x, y),
		riseX,
		riseY,
		slope,
		sunny: -(riseX * sun.east + riseY * sun.north) / (slope + 0.02),
		quinta: Math.min(...quintas.map(([qx, qy]) => Math.hypot(qx - x, qy - y))),
	};
}
