import { abortAfter } from '../platform/time';
import { notifyChange } from './changes';
import { type DeliveryDeps, deliver, formServer, replay, type Transport } from './delivery';
import type { OutboxMessage, Outgoing } from './message';
import { applyEvent, drop, enqueue, reported, restore } from './queue';
import { OutboxStorageError, sharedStore as store } from './store';

/*
 * What pages and the worker ask of the outbox.
 */

const lockName = 'quatro-vistas-outbox';

/** Whether the browser can keep two senders apart; without that, nothing may be queued (insecure origins have no locks). */
function hasLocks(): boolean {
	return 'locks' in navigator;
}

/** By one Web Lock, which the browser frees when its holder dies. @throws {OutboxStorageError} where locks are refused together with storage */
async function exclusively<T>(task: () => Promise<T>, timeoutMs?: number): Promise<T> {
	try {
		// The signal has no effect any more once the task runs.
		const late = new DOMException('Our turn did not come.', 'TimeoutError');
		return await navigator.locks.request(lockName, timeoutMs ? { signal: abortAfter(timeoutMs, late) } : {}, task);
	} catch (error) {
		if (error instanceof DOMException && error.name === 'SecurityError')
			throw new OutboxStorageError('unavailable', { cause: error });
		throw error;
	}
}

/** Held by every form from before it stores a message until it has heard what became of it, together with others. */
const formsLockName = `${lockName}-forms`;

/**
 * Runs what a form does to have a message sent. Meanwhile no page takes what was sent off the device: another sender may be faster, and
 * a form that finds nothing must take its message for deleted.
 */
export async function asForm<T>(task: () => Promise<T>): Promise<T> {
	let running: Promise<T> | undefined;
	try {
		await navigator.locks.request(formsLockName, { mode: 'shared' }, () => {
			running = task();
			return running;
		});
	} catch {
		// What failed is the task, or there are no locks: then nothing is stored either.
	}
	// What pages have shown meanwhile they may take off the device now.
	notifyChange();
	return running ?? task();
}

/** Asks the site past every cache; the worker leaves `HEAD` alone. A redirect is the page of someone else's network. */
async function siteAnswers(): Promise<boolean> {
	if (!navigator.onLine) return false;
	try {
		const { ok, redirected } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: abortAfter(5000) });
		return ok && !redirected;
	} catch {
		return false;
	}
}

const deps: DeliveryDeps = { store, transport: formServer, exclusively, now: Date.now, siteAnswers };

/** Whether a message is stored on this device now. */
export type StoreResult =
	| { kind: 'stored'; id: string }
	| { kind: 'not-stored'; reason: 'unavailable' | 'full' }
	/** It may be stored, and then it is sent by itself: it must not be sent another way. */
	| { kind: 'in-doubt'; id: string };

/**
 * Stores a message on the device, before anything is sent (docs/product.md 5.4).
 * @param corrects the refused message that this one replaces
 */
export async function storeMessage(outgoing: Outgoing, corrects?: string): Promise<StoreResult> {
	if (!hasLocks()) return { kind: 'not-stored', reason: 'unavailable' };
	let id: string = crypto.randomUUID();
	try {
		await store.change((messages) => {
			const change = enqueue(messages, outgoing, { id, now: Date.now(), corrects });
			id = change.id;
			return change;
		});
	} catch (error) {
		if (!(error instanceof OutboxStorageError)) throw error;
		const { kind } = error;
		return kind === 'in-doubt' ? { kind, id } : { kind: 'not-stored', reason: kind };
	}
	return { kind: 'stored', id };
}

/** The queue, oldest first. @throws {OutboxStorageError} */
export function readMessages(): Promise<readonly OutboxMessage[]> {
	return store.read();
}

/**
 * Sends one stored message.
 * @param isWatched whether the caller still tells the visitor how it ended; if not, the queue keeps the message as one to report
 * @returns the message as it is now; undefined if it was deleted
 * @throws {OutboxStorageError} or a `TimeoutError`, and then nothing was posted
 */
export function deliverMessage(id: string, isWatched: () => boolean): Promise<OutboxMessage | undefined> {
	return deliver(id, deps, isWatched);
}

/** As {@link deliverMessage}, without asking first whether the server is there, which has taken nothing for long. */
export function deliverWithoutPing(id: string): Promise<OutboxMessage | undefined> {
	return deliver(id, { ...deps, transport: { ...formServer, ping: asBefore } }, () => false);
}

/** What the server was found to be when the message was posted last. */
const asBefore: Transport['ping'] = async ({ submission }) => ({
	kind: 'schema',
	schema: submission ? { hasCompanion: true } : {},
});

/**
 * Sends all that waits.
 * @param isAsked whether the visitor wants it now
 * @returns how many messages still wait
 * @throws {OutboxStorageError}
 */
export async function replayOutbox(isAsked?: boolean): Promise<number> {
	return hasLocks() ? replay(deps, isAsked) : 0;
}

/**
 * Deletes messages, or what is left of those that were sent; one that is being sent stays.
 * @returns those that were deleted, as they were
 * @throws {OutboxStorageError}
 */
export async function removeMessages(ids: readonly string[]): Promise<readonly OutboxMessage[]> {
	let removed: readonly OutboxMessage[] = [];
	await store.change((messages) => {
		const change = drop(messages, ids);
		removed = messages.filter(({ id }) => change.remove.includes(id));
		return change;
	});
	return removed;
}

/**
 * The visitor has been shown what became of these messages. While a form is having one sent, it is left for the change that its end is.
 * @throws {OutboxStorageError} or what else keeps a lock from being had, as storage that is refused
 */
export async function markReported(ids: readonly string[]): Promise<void> {
	await navigator.locks.request(formsLockName, { ifAvailable: true }, async (lock) => {
		if (lock) await store.change((messages) => reported(messages, ids));
	});
}

/** Puts a deleted message back. @throws {OutboxStorageError} */
export async function restoreMessage(message: OutboxMessage): Promise<void> {
	await store.change((messages) => restore(messages, message));
}

/** Lets a message of unknown outcome wait again: the visitor has decided. @throws {OutboxStorageError} */
export async function releaseMessage(id: string): Promise<void> {
	await store.change((messages) => applyEvent(messages, id, { type: 'resent' }));
}
