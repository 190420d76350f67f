import { parseHtml } from '../platform/trusted-types';
import { slot } from '../platform/web-storage';

/** What happens to the page; handed in so that it can be watched. */
type ChunkPage = { reload: () => void; keepTypedText: () => boolean };

/** The build that this tab was reloaded for. */
const reloadedFor = slot('session', 'reloaded-for-chunk', (text) => text);

/**
 * Reloads a page, once and at its address, that asks for a script which its site no longer has, because a newer build took its
 * place on the server before a worker kept the older one. Where the network alone is missing nothing is reloaded: the page
 * says so itself (`shell/error-page.tsx`).
 */
export function reloadForMissingChunks(page: ChunkPage): void {
	// Told by Vite's loader of dynamic imports, which then fails as it would have.
	addEventListener('vite:preloadError', () => void reloadIfOutdated(page));
	// To Vite's loader a style sheet that failed is one that is there, as long as its link is: its part would come without style.
	document.addEventListener('error', ({ target }) => dropStyleSheet(target), { capture: true });
}

function dropStyleSheet(target: EventTarget | null): void {
	if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
}

async function reloadIfOutdated(page: ChunkPage): Promise<void> {
	const build = buildOf(document);
	if (!build || !(await isOutdated(build)) || reloadedFor.read() === build) return;
	// A page that cannot remember does not reload by itself: it might never stop.
	if (reloadedFor.write(build) && page.keepTypedText()) page.reload();
}

/**
 * What every page of a build starts with: the names of its script and of the folder of its language's words are digests of all
 * that they contain.
 */
function buildOf(page: Document): string | undefined {
	const app = page.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app;
	return app && [app, page.documentElement.dataset.words].join(' ');
}

/** Whether this address now answers with a page of another build, so that a reload helps. */
async function isOutdated(build: string): Promise<boolean> {
	try {
		const answer = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
		const current = buildOf(parseHtml(await answer.text()));
		return current !== undefined && current !== build;
	} catch {
		return false;
	}
}
