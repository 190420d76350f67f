import { winePageMessages as m } from '#messages/wine-page';
import type { ParcelFact } from '../content/parcel-facts';
import { type WineCategory, type WineSectionId, wineSectionIds } from '../content/wines/wine';

/** Where the scores stand. */
export const scoresId = 'pontuacoes' satisfies WineSectionId;

/** A section of a wine's page: its id and what the menu calls it. */
export type WineSection = { id: string; name: string };

/** What the sections are called that tell of its origin and making. */
export function ownSections(category: WineCategory): typeof m.ofWine | typeof m.ofOil {
	return category === 'azeite' ? m.ofOil : m.ofWine;
}

export function wineSections(category: WineCategory, scored: boolean): WineSection[] {
	const own = ownSections(category);
	const names = {
		'o-vinho': own.story,
		vinha: own.ground,
		vinificacao: own.making,
		'notas-de-prova': m.tasting,
		pontuacoes: m.scores,
		garrafa: m.bottle,
		'ficha-tecnica': m.sheet,
	};
	return wineSectionIds.filter((id) => scored || id !== scoresId).map((id) => ({ id, name: names[id] }));
}

const ofVines: ReadonlySet<ParcelFact> = new Set(['castas', 'planted', 'training']);

/** Of these facts of a parcel those that concern what is made there: the olive trees at its edges are none of its vines. */
export function groundFacts(category: WineCategory, facts: readonly ParcelFact[]): ParcelFact[] {
	return facts.filter((fact) => category !== 'azeite' || !ofVines.has(fact));
}
