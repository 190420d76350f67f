import type { Pixel } from '../geo/mercator';

/**
 * Leaves out the corners of a closed ring that lie less than `tolerance` off the line through the ones kept
 * (Douglas–Peucker, split at the corner farthest from the first). The last point of the ring is not repeated.
 */
export function simplifyRing(ring: readonly Pixel[], tolerance: number): Pixel[] {
	const [first] = ring;
	if (!first) return [];
	const far = indexOfMost(ring, (point) => Math.hypot(point[0] - first[0], point[1] - first[1]));
	const there = simplifyLine(ring.slice(0, far + 1), tolerance);
	const back = simplifyLine([...ring.slice(far), first], tolerance);
	return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function simplifyLine(line: readonly Pixel[], tolerance: number): Pixel[] {
	const from = line[0];
	const to = line.at(-1);
	if (!from || !to || line.length < 3) return [...line];
	const distances = (point: Pixel) => distanceToLine(point, from, to);
	const far = indexOfMost(line, distances);
	const farthest = line[far];
	if (!farthest || distances(farthest) <= tolerance) return [from, to];
	return [...simplifyLine(line.slice(0, far + 1), tolerance).slice(0, -1), ...simplifyLine(line.slice(far), tolerance)];
}

function indexOfMost(points: readonly Pixel[], measure: (point: Pixel) => number): number {
	return points.reduce((best, point, index) => {
		const leader = points[best];
		return leader && measure(leader) >= measure(point) ? best : index;
	}, 0);
}

function distanceToLine([x, y]: Pixel, from: Pixel, to: Pixel): number {
	const dx = to[0] - from[0];
	const dy = to[1] - from[1];
	const length = Math.hypot(dx, dy);
	if (length === 0) return Math.hypot(x - from[0], y - from[1]);
	return Math.abs(dx * (y - from[1]) - dy * (x - from[0])) / length;
}
