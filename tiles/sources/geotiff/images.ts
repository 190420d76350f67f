import type GeoTIFF from 'geotiff';
import type { GeoTIFFImage } from 'geotiff';

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
