import { type IDBPDatabase, openDB } from 'idb';
import type { OutboxMessage } from './message';
import { parseMessage } from './parse-message';
import type { QueueChange } from './queue';

export type QueueDecision = (messages: readonly OutboxMessage[]) => QueueChange;

/** Where the queue is kept. */
export type MessageStore = {
	/** @throws {OutboxStorageError} */
	read(): Promise<readonly OutboxMessage[]>;
	/**
	 * Decides about the queue and writes the decision, both in one transaction: no other tab or worker comes between.
	 * @returns the queue afterwards
	 * @throws {OutboxStorageError} and then nothing was written
	 */
	change(decide: QueueDecision): Promise<readonly OutboxMessage[]>;
};

/** The browser does not let us keep messages: private browsing, storage switched off, or no room left. */
export class OutboxStorageError extends Error {
	override name = 'OutboxStorageError';
	constructor(
		readonly reason: 'unavailable' | 'full',
		cause: unknown,
	) {
		super(`The outbox cannot be used: storage is ${reason}.`, { cause });
	}
}

const databaseName = 'quatro-vistas-outbox';
const storeName = 'messages';

/** The queue in IndexedDB, the only store that pages and service workers share. */
export function indexedDbStore(): MessageStore {
	let opening: Promise<IDBPDatabase> | undefined;
	const database = () => {
		opening ??= open(() => {
			opening = undefined;
		}).catch((error: unknown) => {
			opening = undefined;
			throw error;
		});
		return opening;
	};
	return {
		read: () => told(async () => parsed(await (await database()).getAll(storeName))),
		change: (decide) =>
			told(async () => {
				const transaction = (await database()).transaction(storeName, 'readwrite', { durability: 'strict' });
				const messages = parsed(await transaction.store.getAll());
				const { put, remove } = decide(messages);
				const writes = [
					...put.map((message) => transaction.store.put(message)),
					...remove.map((id) => transaction.store.delete(id)),
				];
				await Promise.all([...writes, transaction.done]);
				return applied(messages, { put, remove });
			}),
	};
}

/** The queue after a change. */
export function applied(messages: readonly OutboxMessage[], { put, remove }: QueueChange): OutboxMessage[] {
	const gone = new Set([...remove, ...put.map(({ id }) => id)]);
	return [...messages.filter(({ id }) => !gone.has(id)), ...put].sort((a, b) => a.createdAt - b.createdAt);
}

function open(onLost: () => void): Promise<IDBPDatabase> {
	return openDB(databaseName, 1, {
		upgrade: (database) => void database.createObjectStore(storeName, { keyPath: 'id' }),
		// An open connection would keep a newer version of the site from changing the database.
		blocking: (_current, _blocked, event) => {
			onLost();
			if (event.target instanceof IDBDatabase) event.target.close();
		},
		terminated: onLost,
	});
}

function parsed(records: readonly unknown[]): OutboxMessage[] {
	return records.flatMap((record) => parseMessage(record) ?? []).sort((a, b) => a.createdAt - b.createdAt);
}

async function told<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		const full = error instanceof DOMException && error.name === 'QuotaExceededError';
		throw new OutboxStorageError(full ? 'full' : 'unavailable', error);
	}
}
