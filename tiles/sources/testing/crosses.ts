import type { Placement, TiffImage } from './write-geotiff';

/** Half the length of a cross's arms and the softness of their edges, in pixels of the image. */
const armLength = 16;
const softness = 2;

/**
 * A dark image with white crosses whose middles lie exactly at the given points, in pixels from the corner of the first
 * one: drawn so softly that their centroid is known to a fraction of a pixel.
 */
export function crosses(
	width: number,
	height: number,
	middles: readonly (readonly [x: number, y: number])[],
	placement: Placement,
): TiffImage {
	const values = new Uint8Array(width * height * 3).fill(20);
	for (const [cx, cy] of middles) {
		for (let y = Math.max(0, Math.floor(cy - armLength * 2)); y < Math.min(height, cy + armLength * 2); y += 1) {
			for (let x = Math.max(0, Math.floor(cx - armLength * 2)); x < Math.min(width, cx + armLength * 2); x += 1) {
				const [dx, dy] = [x + 0.5 - cx, y + 0.5 - cy];
				const light = Math.max(arm(dx, dy), arm(dy, dx));
				values.fill(Math.round(20 + 230 * light), (y * width + x) * 3, (y * width + x) * 3 + 3);
			}
		}
	}
	return { width, height, values, placement };
}

function arm(along: number, across: number): number {
	return Math.exp(-((along / armLength) ** 8) - (across / softness) ** 2 / 2);
}

/** The centroid of what is bright in a picture of `side` × `side` pixels, within a square around a point. */
export function centroid(
	pixels: Uint8Array,
	channels: number,
	side: number,
	[aroundX, aroundY]: readonly [x: number, y: number],
	reach: number,
): [x: number, y: number] {
	let [sum, sumX, sumY] = [0, 0, 0];
	for (let y = Math.max(0, Math.round(aroundY - reach)); y < Math.min(side, aroundY + reach); y += 1) {
		for (let x = Math.max(0, Math.round(aroundX - reach)); x < Math.min(side, aroundX + reach); x += 1) {
			const light = Math.max(0, (pixels[(y * side + x) * channels + 1] ?? 0) - 40);
			sum += light;
			sumX += light * (x + 0.5);
			sumY += light * (y + 0.5);
		}
	}
	return [sumX / sum, sumY / sum];
}
