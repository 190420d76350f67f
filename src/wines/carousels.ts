import { lazyPart } from '../platform/lazy-part';

export const Making = lazyPart(async () => (await import('./making')).Making, {
	near: '[data-carousel=vinificacao]',
});
export const BottleGallery = lazyPart(async () => (await import('./bottle-gallery')).BottleGallery, {
	near: '[data-carousel=garrafa]',
});
export const RelatedWines = lazyPart(async () => (await import('./related-wines')).RelatedWines, {
	near: '[data-carousel=relacionados]',
});

/** Fetches the carousels of a wine's page, none of which is in its first view. */
export async function preloadCarousels(): Promise<void> {
	await Promise.all([Making, BottleGallery, RelatedWines].map(({ preload }) => preload()));
}
