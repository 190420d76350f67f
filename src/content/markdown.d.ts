/** What `build/content` makes of the producer's files. Of two patterns that fit, the first one counts. */

declare module '*/home.md' {
	const page: import('./pages/home-page').HomePage;
	export default page;
}

declare module '*/contacto.md' {
	const page: import('./pages/contact-page').ContactPage;
	export default page;
}

declare module '*/visitar.md' {
	const page: import('./pages/visit-page').VisitPage;
	export default page;
}

declare module '*/filosofia.md' {
	const page: import('./pages/slides-page').SlidesPage;
	export default page;
}

declare module '*/sustentabilidade.md' {
	const page: import('./pages/slides-page').SlidesPage;
	export default page;
}

declare module '*.md' {
	const page: import('./pages/text-page').TextPage;
	export default page;
}

declare module 'virtual:content/wines' {
	/** In the order of the shelf. */
	const wines: readonly import('./wines/wine').WineSummary[];
	export default wines;
}

declare module 'virtual:content/news' {
	/** Newest first. */
	const news: readonly import('./news/article').NewsSummary[];
	export default news;
}

declare module 'virtual:content/estates' {
	const estates: Readonly<Record<import('./estates').TerroirSlug, import('./vineyards/told-estate').ToldEstate>>;
	export default estates;
}

declare module 'virtual:content/vineyards' {
	const vineyards: Readonly<Record<import('./parcels').ParcelSlug, import('./vineyards/vineyard').Vineyard>>;
	export default vineyards;
}
