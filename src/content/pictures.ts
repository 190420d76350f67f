import bottles from 'virtual:content/bottles';
import photographs from 'virtual:content/photographs';
import drawn from 'virtual:content/visits';
import { type Bottled, bottlePicture, bottleView } from './bottle-pictures';
import { estates } from './estates';
import { galleryPlates, plateFiles } from './gallery';
import { photographFiles } from './news/story-picture';
import { wineCategories } from './wines/categories';

/** What decides which file of a picture suits a device: CSS pixels of the window, pixels to a CSS pixel, what its browser decodes. */
type Screen = { width: number; density: number; format: PictureFormat };

/** Every picture comes in both; pages offer the first one first. */
type PictureFormat = 'avif' | 'webp';

/**
 * The pictures of the site for the visits without network, one file of each, those seen first in front (docs/product.md 5.1).
 * The drawings of the parcels are not among them: they are stored with the pages.
 */
export function picturesFor({ width, density, format }: Screen): string[] {
	const wideStills = estates.map(({ view }) => `/map/still-${view}-wide`);
	const stills = width <= 430 ? estates.map(({ view }) => `/map/still-${view}-tall`) : wideStills;
	const shelf = bottledWines.map((wine) => bottlePicture(wine, 280).src);
	const grounds = wineCategories.map(({ slug }) => `/art/category-${slug}${width < 640 ? '-phone-780' : ''}`);
	const bottles = (['front', 'label', 'neck', 'back'] as const).flatMap((view) =>
		bottledWines.map((wine) => bottleView(wine, view).src),
	);
	const gallery = galleryPlates.map(({ slug }) => plateFor(slug, width, density));
	const pictures = [
		heroFor(width, density),
		...stills,
		`/art/contact-relief${density > 1 ? '' : '-555'}`,
		...shelf,
		...grounds,
		...visitPictures,
		`/art/film-poster${width < 640 ? '-phone-600' : ''}`,
		...bottles,
		...gallery,
		...wideStills,
		...photographs.map((picture) => photographFor(picture, width, density)),
	];
	return [...new Set(pictures)].map((picture) => `${picture}.${format}`);
}

/** The widths at which the front page changes its sheet (docs/design.md 2.5). */
function heroFor(width: number, density: number): string {
	if (width < 640) return '/art/hero-phone-780';
	if (width < 1024) return '/art/hero-tablet-1440';
	return density > 1 ? '/art/hero-2880' : '/art/hero-1440';
}

/** Nearly as wide as the plate is shown: the browser too takes the next larger one only where that is nearer. */
function plateFor(slug: string, width: number, density: number): string {
	const shown = width < 640 ? 0.74 * width : Math.min(0.44 * width, 385);
	const file = plateFiles(slug).find((one) => one.width >= 0.85 * shown * density);
	return file?.src ?? `/art/gallery/${slug}`;
}

function photographFor(picture: string, width: number, density: number): string {
	const shown = photographWidth(width);
	const [small, whole] = photographFiles(picture);
	return (0.85 * shown * density <= small.width ? small : whole).src;
}

/** As the page of an article has it (`plateSizes` in `src/news/article-carousels.tsx`), in CSS pixels. */
function photographWidth(width: number): number {
	if (width >= 1440) return 581;
	if (width >= 1024) return 0.37 * width;
	return (width >= 768 ? 0.46 : 0.88) * width;
}

/** Every wine as its bottle is known, in the order of the shelf. */
export const bottledWines: readonly Bottled[] = bottles;

/** The ground that each row of `Visitar` uncovers: addresses without extension. */
export const visitPictures: readonly string[] = drawn;
