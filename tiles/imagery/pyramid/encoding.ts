import sharp from 'sharp';
import { TILE_SIZE } from '../../geo/mercator';

/** What a tile is written as (docs/decisions/0008-tile-format.md). */
export const TILE_FORMAT = 'avif';
export const DEFAULT_QUALITY = 52;
const EFFORT = 3;

/** Encodes the pixels of a tile, RGB, row by row. `quality` 1 to 100. */
export function encodeTile(pixels: Uint8Array, quality: number): Promise<Buffer> {
	return sharp(pixels, { raw: { width: TILE_SIZE, height: TILE_SIZE, channels: 3 } })
		.avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' })
		.toBuffer();
}

/** What else decides the bytes of a tile: the encoder, for the hash of a run. */
export function encoderVersion(): string {
	const { vips, aom = '' } = sharp.versions;
	return `${TILE_FORMAT} ${EFFORT} vips ${vips} aom ${aom}`;
}
