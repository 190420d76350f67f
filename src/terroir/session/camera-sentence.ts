import { coordinatePair } from '../../content/coordinates';
import { terroirMessages as m } from '../../messages/terroir';
import { rounded } from '../../platform/quantity';
import type { MapCamera } from '../map/engine';
import { metresPerPixel } from '../map/map-scale';
import { METRES_PER_DEGREE, metresPerDegreeEast } from '../map/mercator';

/** Pixels the centre has to move before it is worth a word. */
const NOTICEABLE_PX = 24;

/** What a move of the camera means in words, made by comparing two views; empty for one too small to notice. */
export function cameraSentence(before: MapCamera, after: MapCamera): string {
	if (Math.abs(after.zoom - before.zoom) >= 0.1) return m.zoomed(rounded(after.zoom, 1));
	const latitude = after.center[1];
	const east = (after.center[0] - before.center[0]) * metresPerDegreeEast(latitude);
	const distance = Math.hypot(east, (latitude - before.center[1]) * METRES_PER_DEGREE);
	return distance < NOTICEABLE_PX * metresPerPixel(after.zoom, latitude) ? '' : m.moved(coordinatePair(after.center));
}
