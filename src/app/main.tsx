import '../styles/index.css';
import '../shell/age-gate/age-gate.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { replaceAddress } from '../platform/history';
import { pagePath } from '../platform/page-path';
import { retry } from '../platform/retry';
import { createSiteRouter } from './router';

// In a task after that in which the scripts are run, so that a press does not wait for both; not by a timer, which stands still where a page's
// clock does. A module that waits itself costs a page up to seven files: the bundler then folds none into others (docs/decisions/0007).
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => void start();
port2.postMessage(undefined);

async function start(): Promise<void> {
	const root = document.getElementById('root');
	if (!root) throw new Error('No #root.');

	// A host may answer under the name of a page's file: the router knows the page by its address alone.
	const { pathname, search, hash } = location;
	if (pathname !== pagePath(pathname) && !document.querySelector('[data-unknown-address]')) {
		replaceAddress(pagePath(pathname) + search + hash);
	}

	const router = createSiteRouter();
	// Without this line the router renders a loading boundary that the prerendered page does not have, and hydration fails.
	router.ssr = { manifest: undefined };
	await retry(() => loadPage(router));

	const site = (
		<StrictMode>
			<RouterProvider router={router} />
		</StrictMode>
	);
	// A visitor who goes back before the scripts are here is at another page than the one whose HTML came. In development nothing is prerendered.
	const [visit] = performance.getEntriesByType('navigation');
	const hasLeft = visit !== undefined && pagePath(new URL(visit.name, location.href).pathname) !== location.pathname;
	if (hasLeft) removeHead();
	if (import.meta.env.DEV || hasLeft) createRoot(root).render(site);
	// As a transition it is made in slices, between which the page is painted and scrolls; a press has React do the rest at once.
	else startTransition(() => void hydrateRoot(root, site));

	// Not part of what a page needs to be read: fetched when it can be used.
	const { startDeviceServices } = await retry(() => import('./device-services'));
	startDeviceServices(router);
}

/** @throws {Error} when something did not come that the first render needs, which would put an error page in place of the prerendered one */
async function loadPage(router: ReturnType<typeof createSiteRouter>): Promise<void> {
	await router.load();
	for (const { routeId, status } of router.state.matches) {
		// The router keeps the preload of a route's component until it has succeeded.
		if (status === 'error' || router.routesById[routeId].options.component?.preload) throw new Error(routeId);
	}
}

/** Takes away the head of the page whose HTML came: React puts that of the page it makes beside it, and leaves what it did not make. */
function removeHead(): void {
	// What was prerendered stands between these two (`index.html`).
	const between = '[name=viewport] ~ :not([name=theme-color], [name=theme-color] ~ *)';
	for (const element of document.querySelectorAll(between)) element.remove();
}
