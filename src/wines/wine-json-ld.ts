import { producer } from '../content/producer';
import type { WinePage, WineSummary } from '../content/wines/wine';
import { categoryName } from './category-name';

/** The wine as a schema.org Product. */
export function wineJsonLd(wine: WineSummary, page: WinePage): object {
	return {
		'@type': 'Product',
		name: `${wine.name} ${wine.vintage}`,
		description: page.description,
		category: categoryName(wine.category),
		brand: { '@type': 'Brand', name: producer.name },
		manufacturer: { '@type': 'Winery', name: producer.name },
	};
}
