import type { ComponentType } from 'react';
import { bounded, later } from '../ui/later';
import type { BottleGalleryProps } from './bottle-gallery';
import type { MakingProps } from './making';
import type { RelatedWinesProps } from './related-wines';

/** The sections of a wine's page that are carousels. */
export type Carousels = {
	Making: ComponentType<MakingProps>;
	BottleGallery: ComponentType<BottleGalleryProps>;
	RelatedWines: ComponentType<RelatedWinesProps>;
};

/** All of them now, for the prerendered page. */
export async function loadCarousels(): Promise<Carousels> {
	const [{ Making }, { BottleGallery }, { RelatedWines }] = await Promise.all([
		import('./making'),
		import('./bottle-gallery'),
		import('./related-wines'),
	]);
	return { Making: bounded(Making), BottleGallery: bounded(BottleGallery), RelatedWines: bounded(RelatedWines) };
}

/** Each when it comes near the view: none of them is seen at first. */
export const laterCarousels: Carousels = {
	Making: later('[data-carousel=vinificacao]', async () => (await import('./making')).Making),
	BottleGallery: later('[data-carousel=garrafa]', async () => (await import('./bottle-gallery')).BottleGallery),
	RelatedWines: later('[data-carousel=relacionados]', async () => (await import('./related-wines')).RelatedWines),
};
