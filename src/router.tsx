import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';
import { ErrorPage } from './shell/error-page';

/** One router for browser and prerender; the prerender hands in a memory history. */
export function createSiteRouter(history?: RouterHistory) {
	return createRouter({
		routeTree,
		...(history && { history }),
		trailingSlash: 'never',
		defaultPreload: 'intent',
		notFoundMode: 'root',
		// Below the frame, so that header, navigation and footer stay where a page fails.
		defaultErrorComponent: ErrorPage,
		// On the server it would write an inline script, which the content security policy forbids.
		scrollRestoration: !import.meta.env.SSR,
	});
}

declare module '@tanstack/react-router' {
	interface Register {
		router: ReturnType<typeof createSiteRouter>;
	}

	interface StaticDataRouteOption {
		/** `map` fills the window and brings its own graticule; `sheet` has the latitude ruler and the footer. Default `sheet`. */
		layout?: 'sheet' | 'map';
		/** Minutes north of 41° at the top and at the bottom of the sheet (DESIGN 4, latitude ruler). */
		latitudes?: readonly [top: number, bottom: number];
		/** The content module of one slug, preloaded with the page. */
		contentModule?: (slug: string) => string;
		/** Modules whose code comes when their part is near the view, and whose style sheets the prerendered page needs at once. */
		styledAhead?: readonly string[];
	}
}
