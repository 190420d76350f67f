import { parcelName } from '../../content/parcel-names';
import { presentationMessages as m } from '../../messages/presentation';
import type { TastingStep } from './tasting-steps';

/** What stands above a parcel's name: `Tinto 2021`, with the wine's own name where it is another: `Quatro Vistas, tinto 2023`. */
export function wineLine({ parcel, wine }: TastingStep): string {
	if (!wine) return '';
	const kind = m.kinds[wine.category];
	if (wine.name === parcelName(parcel)) return `${kind} ${wine.vintage}`;
	return wine.name.startsWith(kind)
		? `${wine.name} ${wine.vintage}`
		: `${wine.name}, ${kind.toLowerCase()} ${wine.vintage}`;
}
