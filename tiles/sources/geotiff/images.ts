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
const REDUCED = 1;
const MASK = 4;

/** Sorts the directories of a file as GDAL writes them: the first image, its overviews and its masks. */
export async function readImages(file: GeoTIFF): Promise<Images> {
	const count = await file.getImageCount();
	const images = await Promise.all(Array.from({ length: count }, (_, index) => file.getImage(index)));
	const [full, ...others] = images;
	if (!full) throw new Error('holds no image');
	const kindOf = (image: GeoTIFFImage) => image.fileDirectory.getValue('NewSubfileType') ?? 0;
	const overviews = others.filter((image) => kindOf(image) === REDUCED && image.getWidth() < full.getWidth());
	return {
		full,
		overviews: overviews.toSorted((a, b) => b.getWidth() - a.getWidth()),
		masks: others.filter((image) => kindOf(image) & MASK),
	};
}
