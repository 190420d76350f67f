import type { CardWords, LanguageContent } from '../../build/content/language-content.ts';
import { mainLanguage } from '../../build/content/languages.ts';
import { addressOf } from '../../build/content/page-address.ts';
import { altitudeText, largestParcel } from '../../src/content/measures.ts';
import { parcelName } from '../../src/content/parcel-names.ts';
import type { ParcelSlug } from '../../src/content/parcels';

/** A page as its card names it. */
export type CardPage = {
	/** In the main language. */
	readonly path: string;
	/** The code of its language, where that is not the main one. */
	readonly language?: string;
	/** The large line. */
	readonly name: string;
	/** The small line above it. */
	readonly above: string;
	/** What stands below the drawing. */
	readonly caption: string;
	/** Whose plate the card shows; without one it shows the relief. */
	readonly parcel?: ParcelSlug;
};

type Named = Omit<CardPage, 'path' | 'language' | 'caption'>;

/**
 * Every page of the site in a language: the fixed ones, each wine with its largest parcel, each article with its own. A page that is not
 * translated has its card in the main language.
 */
export function cardPages({ content, words }: LanguageContent): CardPage[] {
	const { language, untranslated } = content;
	return [...namedPages(content, words)]
		.filter(([file]) => !untranslated.has(file))
		.map(([file, page]) => ({
			path: addressOf(file),
			...(language !== mainLanguage && { language }),
			...page,
			caption: page.parcel ? plateCaption(page.parcel) : words.relief,
		}));
}

/** By the files of the main language. */
function namedPages({ pages, wines, news }: LanguageContent['content'], words: CardWords): [string, Named][] {
	return [
		['src/content/pages/home.md', { name: 'Quatro Vistas', above: words.trade }],
		...[...pages].flatMap(([name, page]): [string, Named][] =>
			'heading' in page ? [[`src/content/pages/${name}.md`, { name: page.heading, above: words.trade }]] : [],
		),
		...wines.map(({ summary: { slug, name, vintage, parcels } }): [string, Named] => {
			const parcel = largestParcel(parcels);
			return [`src/content/wines/${slug}.md`, { name, above: words.vintage(vintage), ...(parcel && { parcel }) }];
		}),
		...news.map(({ summary: { slug, original = slug, title, date, category, parcel } }): [string, Named] => {
			const above = `${words.newsCategories[category]}, ${date.slice(0, 4)}`;
			return [`src/content/news/${original}.md`, { name: title, above, ...(parcel && { parcel }) }];
		}),
	];
}

function plateCaption(parcel: ParcelSlug): string {
	return `${parcelName(parcel)}, ${altitudeText([parcel])}`;
}
