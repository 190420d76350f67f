import type { Metres } from '../geo/frame';
import { gradientNoise } from './noise';

/**
 * Where a point of the finished land was while it was sculpted. Bending the land by up to 140 m hides the eight
 * directions in which water ran from cell to cell; everything that lies in the valleys is looked up through the same bend.
 */
export function unwarp(x: number, y: number): Metres {
	return [
		x +
			105 * gradientNoise(x / 1150, y / 1150, 60) +
			30 * gradientNoise(x / 390, y / 390, 61) +
			9 * gradientNoise(x / 120, y / 120, 62),
		y +
			105 * gradientNoise(x / 1150, y / 1150, 65) +
			30 * gradientNoise(x / 390, y / 390, 63) +
			9 * gradientNoise(x / 120, y / 120, 64),
	];
}

/** Where a point of the sculpture came to lie in the finished land, to some metres: the inverse of {@link unwarp}. */
export function warp(x: number, y: number): Metres {
	let [landX, landY] = [x, y];
	for (let round = 0; round < 6; round++) {
		const [wasX, wasY] = unwarp(landX, landY);
		landX += (x - wasX) * 0.6;
		landY += (y - wasY) * 0.6;
	}
	return [landX, landY];
}
