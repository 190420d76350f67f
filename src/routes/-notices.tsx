import { useEffect } from 'react';
import type { ExtractState } from '../extract/state';
import { LazySentNotice } from '../outbox/view/lazy-sent-notice';
import { lazyPart } from '../platform/lazy-part';
import { lazyStore } from '../platform/lazy-store';
import { useStore } from '../platform/use-store';
import { installStore, invites } from '../pwa/install';
import { UpdateNotice } from '../shell/update-notice';

const Invitation = lazyPart(async () => (await import('../shell/install-invitation')).InvitationWhileReading);

/** Read on every page soon after hydration: its automatic download looks at it. */
const extract = lazyStore<ExtractState>(async () => (await import('../extract/extract')).extractStore, {
	kind: 'absent',
});

/** What a page that can be used may tell of itself: fetched then. */
export function Notices() {
	useEffect(removeStaleHead, []);
	return (
		<>
			<LazySentNotice />
			<UpdateNotice />
			<DeferredInstallInvitation />
		</>
	);
}

/** The invitation to install, where there is a reason for one; its code is fetched then. */
function DeferredInstallInvitation() {
	const state = useStore(installStore);
	const map = useStore(extract);
	const { way } = state;
	const mapStored = map.kind === 'ready' || map.kind === 'stale';
	if (way === 'none' || !invites(state, mapStored)) return null;
	return <Invitation way={way} mapStored={mapStored} mapBytes={map.kind === 'absent' ? map.bytes : undefined} />;
}

/**
 * Takes away a prerendered head that stands beside that of the page React made: a visitor who goes back before the scripts are here gets another
 * page than the one whose HTML came (`main.tsx`), and React leaves what it did not make.
 */
function removeStaleHead(): void {
	// React puts its title before one that is there.
	const [own, stale] = document.querySelectorAll('head > title');
	if (!stale) return;
	// What was prerendered stands between these two (`index.html`).
	const between = '[name=viewport] ~ :not([name=theme-color], [name=theme-color] ~ *)';
	for (const element of document.querySelectorAll(between)) if (element !== own) element.remove();
}
