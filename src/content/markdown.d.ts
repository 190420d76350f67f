/** What `build/content` makes of the producer's files. Of two patterns that fit, the first one counts. */

declare module '*/home.md' {
	const page: import('./pages/pages').HomePage;
	export default page;
}

declare module '*/contacto.md' {
	const page: import('./pages/pages').ContactPage;
	export default page;
}

declare module '*/visitar.md' {
	const page: import('./pages/pages').VisitPage;
	export default page;
}

declare module '*/filosofia.md' {
	const page: import('./pages/pages').PhilosophyPage;
	export default page;
}

declare module '*/sustentabilidade.md' {
	const page: import('./pages/pages').SustainabilityPage;
	export default page;
}

declare module '*.md' {
	const page: import('./pages/pages').TextPage;
	export default page;
}

declare module 'virtual:content/wines' {
	/** In the order of the shelf. */
	const wines: readonly import('./wines/wine').WineSummary[];
	export default wines;
}

declare module 'virtual:content/lands' {
	/** Of each wine its parcels in one drawing. */
	const lands: Readonly<Record<string, Pick<import('./wines/land').WineLand, 'land' | 'viewBox'>>>;
	export default lands;
}

declare module 'virtual:content/news' {
	/** Newest first. */
	const news: readonly import('./news/article').NewsSummary[];
	export default news;
}

declare module 'virtual:content/photographs' {
	/** Those of the articles, newest first: paths under `public/`. */
	const photographs: readonly string[];
	export default photographs;
}

declare module 'virtual:content/bottles' {
	/** In the order of the shelf. */
	const bottles: readonly import('./bottle-pictures').Bottled[];
	export default bottles;
}

declare module 'virtual:content/cardless' {
	/** By the path, in the main language, of each page that has no social card in this one the address of the card that stands in. */
	const standIns: Readonly<Partial<Record<string, string>>>;
	export default standIns;
}

declare module 'virtual:content/visits' {
	/** Addresses without extension, in the order of the visits. */
	const pictures: readonly string[];
	export default pictures;
}

declare module 'virtual:content/estates' {
	const estates: Readonly<Record<import('./estates').TerroirSlug, import('./vineyards/vineyard').EstateText>>;
	export default estates;
}

declare module 'virtual:content/vineyards' {
	const vineyards: Readonly<Record<import('./parcels').ParcelSlug, import('./vineyards/vineyard').Vineyard>>;
	export default vineyards;
}
declare module 'virtual:languages' {
	type Language = import('./addresses').Language;
	/** The main one first (`build/words/language-list.ts`). */
	const languages: readonly [Language, ...Language[]];
	export default languages;
	/** Of the language of the page. */
	export const ownCode: string;
}

declare module 'virtual:language-offers' {
	/** By the code of the language. */
	const offers: Readonly<Record<string, import('./addresses').LanguageOffer>>;
	export default offers;
}

declare module 'virtual:content/wines-texts' {
	/** The text of a wine by its slug, fetched on its own; nothing if there is none. Rejects when it cannot be fetched. */
	const load: (
		slug: string,
	) => Promise<(import('./wines/wine').WinePage & import('./wines/land').WineGround) | undefined>;
	export default load;
}

declare module 'virtual:content/news-texts' {
	/** The text of an article by its slug, fetched on its own; nothing if there is none. Rejects when it cannot be fetched. */
	const load: (slug: string) => Promise<import('./news/article').Article | undefined>;
	export default load;
}

declare module 'virtual:content/untranslated' {
	/** The paths of pages that nobody has translated yet (`/vinhos/abade`): they are in the main language, all of a page or a part. */
	const pages: Readonly<Partial<Record<string, 'page' | 'part'>>>;
	export default pages;
}

declare module 'virtual:content/form' {
	/** The form of the owner's WordPress in this language; the fields that are shipped as an example where there is none. */
	const form: import('./owner-form').OwnerForm | null;
	export default form;
}
