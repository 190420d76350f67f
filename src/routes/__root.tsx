import { createRootRoute, Outlet } from '@tanstack/react-router';
import { DeferredSentNotice } from '../contact/deferred-sent-notice';
import { DeferredInstallInvitation } from '../shell/deferred-install-invitation';
import { ErrorPage } from '../shell/error-page';
import { Frame } from '../shell/frame';
import { UpdateNotice } from '../shell/update-notice';
import { bounded, later } from '../ui/later';

/** Every page would carry its words along: only who comes to such an address fetches them. */
const UnknownLater = later('[data-unknown-address]', unknownAddress);

export const Route = createRootRoute({
	component: Root,
	// The prerendered page has it from the beginning.
	loader: async () => (import.meta.env.SSR ? bounded(await unknownAddress()) : null),
	notFoundComponent: UnknownAddress,
	errorComponent: ErrorPage,
});

function Root() {
	return (
		<Frame
			notices={
				<>
					<UpdateNotice />
					<DeferredSentNotice />
					<DeferredInstallInvitation />
				</>
			}
		>
			<Outlet />
		</Frame>
	);
}

function UnknownAddress() {
	const Words = Route.useLoaderData() ?? UnknownLater;
	return <Words />;
}

async function unknownAddress() {
	return (await import('../unknown-address')).default;
}
