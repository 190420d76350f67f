import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazyPart } from '../platform/lazy-part';
import { ErrorPage } from '../shell/error-page';
import { Frame } from '../shell/frame';

/** Only a visitor to such an address fetches it. */
const UnknownAddress = lazyPart(async () => (await import('./-unknown-address')).UnknownAddress, {
	near: '[data-unknown-address]',
});

const Notices = lazyPart(async () => (await import('./-notices')).Notices);

export const Route = createRootRoute({
	component: Root,
	notFoundComponent: UnknownAddress,
	errorComponent: ErrorPage,
});

function Root() {
	const router = useRouter();
	// A visitor may go back during hydration, before the router listens.
	useEffect(() => {
		if (router.history.location.pathname !== router.state.location.pathname) void router.load();
	}, [router]);
	return (
		<Frame notices={<Notices />}>
			<Outlet />
		</Frame>
	);
}
