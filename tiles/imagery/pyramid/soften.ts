import sharp from 'sharp';
import { type Beside, tileSize } from '../../geo/mercator';
import { smoothstep } from '../../geo/scalars';

/** Pixels over which one passes into the other. */
const band = 160;

/**
 * Towards places where no tile of its zoom goes on, a picture passes into what the coarser tile shows there, enlarged: a hard edge
 * between crisp and soft is seen as a line.
 * @param pixels RGB, row by row
 * @param coarser the same land as the zoom above shows it, at half the size
 */
export async function soften(pixels: Uint8Array, coarser: Uint8Array, open: readonly Beside[]): Promise<Uint8Array> {
	const side = tileSize / 2;
	const coarse = await sharp(coarser, { raw: { width: side, height: side, channels: 3 } })
		.resize(tileSize, tileSize, { kernel: 'linear' })
		.raw()
		.toBuffer();
	const softened = new Uint8Array(pixels.length);
	let at = 0;
	for (let y = 0.5; y < tileSize; y++) {
		for (let x = 0.5; x < tileSize; x++) {
			const fine = smoothstep(0, band, Math.min(...open.map(([east, south]) => distance(x, y, east, south))));
			for (let channel = 0; channel < 3; channel++, at++) {
				const soft = coarse[at] ?? 0;
				softened[at] = Math.round(soft + ((pixels[at] ?? 0) - soft) * fine);
			}
		}
	}
	return softened;
}

/** Pixels from a place on a tile to one of the tiles beside it. */
function distance(x: number, y: number, east: number, south: number): number {
	return Math.hypot(beyond(x, east), beyond(y, south));
}

function beyond(at: number, tiles: number): number {
	return Math.max(tiles * tileSize - at, 0, at - (tiles + 1) * tileSize);
}
