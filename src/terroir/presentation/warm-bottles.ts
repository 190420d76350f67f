import { bottlePicture } from '../../content/bottle-pictures';
import { wines } from '../../content/wines';
import { decodesAvif, warmPictures } from '../../pwa/pictures';
import type { TastingStep } from './tasting-steps';

/** Width in pixels of the pictures that the sheet shows. */
export const BOTTLE_WIDTH = 560;

/** Has the bottles stored for tastings without network: those of the steps, then all others, since the order may change there. */
export async function warmBottles(steps: readonly TastingStep[]): Promise<void> {
	const poured = steps.flatMap(({ wine }) => (wine ? [wine.slug] : []));
	const slugs = new Set([...poured, ...wines.map(({ slug }) => slug)]);
	const format = (await decodesAvif()) ? 'avif' : 'webp';
	await warmPictures([...slugs].map((slug) => `${bottlePicture(slug, BOTTLE_WIDTH).src}.${format}`));
}
