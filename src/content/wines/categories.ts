import { families } from '#messages/families';
import type { WineCategory } from './wine';

const slugs = ['tintos', 'brancos', 'rose', 'porto', 'azeite'] as const satisfies readonly WineCategory[];

/** The five families, told apart by ink (docs/design.md 1.6), in the order of every list. */
export const wineCategories: readonly { slug: WineCategory; name: string; line: string }[] = slugs.map((slug) => ({
	slug,
	...families[slug],
}));
