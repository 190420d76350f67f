import { createHash } from 'node:crypto';
import type { LanguageContent } from '../../build/content/language-content.ts';
import { mainLanguage } from '../../build/content/languages.ts';
import type { Content } from '../../build/content/read-documents';
import { cardFor } from '../../src/content/cards.ts';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import { parcelNames } from '../../src/content/parcel-names.ts';
import { type CardPage, cardPages } from '../artwork/card-pages.ts';
import { backText, labelText } from '../artwork/labels/label-text.ts';
import { type VisitLand, visitLands } from '../artwork/visit-lands.ts';

type Wine = Content['wines'][number];

/** What is to be seen in a drawing, and what it is drawn for. */
export type Shown = {
	/** In the record: `wines/abade`, `visits/almoco-no-moinho`, `cards/vinhos-abade`, `cards/en/vinhos-abade`, `map/names`. */
	readonly name: string;
	/** In the names of its files; of another language than the main one with its folder. */
	readonly fileName: string;
	readonly shows: unknown;
	/** Files of it are not there. */
	readonly isMissing: boolean;
} & (
	| { readonly kind: 'wine'; readonly wine: Pick<Wine, 'summary' | 'page'> }
	| { readonly kind: 'visit'; readonly land: VisitLand }
	| { readonly kind: 'card'; readonly page: CardPage }
	| { readonly kind: 'names' }
);

/** By the name of a drawing a hash of what it shows, as it lies in `public/`. */
export type DrawnRecord = Readonly<Record<string, string>>;

/** All that is drawn for single wines, visits, pages and the names on the map: the cards in each language, all else once. */
export function shownIn(languages: readonly LanguageContent[]): Shown[] {
	const main = languages.filter(({ content }) => content.language === mainLanguage);
	return [...main.flatMap(({ content }) => picturesIn(content)), ...languages.flatMap(cardsIn), namesOnMap];
}

/** Where each name stands follows from all of them. */
const namesOnMap: Shown = {
	kind: 'names',
	name: 'map/names',
	fileName: 'names',
	shows: parcelNames,
	isMissing: false,
};

function picturesIn(content: Content): Shown[] {
	const wines = content.wines.map(
		({ summary, page }): Shown => ({
			kind: 'wine',
			name: `wines/${summary.slug}`,
			fileName: summary.slug,
			shows: [summary.category, summary.parcels, labelText(summary, page, facts), backText(summary, page)],
			isMissing: summary.undrawn === true || summary.landUndrawn === true,
			wine: { summary, page },
		}),
	);
	const undrawn = new Set(content.visits.flatMap(({ row, missing }) => (missing.length > 0 ? [row.slug] : [])));
	const visits = visitLands(content).map(
		(land): Shown => ({
			kind: 'visit',
			name: `visits/${land.slug}`,
			fileName: land.slug,
			shows: [land.place, land.way],
			isMissing: undrawn.has(land.slug),
			land,
		}),
	);
	return [...wines, ...visits];
}

function cardsIn(language: LanguageContent): Shown[] {
	return cardPages(language).map((page): Shown => {
		const fileName = cardFor(page.path, page.language).replace(/^\/art\/cards\/|\.jpg$/g, '');
		return {
			kind: 'card',
			name: `cards/${fileName}`,
			fileName,
			shows: [page.name, page.above, page.parcel, page.caption],
			isMissing: page.path in language.content.cardless,
			page,
		};
	});
}

/** What is not drawn, or was drawn when the content said something else. */
export function outdatedIn(languages: readonly LanguageContent[], record: DrawnRecord): Shown[] {
	return shownIn(languages).filter((one) => one.isMissing || record[one.name] !== hashOf(one));
}

export function hashOf({ shows }: Shown): string {
	return createHash('sha256').update(JSON.stringify(shows)).digest('hex').slice(0, 16);
}
