import type { ParcelSlug } from '../parcels';
import type { Fact, RichText, Section } from '../rich-text';
import type { HarvestRow } from './harvests';

/** What the head of a document needs; the title goes without the name of the house. */
export type PageHead = {
	/** At most 60 characters. */
	title: string;
	/** At most 155 characters, unlike any other page's. */
	description: string;
};

/** A page that is read from top to bottom. */
export type TextPage = PageHead & {
	heading: string;
	lede: string;
	sections: readonly Section[];
};

export type ContactPage = PageHead & {
	heading: string;
	lede: string;
	formHeading: string;
	relief: { alt: string; caption: string };
	questionsHeading: string;
	questions: readonly { question: string; answer: readonly RichText[] }[];
};

export type HomePage = PageHead & {
	hero: { lines: readonly string[]; lede: string };
	/** `Filosofia`: a statement, what it means, and the plate that shows it. */
	philosophy: readonly { statement: string; paragraph: string; parcel: ParcelSlug; caption: string }[];
	visits: {
		lede: string;
		/** `slug` is the experience's on `/visitar`; `picture` the address without extension of the ground that the row uncovers, 1600 × 400. */
		rows: readonly {
			slug: string;
			name: string;
			picture: string;
			line: string;
			figures: readonly [string, string];
		}[];
	};
	/** `seen` tells in words what the film shows. */
	film: { heading: string; caption: string; seen: string };
};

/** A heading of a few words, what it means, and the parcel whose drawing stands beside it. */
type Slide = { heading: string; text: string; parcel: ParcelSlug };

/** A page that shows slides before its text. */
type SlidesPage = TextPage & { slides: readonly Slide[] };

/** A parcel that the section of `/filosofia` crosses. */
export type SlopeParcel = keyof typeof import('../slope.gen.json')['parcels'];

/** A place on the way down a slope: what stands there, in the parcel where it is shown, and the section of text that is read beside it. */
export type SlopeStop = { under: string; name: string; note: string; parcel: SlopeParcel };

/** Someone of the house: what for, since when, and what that means. */
type Person = { name: string; role: string; since: number; text: string };

export type PhilosophyPage = SlidesPage & {
	/** In the order of the sections, downhill. */
	slope: readonly SlopeStop[];
	people: { heading: string; of: readonly Person[] };
	/** Parcels that share a vessel, by twos; every other has its own. */
	vessels: { under: string; pairs: readonly { parcels: readonly ParcelSlug[] }[] };
	/** @see harvestsIn */
	harvests: { under: string; rows: readonly HarvestRow[] };
};

/** What `/sustentabilidade` counts; `under` is the heading of the section that shows it, `caption` what the figure says. */
export type PracticeFigures = {
	/** `watered` are the parcels that ever were; the figure counts the others. */
	vines: Shown & { watered: readonly ParcelSlug[] };
	/** Litres of water for a litre of wine, now and in a year before. */
	cellar: Shown & { litres: number; before: number; year: number };
	/** Kilograms of copper for a hectare: the most that the house allows itself in a year, and what it used. */
	soil: Shown & { ceiling: number; years: readonly { year: number; kilos: number }[] };
	/** `fallen`: metres that fall in the worst winter. */
	walls: Shown & { kilometres: number; fallen: number };
	/** Weight of an empty bottle, now and before. */
	glass: Shown & { grams: number; before: number };
	people: Shown & { count: number };
};

type Shown = { under: string; caption: string };

export type SustainabilityPage = SlidesPage & { figures: PracticeFigures };

export type Experience = {
	/** Its fragment: `/visitar#prova-de-parcelas`. */
	slug: string;
	name: string;
	/** Address without extension. */
	picture: string;
	/** What is seen on it; nothing where it stands in for the visit's own. */
	ground?: string;
	paragraphs: readonly RichText[];
	/** Duração, horário, preço, grupo. */
	facts: readonly Fact[];
	included: readonly string[];
	/** The first and the last month in which one can come, 1 to 12, over the turn of the year if `from` is the later one; without them, any. */
	months?: { from: number; to: number };
	/** Where it is another than the page's. */
	language?: string;
};

export type VisitPage = TextPage & { experiences: readonly Experience[] };
