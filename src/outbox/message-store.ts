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
		super(`Outbox storage is ${reason}.`, { cause });
	}
}

/** For `catch`: where the browser keeps nothing, life goes on; any other error is a mistake of ours. */
export function passStorageError(error: unknown): undefined {
	if (!(error instanceof OutboxStorageError)) throw error;
}

const databaseName = 'quatro-vistas-outbox';
const storeName = 'messages';

/**
 * The queue in IndexedDB, the only store that pages and service workers share.
 * @param onChange told the queue after every change that wrote something
 */
export function indexedDbStore(onChange: (messages: readonly OutboxMessage[]) => void = () => {}): MessageStore {
	return {
		read: () => withDatabase(async (database) => parsed(await database.getAll(storeName))),
		change: (decide) =>
			withDatabase(async (database) => {
				const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
				const messages = parsed(await transaction.store.getAll());
				const { put, remove } = decide(messages);
				const writes = [
					...put.map((message) => transaction.store.put(message)),
					...remove.map((id) => transaction.store.delete(id)),
				];
				const reading = transaction.store.getAll();
				await Promise.all([...writes, reading, transaction.done]);
				const after = parsed(await reading);
				if (writes.length > 0) onChange(after);
				return after;
			}),
	};
}

function parsed(records: readonly unknown[]): OutboxMessage[] {
	return records.flatMap((record) => parseMessage(record) ?? []).sort((a, b) => a.createdAt - b.createdAt);
}

/** Opened for each use: a connection that stays open would keep a newer version of the site from changing the database. */
async function withDatabase<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
	let database: IDBPDatabase | undefined;
	try {
		database = await openDB(databaseName, 1, {
			upgrade: (created) => void created.createObjectStore(storeName, { keyPath: 'id' }),
		});
		return await work(database);
	} catch (error) {
		const full = error instanceof DOMException && error.name === 'QuotaExceededError';
		throw new OutboxStorageError(full ? 'full' : 'unavailable', error);
	} finally {
		database?.close();
	}
}
