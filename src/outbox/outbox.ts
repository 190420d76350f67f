import { announcing } from './announcements';
import { type Courier, type Delivery, deliver, type Outcome, replay, type Surroundings } from './delivery';
import type { Draft, OutboxMessage } from './message';
import { indexedDbStore, OutboxStorageError } from './message-store';
import { drop, happen, keep } from './queue';
import { canTakeTurns, exclusively } from './sender-lock';

const surroundings: Surroundings = { store: announcing(indexedDbStore()), exclusively, now: Date.now };

/** What became of a wish to keep a message. */
export type Keeping = { kind: 'kept'; id: string } | { kind: 'not-kept'; reason: 'unavailable' | 'full' };

/**
 * Keeps a message on the device, before anything is sent (PRODUCT 5.4).
 * @param corrects the refused message that this one replaces
 */
export async function keepMessage(draft: Draft, corrects?: string): Promise<Keeping> {
	if (!canTakeTurns()) return { kind: 'not-kept', reason: 'unavailable' };
	const { store, now } = surroundings;
	const id = crypto.randomUUID();
	const kept: string[] = [];
	try {
		await store.change((messages) => {
			const change = keep(messages, draft, { id, now: now(), corrects });
			kept.push(...change.put.map((message) => message.id));
			return change;
		});
	} catch (error) {
		if (error instanceof OutboxStorageError) return { kind: 'not-kept', reason: error.reason };
		throw error;
	}
	return { kind: 'kept', id: kept[0] ?? id };
}

/** The queue, oldest first. @throws {OutboxStorageError} */
export function readMessages(): Promise<readonly OutboxMessage[]> {
	return surroundings.store.read();
}

/** Sends one kept message. @throws {OutboxStorageError} {SenderBusyError} and then nothing was posted */
export function deliverMessage<D extends Delivery>(id: string, courier: Courier<D>): Promise<Outcome<D>> {
	return deliver(id, courier, surroundings);
}

/** Sends whatever waits. @returns how many messages still wait @throws {OutboxStorageError} */
export async function replayOutbox(courier: Courier): Promise<number> {
	return canTakeTurns() ? replay(courier, surroundings) : 0;
}

/** Deletes messages, or the news of those that were sent; one under way stays. @throws {OutboxStorageError} */
export async function removeMessages(ids: readonly string[]): Promise<void> {
	await surroundings.store.change((messages) => drop(messages, ids));
}

/** Lets a message of unknown fate, or a refused one, wait again: the visitor has decided. @throws {OutboxStorageError} */
export async function releaseMessage(id: string): Promise<void> {
	await surroundings.store.change((messages) => happen(messages, id, { kind: 'resent' }));
}
