import { useEffect, useState } from 'react';
import { addressHere } from '../../content/languages';
import { useStore } from '../../platform/use-store';
import { isUnreported, type OutboxMessage } from '../message';
import { markReported } from '../outbox';
import { outboxStore } from '../outbox-store';

/** What a list of the outbox shows. */
type OutboxView =
	| { kind: 'loading' | 'unavailable' }
	/** `unreported`: what had not been reported yet when it was first shown here, as it was then. */
	| { kind: 'ready'; messages: readonly OutboxMessage[]; unreported: readonly OutboxMessage[] };

/**
 * The messages on this device, in step with all tabs. What became of one is reported once: when a visible page has shown it,
 * this is noted, and one that was sent is taken off the device and stays only on that page.
 * @param path of the page, for a part that is shown on one: after a link was followed it is not looked at, though it stands until
 *   the next page is there
 */
export function useOutbox(path?: string): OutboxView {
	const snapshot = useStore(outboxStore);
	const [reported, setReported] = useState<readonly OutboxMessage[]>([]);

	useEffect(() => {
		if (snapshot.kind !== 'ready') return;
		const unreported = snapshot.messages.filter(isUnreported);
		if (unreported.length === 0) return;
		const report = () => {
			if (document.visibilityState !== 'visible' || (path !== undefined && location.pathname !== addressHere(path)))
				return;
			setReported((before) => [
				...before.filter(({ id }) => unreported.every((message) => message.id !== id)),
				...unreported,
			]);
			// If it cannot be noted, it is reported again: better than not at all.
			markReported(unreported.map(({ id }) => id)).catch(() => {});
		};
		report();
		document.addEventListener('visibilitychange', report);
		return () => document.removeEventListener('visibilitychange', report);
	}, [snapshot, path]);

	if (snapshot.kind !== 'ready') return snapshot;
	const ids = new Set(snapshot.messages.map(({ id }) => id));
	const gone = reported.filter(({ id, state }) => state === 'sent' && !ids.has(id));
	return { kind: 'ready', messages: [...snapshot.messages, ...gone], unreported: reported };
}
