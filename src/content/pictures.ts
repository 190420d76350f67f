import { estates } from './estates';

/** What decides which size of a picture suits a device: CSS pixels of the window and pixels to a CSS pixel. */
export type Screen = { width: number; density: number };

/**
 * The pictures of the site for the visits without network, one size of each, those seen first in front (PRODUCT 5.1).
 * The drawings of the parcels are not among them: they are stored with the pages.
 */
export function picturesFor({ width, density }: Screen): string[] {
	const stills = estates.map(({ view }) => `/map/still-${view}-${width <= 430 ? 'tall' : 'wide'}.avif`);
	return [heroFor(width, density), ...stills, '/art/contact-relief.avif'];
}

/** The widths at which the front page changes its sheet (DESIGN 2.5). */
function heroFor(width: number, density: number): string {
	if (width < 640) return '/art/hero-phone-780.avif';
	if (width < 1024) return '/art/hero-tablet-1440.avif';
	return density > 1 ? '/art/hero-2880.avif' : '/art/hero-1440.avif';
}
