import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	type RouteComponent,
	RouterProvider,
} from '@tanstack/react-router';
import type { ReactElement } from 'react';

/**
 * What is tested, on a page at an address, so that it can link and be left.
 * @param at what stands within it at each of these addresses
 */
export async function pageAt(
	address: string,
	component: RouteComponent,
	at: Readonly<Record<string, RouteComponent>> = {},
): Promise<ReactElement> {
	const root = createRootRoute({ component });
	const pages = Object.entries(at).map(([path, component]) =>
		createRoute({ getParentRoute: () => root, path, component }),
	);
	const router = createRouter({
		routeTree: root.addChildren(pages),
		history: createMemoryHistory({ initialEntries: [address] }),
	});
	await router.load();
	return <RouterProvider router={router} />;
}
