import { useState } from 'react';
import { extractStore } from '../extract/extract';
import { isUnreported } from '../outbox/message';
import { outboxStore } from '../outbox/outbox-store';
import { lazyPart } from '../platform/lazy-part';
import { useStore } from '../platform/use-store';
import { installStore, invites } from '../pwa/install';
import { LanguageOffer } from '../shell/language-offer';
import { UpdateNotice } from '../shell/update-notice';

const Invitation = lazyPart(async () => (await import('../shell/install-invitation')).InvitationWhileReading);

/** What the site may tell of itself over a page. */
export function Notices() {
	return (
		<>
			<LazySentNotice />
			<UpdateNotice />
			<DeferredInstallInvitation />
			<LanguageOffer />
		</>
	);
}

/** The invitation to install, where there is a reason for one; its code is fetched then. */
function DeferredInstallInvitation() {
	const state = useStore(installStore);
	const map = useStore(extractStore);
	const { way } = state;
	const mapStored = map.kind === 'ready' || map.kind === 'stale';
	if (way === 'none' || !invites(state, mapStored)) return null;
	return <Invitation way={way} mapStored={mapStored} mapBytes={map.kind === 'absent' ? map.bytes : undefined} />;
}

/** As long as its code cannot be fetched the notice is missing. The next page that can shows it. */
const SentNotice = lazyPart(async () => (await import('../outbox/view/sent-notice')).SentNotice);

/** The notice of what became of messages; its code is fetched where one is unreported, which is seldom. */
function LazySentNotice() {
	const snapshot = useStore(outboxStore);
	const [wanted, setWanted] = useState(false);
	// Once shown it is taken off the device, and the notice still stands.
	if (!wanted && snapshot.kind === 'ready' && snapshot.messages.some(isUnreported)) setWanted(true);
	return (
		<div role="status">
			<SentNotice wanted={wanted} />
		</div>
	);
}
