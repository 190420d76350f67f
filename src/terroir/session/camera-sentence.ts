import { mapMessages as m } from '#messages/map';
import { coordinatePair, kilometresBetween } from '../../content/coordinates';
import { metresPerPixel } from '../../content/mercator';
import { rounded } from '../../messages/quantity';
import type { MapCamera } from '../map/engine';

/** Pixels the centre has to move before it is worth a word. */
const noticeablePx = 24;

/** What a move of the camera means in words, made by comparing two views; empty for one too small to notice. */
export function cameraSentence(before: MapCamera, after: MapCamera): string {
	if (Math.abs(after.zoom - before.zoom) >= 0.1) return m.zoomed(rounded(after.zoom, 1));
	const moved = 1000 * kilometresBetween(before.center, after.center);
	return moved < noticeablePx * metresPerPixel(after.zoom, after.center[1])
		? ''
		: m.moved(coordinatePair(after.center));
}
