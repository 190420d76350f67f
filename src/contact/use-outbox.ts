import { useEffect, useState, useSyncExternalStore } from 'react';
import { removeMessages } from '../outbox/choices';
import type { OutboxMessage } from '../outbox/message';
import { outboxStore } from '../outbox/outbox-store';

/** What a list of the outbox shows. */
export type OutboxView = { kind: 'loading' | 'unavailable' } | { kind: 'ready'; messages: readonly OutboxMessage[] };

/**
 * The messages on this device, in step with all tabs. The news that one was sent is told once: when a visible page has
 * shown it, it is taken off the device and stays only on that page.
 */
export function useOutbox(): OutboxView {
	const snapshot = useSyncExternalStore(outboxStore.subscribe, outboxStore.getSnapshot, outboxStore.getServerSnapshot);
	const [told, setTold] = useState<readonly OutboxMessage[]>([]);

	useEffect(() => {
		if (snapshot.kind !== 'ready') return;
		const news = snapshot.messages.filter(({ state }) => state === 'sent');
		if (news.length === 0) return;
		const tell = () => {
			if (document.visibilityState !== 'visible') return;
			setTold((before) => [...before.filter(({ id }) => news.every((message) => message.id !== id)), ...news]);
			// If it cannot be taken off, it is told again: better than not at all.
			removeMessages(news.map(({ id }) => id)).catch(() => {});
		};
		tell();
		document.addEventListener('visibilitychange', tell);
		return () => document.removeEventListener('visibilitychange', tell);
	}, [snapshot]);

	if (snapshot.kind !== 'ready') return snapshot;
	const ids = new Set(snapshot.messages.map(({ id }) => id));
	return { kind: 'ready', messages: [...snapshot.messages, ...told.filter(({ id }) => !ids.has(id))] };
}
