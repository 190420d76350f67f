import type GeoTIFF from 'geotiff';
import type { GeoTIFFImage, TypedArray } from 'geotiff';
import { Failure, reasonOf } from '../../failure';

/** The images of a file that show the same land. */
export type Images = {
	readonly full: GeoTIFFImage;
	/** Reduced copies, the finest first. */
	readonly overviews: readonly GeoTIFFImage[];
	/** Transparency masks of the full image and of reduced ones. */
	readonly masks: readonly GeoTIFFImage[];
};

/** Bits of NewSubfileType (TIFF 6.0, section 8). */
const reduced = 1;
const mask = 4;

/** Sorts the directories of a file as GDAL writes them: the first image, its overviews and its masks. */
export async function readImages(file: GeoTIFF): Promise<Images> {
	const count = await file.getImageCount();
	const images = await Promise.all(Array.from({ length: count }, (_, index) => file.getImage(index)));
	const [full, ...others] = images;
	if (!full) throw new Error('holds no image');
	const kindOf = (image: GeoTIFFImage) => image.fileDirectory.getValue('NewSubfileType') ?? 0;
	const overviews = others.filter((image) => kindOf(image) === reduced && image.getWidth() < full.getWidth());
	return {
		full,
		overviews: overviews.toSorted((a, b) => b.getWidth() - a.getWidth()),
		masks: others.filter((image) => kindOf(image) & mask),
	};
}

/** The numbers of a tag's value, whether the library gives one, a list or a typed array; none if there is no such tag. */
export function numbersIn(value: unknown): number[] {
	if (typeof value === 'number') return [value];
	if (Array.isArray(value)) return value.filter((item) => typeof item === 'number');
	return ArrayBuffer.isView(value) && Symbol.iterator in value && isIterable(value) ? numbersIn([...value]) : [];
}

/** A text tag without the zero bytes that end it; `undefined` if it is missing or empty. */
export function textIn(value: unknown): string | undefined {
	if (typeof value !== 'string') return undefined;
	return value.replaceAll('\0', '').trim() || undefined;
}

function isIterable(value: object): value is Iterable<unknown> {
	return Symbol.iterator in value;
}

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
