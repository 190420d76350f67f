import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { OutboxSnapshot } from '../outbox/outbox-store';
import { retry } from '../platform/retry';
import { deferredStore } from '../ui/deferred-store';

/** As long as its code cannot be had the notice is missing. The news is told by the next page that can. */
const SentNotice = lazy(() => retry(() => import('./sent-notice')));

/** Its code is on every page soon after hydration: what waits is replayed by it. */
const outbox = deferredStore<OutboxSnapshot>(async () => (await import('../outbox/outbox-store')).outboxStore, {
	kind: 'loading',
});

/** The notice of what became of messages; its code is fetched where there is news of one, which is seldom. */
export function DeferredSentNotice() {
	const snapshot = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, outbox.getServerSnapshot);
	const [wanted, setWanted] = useState(false);
	// Once told, the news is taken off the device, and the notice still stands.
	if (!wanted && snapshot.kind === 'ready' && snapshot.messages.some(({ state, untold }) => state === 'sent' || untold))
		setWanted(true);
	return (
		<div role="status">
			<Suspense>{wanted && <SentNotice />}</Suspense>
		</div>
	);
}
