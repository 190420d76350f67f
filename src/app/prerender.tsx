import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { shellMessages } from '#messages/shell';
import { news } from '../content/news';
import { wines } from '../content/wines';
import type { FileRoutesById } from '../routeTree.gen';
import { AgeGate } from '../shell/age-gate/age-gate';
import { Announcer } from '../ui/announce';
import type { RenderedPage } from './rendered-page';
import { createSiteRouter } from './router';

export { news };

/** Every address of the site: the fixed pages and one for each wine and article. */
export function addresses(): string[] {
	const fixed = Object.keys(createSiteRouter(createMemoryHistory()).routesByPath).filter((path) => !path.includes('$'));
	const pages = fixed.map((path) => (path === '/' ? path : path.replace(/\/$/, '')));
	return [
		...new Set([
			...pages,
			...wines.map((wine) => `/vinhos/${wine.slug}`),
			...news.map((article) => `/noticias/${article.slug}`),
		]),
	];
}

/**
 * Renders one address to HTML, with all its lazy parts. React puts the page's metadata first; it is split off for `<head>`, and so is the structured data, which
 * the application knows nothing of when it finds the page.
 */
export async function render(address: string): Promise<RenderedPage> {
	const router = createSiteRouter(createMemoryHistory({ initialEntries: [address] }));
	await router.load();
	const { prelude } = await prerender(
		<StrictMode>
			<RouterProvider router={router} />
		</StrictMode>,
		{
			// Else React moves what is large behind the page, and back by an inline script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			// An error within a boundary would be left to the browser.
			onError(error) {
				throw error;
			},
		},
	);
	const rendered = await new Response(prelude).text();
	const structuredData = rendered.match(jsonLd) ?? [];
	const html = rendered.replaceAll(jsonLd, '');
	const head = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? '';
	return {
		status: getSsrStatus(router),
		head: head + structuredData.join(''),
		body: html.slice(head.length),
		routes: router.state.matches.map(({ routeId }) => routeId),
		texts: textsOf(router),
	};
}

/** React writes no `</script` into the text of one. */
const jsonLd = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** What stands before the application, the same in every page. */
export function renderPageStart(): string {
	return renderToStaticMarkup(<PageStart />);
}

/** The folder of the texts that the pages of a route show. */
const textFolders: Readonly<Partial<Record<keyof FileRoutesById, string>>> = {
	'/vinhos/$slug': 'wines',
	'/noticias/$slug': 'news',
};

function textsOf(router: ReturnType<typeof createSiteRouter>): string[] {
	return router.state.matches.flatMap((match) => {
		const folder = textFolders[match.routeId];
		return folder && 'slug' in match.params ? [`${folder}/${match.params.slug}`] : [];
	});
}

/**
 * What stands before the application in the HTML of every page: the skip link, first of all that can be reached, the gate, and the live
 * region, which has to be there before anything is said.
 */
function PageStart() {
	return (
		<>
			<a href="#conteudo" className="skip-link">
				{shellMessages.skipToContent}
			</a>
			<AgeGate />
			<Announcer />
		</>
	);
}
