import { useState } from 'react';
import { lazyPart } from '../../platform/lazy-part';
import { lazyStore } from '../../platform/lazy-store';
import { useStore } from '../../platform/use-store';
import { isNews } from '../message';
import type { OutboxSnapshot } from '../outbox-store';

/** As long as its code cannot be fetched the notice is missing. The news is told by the next page that can. */
const SentNotice = lazyPart(async () => (await import('./sent-notice')).SentNotice);

/** Its code is on every page soon after hydration: what waits is replayed by it. */
const outbox = lazyStore<OutboxSnapshot>(async () => (await import('../outbox-store')).outboxStore, {
	kind: 'loading',
});

/** The notice of what became of messages; its code is fetched where there is news of one, which is seldom. */
export function LazySentNotice() {
	const snapshot = useStore(outbox);
	const [wanted, setWanted] = useState(false);
	// Once told, the news is taken off the device, and the notice still stands.
	if (!wanted && snapshot.kind === 'ready' && snapshot.messages.some(isNews)) setWanted(true);
	return (
		<div role="status">
			<SentNotice wanted={wanted} />
		</div>
	);
}
