import { longestRetryMs } from '../cf7/failure';
import { isPluginField } from '../cf7/plugin-field';
import type { OutboxEntry, OutboxFile, OutboxMessage, Outgoing } from './message';
import { type OutboxEvent, type TurnedAway, transition } from './transitions';

/** What a decision about the queue writes and takes away. */
export type QueueChange = { put: readonly OutboxMessage[]; remove: readonly string[] };

/** The decision about a message to be stored, and the id under which the queue has it. */
type EnqueueChange = QueueChange & { id: string };

const nothing: QueueChange = { put: [], remove: [] };

/** How long messages are stored (docs/product.md 5.4): 30 days, in milliseconds. */
export const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** What is dated before the site was made, or further ahead than messages are stored, was written while the device's clock was wrong. */
const siteMade = Date.UTC(2026, 0);

/**
 * Queues what a form hands over as a waiting message. The same text is not queued twice: a message with it is used again, under its id. One
 * that is being sent is left to its sender: the second press means the same message. A refused one that is corrected makes room for the new
 * one, which has an id of its own: another tab, with another correction of the same, must not take this text for one that it
 * replaces.
 */
export function enqueue(
	messages: readonly OutboxMessage[],
	outgoing: Outgoing,
	{ id, now, corrects }: { id: string; now: number; corrects?: string | undefined },
): EnqueueChange {
	const corrected = messages.find(({ id, state }) => state === 'refused' && id === corrects);
	const same = messages.find(({ entries }) => sameText(entries, outgoing.entries));
	const remove = corrected && corrected !== same ? [corrected.id] : [];
	if (same?.state === 'sending') return { put: [], remove, id: same.id };
	const kept = same?.id ?? id;
	const attempts = (same ?? corrected)?.attempts ?? 0;
	const queued = { ...outgoing, id: kept, createdAt: now, attempts, submission: same?.submission };
	return { put: [{ ...queued, state: 'waiting' }], remove, id: kept };
}

/** The queue after an event of one message; unchanged if that is gone or this cannot happen to it now. */
export function applyEvent(messages: readonly OutboxMessage[], id: string, event: OutboxEvent): QueueChange {
	const message = messages.find((each) => each.id === id);
	const next = message && transition(message, event);
	return next ? { put: [next], remove: [] } : nothing;
}

/** Removes messages that the visitor deletes. One that is being sent stays. */
export function drop(messages: readonly OutboxMessage[], ids: readonly string[]): QueueChange {
	const remove = messages.filter(({ id, state }) => ids.includes(id) && state !== 'sending').map(({ id }) => id);
	return { put: [], remove };
}

/** What became of these messages has been shown to the visitor: nothing is left of those that were sent. */
export function reported(messages: readonly OutboxMessage[], ids: readonly string[]): QueueChange {
	const shown = messages.filter(({ id }) => ids.includes(id));
	return {
		put: shown.filter(({ untold }) => untold).map((message) => ({ ...message, untold: false })),
		remove: shown.filter(({ state }) => state === 'sent').map(({ id }) => id),
	};
}

/** Notes what keeps one message from being sent, and all that wait for the same server. */
export function withObstacle(
	messages: readonly OutboxMessage[],
	turned: OutboxMessage,
	event: TurnedAway,
): QueueChange {
	const concerned = messages.filter(
		({ id, state, schemaUrl }) => id === turned.id || (state === 'waiting' && schemaUrl === turned.schemaUrl),
	);
	const others: TurnedAway = { type: 'turned-away', obstacle: event.obstacle };
	return {
		put: concerned.flatMap((each) => transition(each, each.id === turned.id ? event : others) ?? []),
		remove: [],
	};
}

/** Puts back what was removed, unless it is there. */
export function restore(messages: readonly OutboxMessage[], removed: OutboxMessage): QueueChange {
	return messages.some(({ id }) => id === removed.id) ? nothing : { put: [removed], remove: [] };
}

/**
 * Tidies the queue before sending from it. To be called by the holder of the sender's lock only: then no other is
 * sending, and the one that marked a message `sending` is gone.
 */
export function recover(messages: readonly OutboxMessage[], now: number): QueueChange {
	const isMisdated = ({ createdAt }: OutboxMessage) =>
		now >= siteMade && (createdAt < siteMade || createdAt > now + retentionMs);
	const dated = messages.map((message) => (isMisdated(message) ? { ...message, createdAt: now } : message));
	const expired = dated.filter(({ createdAt }) => now - createdAt > retentionMs);
	return {
		put: dated
			.filter((message) => !expired.includes(message))
			.map((message) => transition(message, { type: 'lost' }) ?? message)
			.filter((message) => !messages.includes(message)),
		remove: expired.map(({ id }) => id),
	};
}

/** What is to be sent, in the order of the queue. */
export function waiting(messages: readonly OutboxMessage[]): OutboxMessage[] {
	return messages.filter(({ state }) => state === 'waiting');
}

/** Whether a message's server may be asked: not before the moment that it has named itself, which a wrong clock may have put too far ahead. */
export function isDue({ obstacle }: OutboxMessage, now: number): boolean {
	const waitMs = (obstacle?.notBefore ?? now) - now;
	return waitMs <= 0 || waitMs > longestRetryMs;
}

function sameText(a: readonly OutboxEntry[], b: readonly OutboxEntry[]): boolean {
	const [left, right] = [visibleEntries(a), visibleEntries(b)];
	return (
		left.length === right.length &&
		left.every(([name, value], index) => right[index]?.[0] === name && sameValue(value, right[index]?.[1]))
	);
}

function visibleEntries(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
	return entries.filter(([name]) => !isPluginField(name));
}

function sameValue(a: string | OutboxFile, b: string | OutboxFile | undefined): boolean {
	if (typeof a !== 'object' || typeof b !== 'object') return a === b;
	const [left, right] = [new Uint8Array(a.bytes), new Uint8Array(b.bytes)];
	return a.name === b.name && left.length === right.length && left.every((byte, index) => byte === right[index]);
}
