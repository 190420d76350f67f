import type { LonLat } from '../../geo/frame';
import { type Pixel, project, unproject } from '../../geo/mercator';
import { viewZoom } from '../../geo/views';

/** Where a flight is at a moment. */
export type Moment = { readonly centre: LonLat; readonly zoom: number };

const mostCurve = 1.42;
const leastZoom = 8;

/**
 * The path of MapLibre's `flyTo` between two views (van Wijk and Nuij, "Smooth and efficient zooming and panning"), both at
 * the views' zoom.
 * @param span the longer side of the map in CSS pixels
 * @returns the camera at a part of the way, 0 at the start to 1 at the end
 */
export function flight(from: LonLat, to: LonLat, span: number): (part: number) => Moment {
	const start = project(from, viewZoom);
	const end = project(to, viewZoom);
	const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
	const length = Math.hypot(dx, dy);
	const widest = span * 2 ** (viewZoom - leastZoom);
	const curve = Math.min(mostCurve, Math.sqrt((2 * widest) / length));
	const rise = (curve ** 2 * length) / (2 * span);
	const r0 = Math.log(Math.hypot(rise, 1) - rise);
	const total = (-2 * r0) / curve;
	return (part) => {
		const r = r0 + curve * part * total;
		const gone = (span * (Math.cosh(r0) * Math.tanh(r) - Math.sinh(r0))) / curve ** 2 / length;
		const pixel: Pixel = [start[0] + dx * gone, start[1] + dy * gone];
		return {
			centre: unproject(pixel, viewZoom),
			zoom: viewZoom - Math.log2(Math.cosh(r0) / Math.cosh(r)),
		};
	};
}
