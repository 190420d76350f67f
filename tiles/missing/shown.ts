import { createHash } from 'node:crypto';
import type { Content } from '../../build/content/parse-content';
import { cardFor } from '../../src/content/cards.ts';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import { type CardPage, cardPages, plateCaption } from '../artwork/card-pages.ts';
import { backText, labelText } from '../artwork/labels/label-text.ts';
import { type VisitLand, visitLands } from '../artwork/visit-lands.ts';

type Wine = Content['wines'][number];

/** What is to be seen in a drawing, and what it is drawn for. */
export type Shown = {
	/** In the record: `wines/abade`, `visits/almoco-no-moinho`, `cards/vinhos-abade`. */
	readonly name: string;
	/** In the names of its files. */
	readonly fileName: string;
	readonly shows: unknown;
	/** Files of it are not there. */
	readonly isMissing: boolean;
} & (
	| { readonly kind: 'wine'; readonly wine: Pick<Wine, 'summary' | 'page'> }
	| { readonly kind: 'visit'; readonly land: VisitLand }
	| { readonly kind: 'card'; readonly page: CardPage }
);

/** By the name of a drawing a hash of what it shows, as it lies in `public/`. */
export type DrawnRecord = Readonly<Record<string, string>>;

/** All that is drawn for single wines, visits and pages. */
export function shownIn(content: Content): Shown[] {
	const wines = content.wines.map(
		({ summary, page }): Shown => ({
			kind: 'wine',
			name: `wines/${summary.slug}`,
			fileName: summary.slug,
			shows: [summary.category, summary.parcels, labelText(summary, page, facts), backText(summary, page)],
			isMissing: summary.undrawn === true,
			wine: { summary, page },
		}),
	);
	const undrawn = new Set(content.visits.flatMap(({ row, missing }) => (missing.length > 0 ? [row.slug] : [])));
	const visits = visitLands(content).map(
		(land): Shown => ({
			kind: 'visit',
			name: `visits/${land.slug}`,
			fileName: land.slug,
			shows: land.place,
			isMissing: undrawn.has(land.slug),
			land,
		}),
	);
	const cards = cardPages(content).map((page): Shown => {
		const fileName = cardFor(page.path).replace(/^.*\/|\.jpg$/g, '');
		return {
			kind: 'card',
			name: `cards/${fileName}`,
			fileName,
			shows: [page.name, page.above, page.parcel, page.parcel && plateCaption(page.parcel)],
			isMissing: content.cardless.includes(page.path),
			page,
		};
	});
	return [...wines, ...visits, ...cards];
}

/** What is not drawn, or was drawn when the content said something else. */
export function outdatedIn(content: Content, record: DrawnRecord): Shown[] {
	return shownIn(content).filter((one) => one.isMissing || record[one.name] !== hashOf(one));
}

export function hashOf({ shows }: Shown): string {
	return createHash('sha256').update(JSON.stringify(shows)).digest('hex').slice(0, 16);
}
