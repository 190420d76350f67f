import { abortAfter } from '../platform/time';
import { type Courier, type Delivery, deliver, type Outcome, replay, type Surroundings } from './delivery';
import type { Draft, OutboxMessage } from './message';
import { OutboxStorageError } from './message-store';
import { keep } from './queue';
import { canTakeTurns, exclusively } from './sender-lock';
import { sharedStore } from './shared-store';

const surroundings: Surroundings = { store: sharedStore, exclusively, now: Date.now, siteAnswers };

/** Asks the site past every cache; the worker leaves `HEAD` alone. A page that someone else's network puts before it is no answer. */
async function siteAnswers(): Promise<boolean> {
	if (!navigator.onLine) return false;
	try {
		const { ok, redirected } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: abortAfter(5000) });
		return ok && !redirected;
	} catch {
		return false;
	}
}

/** What became of a wish to keep a message. */
export type Keeping =
	| { kind: 'kept'; id: string }
	| { kind: 'not-kept'; reason: 'unavailable' | 'full' }
	/** It may be here, and then it goes by itself: nobody else may send it. */
	| { kind: 'in-doubt'; id: string };

/**
 * Keeps a message on the device, before anything is sent (PRODUCT 5.4).
 * @param corrects the refused message that this one replaces
 */
export async function keepMessage(draft: Draft, corrects?: string): Promise<Keeping> {
	if (!canTakeTurns()) return { kind: 'not-kept', reason: 'unavailable' };
	const { store, now } = surroundings;
	let id: string = crypto.randomUUID();
	try {
		await store.change((messages) => {
			const change = keep(messages, draft, { id, now: now(), corrects });
			id = change.id;
			return change;
		});
	} catch (error) {
		if (!(error instanceof OutboxStorageError)) throw error;
		const { reason } = error;
		return reason === 'in-doubt' ? { kind: reason, id } : { kind: 'not-kept', reason };
	}
	return { kind: 'kept', id };
}

/** The queue, oldest first. @throws {OutboxStorageError} */
export function readMessages(): Promise<readonly OutboxMessage[]> {
	return surroundings.store.read();
}

/**
 * Sends one kept message.
 * @param isWatched whether the caller still tells the visitor how it ended; if not, the queue keeps the news
 * @throws {OutboxStorageError} or a `TimeoutError`, and then nothing was posted
 */
export function deliverMessage<D extends Delivery>(
	id: string,
	courier: Courier<D>,
	isWatched: () => boolean,
): Promise<Outcome<D>> {
	return deliver(id, courier, surroundings, isWatched);
}

/**
 * Sends whatever waits.
 * @param asked whether the visitor wants it now
 * @returns how many messages still wait
 * @throws {OutboxStorageError}
 */
export async function replayOutbox(courier: Courier, asked?: boolean): Promise<number> {
	return canTakeTurns() ? replay(courier, surroundings, asked) : 0;
}
