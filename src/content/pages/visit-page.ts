import type { Fact } from '../fact';
import type { RichText } from '../rich-text';
import type { TextPage } from './text-page';

export type Experience = {
	/** The fragment of its heading: `/visitar#prova-de-parcelas`. */
	slug: string;
	name: string;
	paragraphs: readonly RichText[];
	/** Duração, horário, preço, grupo. */
	facts: readonly Fact[];
	included: readonly string[];
};

export type VisitPage = TextPage & { experiences: readonly Experience[] };
