import type { MapLibreMap } from 'maplibre-gl';
import { tokens } from './colours';

/** The image of a dot with paper around it, for symbols: with its name it is one, so that none is without. */
export const dot = 'dot';

/** Pixels, of which there are so many on one of the screen; beyond the radius is paper. */
const [size, pixelRatio, radius] = [28, 4, 9];

/** Gives the map the image, once. */
export function addDot(map: MapLibreMap): void {
	if (!map.hasImage(dot)) map.addImage(dot, { width: size, height: size, data: pixels() }, { pixelRatio });
}

function pixels(): Uint8Array {
	const [ink, paper] = [rgbOf(tokens.night), rgbOf(tokens.paper)];
	const data = new Uint8Array(4 * size * size);
	for (let at = 0; at < size * size; at++) {
		const from = Math.hypot((at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2);
		const opacity = Math.min(1, Math.max(0, size / 2 - from));
		data.set([...(from < radius ? ink : paper), 255 * opacity], 4 * at);
	}
	return data;
}

function rgbOf(hex: string): number[] {
	return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
