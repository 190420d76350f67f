import type { ParcelSlug } from '../parcels';
import type { Fact, RichText } from '../rich-text';

export type WineCategory = 'tintos' | 'brancos' | 'rose' | 'porto' | 'azeite';

/** The sections of a wine's page by their ids, in their order; a wine that no guide has tasted has no `pontuacoes`. */
export const wineSectionIds = [
	'o-vinho',
	'vinha',
	'vinificacao',
	'notas-de-prova',
	'pontuacoes',
	'garrafa',
	'ficha-tecnica',
] as const;

export type WineSectionId = (typeof wineSectionIds)[number];

/** The colour of a wine in the glass, where it is not that of its family. */
export type WineTone = 'rubi-claro' | 'rubi' | 'granada' | 'retinto' | 'salmao' | 'alourado' | 'ambar';

/** A wine (or the olive oil) as lists show it. */
export type WineSummary = {
	/** Path `/vinhos/{slug}`. */
	slug: string;
	name: string;
	category: WineCategory;
	/** Year of harvest. */
	vintage: number;
	/** The parcels the grapes or olives come from. */
	parcels: readonly ParcelSlug[];
	line: string;
	/** Its label and its bottle are not drawn yet. */
	undrawn?: true;
	/** Nor is the hill or the region of its parcels. */
	landUndrawn?: true;
};

/** What the page of a wine says, section by section. */
export type WinePage = {
	slug: string;
	/** For the head of the document, without the name of the house. */
	title: string;
	description: string;
	/** As above the name: `Tinto, Douro`. */
	kind: string;
	lede: string;
	/** `O vinho`: the first paragraph is set large. */
	story: readonly RichText[];
	/** `Vinha`. */
	vineyard: readonly RichText[];
	/** `Vinificação`, in the order of time. */
	steps: readonly Step[];
	/** `Notas de prova`: cor, nariz, boca, mesa. */
	tasting: readonly Fact[];
	/** In which the notes show the colour, where it is not that of the family. */
	tone?: WineTone;
	/** `Pontuações`, newest first; the guides are invented. Without any, the section is left out. */
	scores: readonly Score[];
	/** `Ficha técnica`. */
	facts: readonly Fact[];
	/** Earlier years, newest first; the year that the page tells of is the summary's. */
	vintages?: readonly Vintage[];
};

/** What an earlier year of a wine has of its own; story, vineyard and bottle are the wine's. */
type Vintage = {
	/** Year of harvest. */
	year: number;
	/** What the year was like, in a sentence or two. */
	line: string;
	facts: readonly Fact[];
	tasting?: readonly Fact[];
	scores?: readonly Score[];
};

/** `when` is a date or a span, as written on the timeline; `time` what it tells, where it tells one. */
export type Step = Fact & { when: string; time?: Stretch };

/** From when to when, in days since 1 January 1970; equal for what is a mark in time. */
export type Stretch = { readonly from: number; readonly to: number };

export type Score = { guide: string; edition: number; points: string; outOf: number; quote: string };
