import type { Draft, OutboxEntry, OutboxFile, OutboxMessage } from './message';
import { type OutboxEvent, transition } from './transitions';

/** What a decision about the queue writes and takes away. */
export type QueueChange = { put: readonly OutboxMessage[]; remove: readonly string[] };

const nothing: QueueChange = { put: [], remove: [] };

/** Messages are kept for 30 days (PRODUCT 5.4). */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps a draft as a waiting message. The same text is not queued twice: a message with it that is not under way is
 * used again, and so is the refused one that the draft corrects.
 */
export function keep(
	messages: readonly OutboxMessage[],
	draft: Draft,
	{ id, now, corrects }: { id: string; now: number; corrects?: string | undefined },
): QueueChange {
	const earlier = messages.find(
		(message) =>
			message.state !== 'sending' &&
			message.state !== 'sent' &&
			((message.state === 'refused' && message.id === corrects) || sameText(message.entries, draft.entries)),
	);
	return {
		put: [{ ...draft, state: 'waiting', id: earlier?.id ?? id, createdAt: now, attempts: earlier?.attempts ?? 0 }],
		remove: [],
	};
}

/** Lets something happen to one message; nothing, if it is gone or this cannot happen to it now. */
export function happen(messages: readonly OutboxMessage[], id: string, event: OutboxEvent): QueueChange {
	const message = messages.find((each) => each.id === id);
	const next = message && transition(message, event);
	return next ? { put: [next], remove: [] } : nothing;
}

/** Removes messages by the visitor's word, or after the news of their sending was told. One under way stays. */
export function drop(messages: readonly OutboxMessage[], ids: readonly string[]): QueueChange {
	const remove = messages.filter(({ id, state }) => ids.includes(id) && state !== 'sending').map(({ id }) => id);
	return { put: [], remove };
}

/** Takes away the news that a message was sent. */
export function dropNews(messages: readonly OutboxMessage[], id: string): QueueChange {
	return messages.some((message) => message.id === id && message.state === 'sent') ? drop(messages, [id]) : nothing;
}

/**
 * Tidies the queue before sending from it. To be called by the holder of the sender's lock only: then nobody else is
 * sending, and whoever marked a message `sending` is gone.
 */
export function recover(messages: readonly OutboxMessage[], now: number): QueueChange {
	const expired = messages.filter(({ createdAt }) => now - createdAt > keptFor);
	const orphans = messages.filter((message) => message.state === 'sending' && !expired.includes(message));
	return {
		put: orphans.flatMap((orphan) => transition(orphan, { kind: 'lost' }) ?? []),
		remove: expired.map(({ id }) => id),
	};
}

/** Oldest first. */
export function waitingIds(messages: readonly OutboxMessage[]): string[] {
	return messages
		.filter(({ state }) => state === 'waiting')
		.sort((a, b) => a.createdAt - b.createdAt)
		.map(({ id }) => id);
}

/** Fields of the plugin's own, which begin with `_`, are no part of the text (CONTRACT 3.1). */
function sameText(a: readonly OutboxEntry[], b: readonly OutboxEntry[]): boolean {
	const [left, right] = [a, b].map((entries) => entries.filter(([name]) => !name.startsWith('_')));
	return (
		left !== undefined &&
		right !== undefined &&
		left.length === right.length &&
		left.every(([name, value], index) => {
			const other = right[index];
			return other !== undefined && other[0] === name && sameValue(value, other[1]);
		})
	);
}

function sameValue(a: string | OutboxFile, b: string | OutboxFile): boolean {
	if (typeof a === 'string' || typeof b === 'string') return a === b;
	const [left, right] = [new Uint8Array(a.bytes), new Uint8Array(b.bytes)];
	return a.name === b.name && left.length === right.length && left.every((byte, index) => byte === right[index]);
}
