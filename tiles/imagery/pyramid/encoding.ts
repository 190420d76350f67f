import sharp from 'sharp';
import { tileSize } from '../../geo/mercator';

/** What a tile is written as (docs/decisions/0008-tile-format.md). */
export const tileFormat = 'avif';
export const defaultQuality = 52;
const effort = 3;

/** Encodes the pixels of a tile, RGB, row by row. `quality` 1 to 100. */
export function encodeTile(pixels: Uint8Array, quality: number): Promise<Buffer> {
	return sharp(pixels, { raw: { width: tileSize, height: tileSize, channels: 3 } })
		.avif({ quality, effort, chromaSubsampling: '4:2:0' })
		.toBuffer();
}

/** What else decides the bytes of a tile: the encoder, for the hash of a run. */
export function encoderVersion(): string {
	const { vips, aom = '' } = sharp.versions;
	return `${tileFormat} ${effort} vips ${vips} aom ${aom}`;
}
