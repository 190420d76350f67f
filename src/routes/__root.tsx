import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ErrorPage } from '../shell/error-page';
import { Frame } from '../shell/frame';
import { bounded, later } from '../ui/later';
import { usePart } from '../ui/use-part';

/** Every page would carry its words along: only who comes to such an address fetches them. */
const UnknownLater = later('[data-unknown-address]', unknownAddress);

const loadNotices = () => import('./-notices');

export const Route = createRootRoute({
	component: Root,
	// The prerendered page has it from the beginning.
	loader: async () => (import.meta.env.SSR ? bounded(await unknownAddress()) : null),
	notFoundComponent: UnknownAddress,
	errorComponent: ErrorPage,
});

function Root() {
	const Notices = usePart(loadNotices, true);
	const router = useRouter();
	// Whoever goes back while the page comes to life does so before the router listens.
	useEffect(() => {
		if (router.history.location.pathname !== router.state.location.pathname) void router.load();
	}, [router]);
	return (
		<Frame notices={Notices && <Notices />}>
			<Outlet />
		</Frame>
	);
}

function UnknownAddress() {
	const Words = Route.useLoaderData() ?? UnknownLater;
	return <Words />;
}

async function unknownAddress() {
	return (await import('./-unknown-address')).default;
}
