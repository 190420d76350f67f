import { useEffect, useState, useSyncExternalStore } from 'react';
import { markTold } from '../outbox/choices';
import type { OutboxMessage } from '../outbox/message';
import { outboxStore } from '../outbox/outbox-store';

/** What a list of the outbox shows. */
export type OutboxView =
	| { kind: 'loading' | 'unavailable' }
	/** `news`: what the visitor had not been told yet when it was first shown here, as it was then. */
	| { kind: 'ready'; messages: readonly OutboxMessage[]; news: readonly OutboxMessage[] };

/** Whether what became of a message has still to be told. */
export function isNews({ state, untold }: OutboxMessage): boolean {
	return state === 'sent' || untold === true;
}

/**
 * The messages on this device, in step with all tabs. What became of one is told once: when a visible page has shown it,
 * this is noted, and one that was sent is taken off the device and stays only on that page.
 * @param path of the page, for a part that goes with it: whoever has followed a link sees it no more, though it stands until
 *   the next page is there
 */
export function useOutbox(path?: string): OutboxView {
	const snapshot = useSyncExternalStore(outboxStore.subscribe, outboxStore.getSnapshot, outboxStore.getServerSnapshot);
	const [told, setTold] = useState<readonly OutboxMessage[]>([]);

	useEffect(() => {
		if (snapshot.kind !== 'ready') return;
		const news = snapshot.messages.filter(isNews);
		if (news.length === 0) return;
		const tell = () => {
			if (document.visibilityState !== 'visible' || (path !== undefined && location.pathname !== path)) return;
			setTold((before) => [...before.filter(({ id }) => news.every((message) => message.id !== id)), ...news]);
			// If it cannot be noted, it is told again: better than not at all.
			markTold(news.map(({ id }) => id)).catch(() => {});
		};
		tell();
		document.addEventListener('visibilitychange', tell);
		return () => document.removeEventListener('visibilitychange', tell);
	}, [snapshot, path]);

	if (snapshot.kind !== 'ready') return snapshot;
	const ids = new Set(snapshot.messages.map(({ id }) => id));
	const gone = told.filter(({ id, state }) => state === 'sent' && !ids.has(id));
	return { kind: 'ready', messages: [...snapshot.messages, ...gone], news: told };
}
