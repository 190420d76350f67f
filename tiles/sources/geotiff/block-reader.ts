import type { GeoTIFFImage, TypedArray } from 'geotiff';
import { Failure, reasonOf } from '../../failure';

/** Samples of one block, interleaved. */
type Samples = { readonly width: number; readonly height: number; readonly values: TypedArray };

/** Reads the block of a column and row; `undefined` if the file leaves it out. */
type BlockReader = (column: number, row: number) => Promise<Samples | undefined>;

/** Decoded bytes of a block above which a file cannot be read in parts. */
const largestBlock = 256 * 1024 * 1024;

/**
 * Reads an image of a file in the tiles or strips it is stored in.
 * @param fileBytes length of the file
 * @throws {Failure} if a block is too large; the reader throws one that names a block that is cut off or damaged
 */
export function blockReader(image: GeoTIFFImage, fileBytes: number): BlockReader {
	const [blockWidth, blockHeight] = [image.getTileWidth(), image.getTileHeight()];
	if (blockWidth * blockHeight * image.getBytesPerPixel() > largestBlock) {
		throw new Failure(
			'is stored in one piece and too large to be read so: convert it with ‘gdal_translate -co TILED=YES -co COMPRESS=DEFLATE in.tif out.tif’',
		);
	}
	const columns = Math.ceil(image.getWidth() / blockWidth);
	const [offsetTag, lengthTag] = image.isTiled
		? (['TileOffsets', 'TileByteCounts'] as const)
		: (['StripOffsets', 'StripByteCounts'] as const);
	return async (column, row) => {
		const index = row * columns + column;
		const bytes = Number(await image.fileDirectory.loadValueIndexed(lengthTag, index));
		if (bytes === 0) return undefined;
		const end = Number(await image.fileDirectory.loadValueIndexed(offsetTag, index)) + bytes;
		if (!(end <= fileBytes)) throw new Failure('ends too early: part of the file is missing');
		const [left, top] = [column * blockWidth, row * blockHeight];
		const right = Math.min(image.getWidth(), left + blockWidth);
		const bottom = Math.min(image.getHeight(), top + blockHeight);
		try {
			const values = await image.readRasters({ window: [left, top, right, bottom], interleave: true });
			return { width: right - left, height: bottom - top, values };
		} catch (error) {
			throw new Failure(`cannot be decoded at pixel ${left}, ${top} (${reasonOf(error)})`);
		}
	};
}
