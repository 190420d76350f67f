import type { Size } from './camera';
import { cameraAt } from './flight';
import { PAPER } from './inks';
import type { Sun } from './sun';
import type { View } from './view';

export const FILM_SIZE: Size = { width: 1280, height: 720 };
/** Frames a second, and seconds. */
export const FILM_RATE = 24;
const FILM_LENGTH = 25;
export const FRAMES = FILM_RATE * FILM_LENGTH;
/** The light stays where it is while the camera turns. */
export const FILM_SUN: Sun = { azimuth: 340, elevation: 27 };

/** A frame of the film, from 0; the poster is the first one at another size. */
export function frameView(frame: number, size = FILM_SIZE): View {
	const scale = size.width / FILM_SIZE.width;
	return {
		camera: cameraAt(frame / (FRAMES - 1)),
		sun: FILM_SUN,
		inks: PAPER,
		contours: { interval: 50, width: 0.95 * scale, indexWidth: 1.55 * scale, room: 7 * scale, strength: 0.85 },
		haze: 18_000,
		fade: () => 1,
		grain: 0,
		size,
	};
}
