import sharp from 'sharp';
import { Failure, reasonOf } from '../failure';

/** The picture formats of a tile that PMTiles v3 and the browsers know. */
export type PictureFormat = 'webp' | 'avif' | 'png' | 'jpg';

type Picture = { readonly format: PictureFormat; readonly width: number; readonly height: number };

/**
 * Decodes a picture to its last pixel.
 * @throws {Failure} saying what is wrong when it is empty, cut short or not a picture a tile may be
 */
export async function inspectPicture(bytes: Uint8Array): Promise<Picture> {
	if (bytes.length === 0) throw new Failure('is empty');
	try {
		const { format, compression, width, height } = await sharp(bytes).metadata();
		const known = formatOf(format, compression);
		if (!known) throw new Failure(`is a ${format} file, not WebP, AVIF, PNG or JPEG`);
		await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
		return { format: known, width, height };
	} catch (error) {
		if (error instanceof Failure) throw error;
		throw new Failure(`is not a whole picture (${reasonOf(error)})`);
	}
}

function formatOf(format: string | undefined, compression: string | undefined): PictureFormat | undefined {
	if (format === 'heif' && compression === 'av1') return 'avif';
	if (format === 'jpeg') return 'jpg';
	return format === 'webp' || format === 'png' ? format : undefined;
}
