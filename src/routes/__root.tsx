import { createRootRoute, Outlet } from '@tanstack/react-router';
import { DeferredSentNotice } from '../contact/deferred-sent-notice';
import unknownPage from '../content/pages/nao-encontrado.md';
import { ErrorPage } from '../shell/error-page';
import { Frame } from '../shell/frame';
import { PageHead } from '../shell/page-head';
import { UpdateNotice } from '../shell/update-notice';
import { TextPageView } from '../story/text-page-view';

export const Route = createRootRoute({ component: Root, notFoundComponent: UnknownAddress, errorComponent: ErrorPage });

function Root() {
	return (
		<Frame
			notices={
				<>
					<UpdateNotice />
					<DeferredSentNotice />
				</>
			}
		>
			<Outlet />
		</Frame>
	);
}

function UnknownAddress() {
	return (
		<>
			<PageHead {...unknownPage} path="/404" noIndex />
			<TextPageView page={unknownPage} />
		</>
	);
}
