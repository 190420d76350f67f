import sharp from 'sharp';
import { inspectPicture } from '../../archive/picture';
import { Failure, reasonOf } from '../../failure';
import type { Block } from '../raster';
import { WrongKind } from './client';

/**
 * Looks whether a tile is a whole picture.
 * @throws {WrongKind} if it is a page or a text
 * @throws {Failure} if it is damaged
 */
export async function checkPicture(body: Uint8Array, type: string): Promise<void> {
	const isText = /^(text\/|application\/([a-z.+-]*xml|json))/i.test(type.trim());
	const looksLikeText = /^\s*[<{]/.test(Buffer.from(body.subarray(0, 64)).toString('latin1'));
	if (isText || looksLikeText) throw new WrongKind(`is a page (${type || 'without a type'}), not a picture`);
	await inspectPicture(body);
}

/** @throws {Failure} if the picture has another size than the tiles of its zoom */
export async function decodeTile(body: Uint8Array, width: number, height: number): Promise<Block> {
	const { data, info } = await sharp(body)
		.toColourspace('srgb')
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
		.catch((error: unknown) => {
			throw new Failure(`is not a whole picture (${reasonOf(error)})`);
		});
	if (info.width !== width || info.height !== height) {
		throw new Failure(`is ${info.width} × ${info.height} pixels where ${width} × ${height} were expected`);
	}
	return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}
