import { newsCategories } from '../content/news/categories';

/** A category as people call it; one that only WordPress has by its slug: `premios` → `Premios`. */
export function categoryName(slug: string): string {
	const known = newsCategories.find((category) => category.slug === slug);
	if (known) return known.name;
	const words = slug.replace(/[-_]+/g, ' ').trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
