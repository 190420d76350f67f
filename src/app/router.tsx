import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { pathIn } from '../content/addresses';
import { addressHere, language } from '../content/languages';
import { routeTree } from '../routeTree.gen';
import { ErrorPage } from '../shell/error-page';

/** One router for browser and prerender; the prerender hands in a memory history. */
export function createSiteRouter(history?: RouterHistory) {
	return createRouter({
		routeTree,
		...(history && { history }),
		trailingSlash: 'never',
		// As the server: another spelling gets the page that says so, and must not become another page in the browser.
		caseSensitive: true,
		rewrite: {
			input: ({ url }) => withPath(url, pathIn(language, url.pathname)),
			output: ({ url }) => withPath(url, addressHere(url.pathname)),
		},
		defaultPreload: 'intent',
		notFoundMode: 'root',
		// Below the frame, so that header, navigation and footer stay where a page fails.
		defaultErrorComponent: ErrorPage,
		// On the server it would write an inline script, which the content security policy forbids.
		scrollRestoration: !import.meta.env.SSR && keepsFirstPlace(),
	});
}

function withPath(url: URL, path: string): URL {
	url.pathname = path;
	return url;
}

/**
 * Where the page already is when it has rendered for the first time, brought there by the visitor or by the browser, it stays:
 * the router would go to the top, and would not know the place when it comes back.
 */
function keepsFirstPlace(): () => boolean {
	let first = true;
	return () => {
		const isThere = first && scrollY > 0;
		first = false;
		if (isThere) document.dispatchEvent(new Event('scroll'));
		return !isThere;
	};
}

declare module '@tanstack/react-router' {
	interface Register {
		router: ReturnType<typeof createSiteRouter>;
	}

	interface StaticDataRouteOption {
		/** `map` fills the window and brings its own graticule; `page` has the latitude ruler and the footer. Default `page`. */
		layout?: 'page' | 'map';
		/** Minutes north of 41° at the top and at the bottom of the page (docs/design.md 4, latitude ruler). */
		latitudes?: readonly [top: number, bottom: number];
	}
}
