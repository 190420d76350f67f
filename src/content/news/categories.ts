import type { NewsCategory } from './article';

/** The three categories of the news (docs/product.md 8), in the order of the filter. */
export const newsCategories: readonly { slug: NewsCategory; name: string }[] = [
	{ slug: 'vindima', name: 'Vindima' },
	{ slug: 'vinhos', name: 'Vinhos' },
	{ slug: 'casa', name: 'Casa' },
];
