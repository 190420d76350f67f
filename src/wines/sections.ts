import { parcelMessages } from '#messages/parcel';
import { winePageMessages as m } from '#messages/wine-page';
import type { WineCategory } from '../content/wines/wine';

/** Where the scores stand. */
export const scoresId = 'pontuacoes';

/** A section of a wine's page: its id and what the menu calls it. */
export type WineSection = { id: string; name: string };

/** What the sections are called that tell of its origin and making. */
export function ownSections(category: WineCategory): typeof m.ofWine | typeof m.ofOil {
	return category === 'azeite' ? m.ofOil : m.ofWine;
}

/** The sections in their order. A wine that no guide has tasted has no scores. */
export function wineSections(category: WineCategory, scored: boolean): WineSection[] {
	const own = ownSections(category);
	return [
		{ id: 'o-vinho', name: own.story },
		{ id: 'vinha', name: own.ground },
		{ id: 'vinificacao', name: own.making },
		{ id: 'notas-de-prova', name: m.tasting },
		...(scored ? [{ id: scoresId, name: m.scores }] : []),
		{ id: 'garrafa', name: m.bottle },
		{ id: 'ficha-tecnica', name: m.sheet },
	];
}

const ofVines: ReadonlySet<string> = new Set([parcelMessages.castas, parcelMessages.planted, parcelMessages.training]);

/** What is known of a parcel, as far as it concerns what is made there: the olive trees at its edges are none of its vines. */
export function groundFacts<F extends { label: string }>(category: WineCategory, facts: readonly F[]): readonly F[] {
	return category === 'azeite' ? facts.filter(({ label }) => !ofVines.has(label)) : facts;
}
