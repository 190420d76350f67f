import { winesMessages as m } from '../messages/wines';

/** Where the scores stand. */
export const scoresId = 'pontuacoes';

/** A section of a wine's page: its id and what the menu calls it. */
export type WineSection = { id: string; name: string };

/** The sections in their order. A wine that no guide has tasted has no scores. */
export function wineSections(scored: boolean): WineSection[] {
	return [
		{ id: 'o-vinho', name: m.story },
		{ id: 'vinha', name: m.vineyard },
		{ id: 'vinificacao', name: m.making },
		{ id: 'notas-de-prova', name: m.tasting },
		...(scored ? [{ id: scoresId, name: m.scores }] : []),
		{ id: 'garrafa', name: m.bottle },
		{ id: 'ficha-tecnica', name: m.sheet },
	];
}
