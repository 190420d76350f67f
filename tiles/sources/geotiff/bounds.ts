import type { LonLat } from '../../geo/frame';
import type { Bounds } from '../../geo/mercator';

/** Points looked at along each side. */
const POINTS = 9;
/** Between two points an edge may bulge; this share of the size is added all around. */
const MARGIN = 0.02;

/** Degrees within which an image lies, a little more rather than less. */
export function boundsOf(width: number, height: number, toLonLat: (x: number, y: number) => LonLat): Bounds {
	const steps = Array.from({ length: POINTS }, (_, index) => index / (POINTS - 1));
	const places = steps.flatMap((u) => steps.map((v) => toLonLat(u * width, v * height)));
	const lons = places.map(([lon]) => lon);
	const lats = places.map(([, lat]) => lat);
	const [west, east] = [Math.min(...lons), Math.max(...lons)];
	const [south, north] = [Math.min(...lats), Math.max(...lats)];
	const [marginLon, marginLat] = [(east - west) * MARGIN, (north - south) * MARGIN];
	return { west: west - marginLon, south: south - marginLat, east: east + marginLon, north: north + marginLat };
}
