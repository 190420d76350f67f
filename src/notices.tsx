import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { DeferredSentNotice } from './contact/deferred-sent-notice';
import { installStore } from './device/install';
import { invites } from './device/install-policy';
import type { ExtractState } from './extract/state';
import { retry } from './platform/retry';
import { removeStaleHead } from './shell/stale-head';
import { UpdateNotice } from './shell/update-notice';
import { deferredStore } from './ui/deferred-store';

const Invitation = lazy(() => retry(() => import('./shell/considerate-invitation')));

/** Read on every page soon after hydration: its automatic download looks at it. */
const extract = deferredStore<ExtractState>(async () => (await import('./extract/extract')).extractStore, {
	kind: 'absent',
});

/** What a page that can be used may tell of itself: fetched then. */
export default function Notices() {
	useEffect(removeStaleHead, []);
	return (
		<>
			<DeferredSentNotice />
			<UpdateNotice />
			<DeferredInstallInvitation />
		</>
	);
}

/** The invitation to install, where there is a reason for one; its code is fetched then. */
function DeferredInstallInvitation() {
	const state = useSyncExternalStore(installStore.subscribe, installStore.getSnapshot, installStore.getServerSnapshot);
	const map = useSyncExternalStore(extract.subscribe, extract.getSnapshot, extract.getServerSnapshot);
	const { way } = state;
	const mapStored = map.kind === 'ready' || map.kind === 'stale';
	if (way === 'none' || !invites(state, mapStored)) return null;
	return (
		<Suspense>
			<Invitation way={way} mapStored={mapStored} mapBytes={map.kind === 'absent' ? map.bytes : undefined} />
		</Suspense>
	);
}
