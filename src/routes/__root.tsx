import { createRootRoute, Match, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addressHere } from '../content/languages';
import { lazyPart } from '../platform/lazy-part';
import { ErrorPage } from '../shell/error-page';
import { Frame } from '../shell/frame';
import { Notices } from './-later-notices';

/** Only a visitor to such an address fetches it. */
const UnknownAddress = lazyPart(async () => (await import('./-unknown-address')).UnknownAddress, {
	near: '[data-unknown-address]',
});

export const Route = createRootRoute({
	component: Root,
	notFoundComponent: UnknownAddress,
	errorComponent: ErrorPage,
});

function Root() {
	const router = useRouter();
	// A visitor may go back during hydration, before the router listens.
	useEffect(() => {
		if (router.history.location.pathname !== addressHere(router.state.location.pathname)) void router.load();
	}, [router]);
	return (
		<Frame notices={<Notices wanted={false} />}>
			<PresentPage />
		</Frame>
	);
}

/**
 * The page without the boundary that `Outlet` puts around it: React hydrates what is in one later, and a visitor who goes on before would
 * have it hydrated for a page that the router no longer has (React error 422).
 */
function PresentPage() {
	const routeId = useMatches({ select: ([root, page]) => (root?._notFound ? undefined : page?.routeId) });
	return routeId ? <Match routeId={routeId} /> : <Outlet />;
}
