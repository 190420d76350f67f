import { type IDBPTransaction, openDB } from 'idb';
import { storageFaultOf } from '../platform/fault';
import { isRecord } from '../platform/json';
import { KindError } from '../platform/kind-error';
import { showBadge } from './background';
import { databaseName, notifyChange } from './changes';
import type { OutboxMessage } from './message';
import { parseMessage } from './parse-message';
import type { QueueChange } from './queue';

export type QueueDecision = (messages: readonly OutboxMessage[]) => QueueChange;

/** Where the queue is kept. */
export type MessageStore = {
	/** @throws {OutboxStorageError} */
	read(): Promise<readonly OutboxMessage[]>;
	/**
	 * Decides about the queue and writes the decision, both in one transaction: no other tab or worker can interfere.
	 * @returns the queue afterwards
	 * @throws {OutboxStorageError} and then nothing was written, nor will be, unless it is `in-doubt`
	 */
	change(decide: QueueDecision): Promise<readonly OutboxMessage[]>;
};

/**
 * The browser does not let us store messages: private browsing, storage switched off, a database that does not answer, or
 * no room left. `in-doubt`: it fell silent while it was committing, and may have written.
 */
export class OutboxStorageError extends KindError<'unavailable' | 'full' | 'in-doubt'> {
	override name = 'OutboxStorageError';
}

/** For `catch`: that the browser keeps nothing is expected; any other error is a defect. */
export function ignoreStorageError(error: unknown): undefined {
	if (!(error instanceof OutboxStorageError)) throw error;
}

const storeName = 'messages';

/** No database that works takes so long; some, WebKit's above all, stop answering without an error. */
const timeoutMs = 10_000;

/**
 * The queue in IndexedDB, the only store that pages and service workers share.
 * @param onChange called with the queue after every change that wrote something
 */
export function indexedDbStore(onChange: (messages: readonly OutboxMessage[]) => void = () => {}): MessageStore {
	return {
		read: () => inTransaction('readonly', async ({ store }) => parsed(await store.getAll())),
		change: (decide) =>
			inTransaction('readwrite', async ({ store, done }) => {
				const { put, remove } = decide(parsed(await store.getAll()));
				const writes = [...put.map((message) => store.put(message)), ...remove.map((id) => store.delete(id))];
				const reading = store.getAll();
				await Promise.all([...writes, reading, done]);
				const after = parsed(await reading);
				// Outside the transaction: if a listener fails, the messages are written all the same.
				if (writes.length > 0) queueMicrotask(() => onChange(after));
				return after;
			}),
	};
}

function parsed(records: readonly unknown[]): OutboxMessage[] {
	const now = Date.now();
	const messages = records.filter(isRecord).map((record) => parseMessage(record, now));
	return messages.sort((a, b) => a.createdAt - b.createdAt);
}

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<unknown, [typeof storeName], Mode>;

/**
 * Opened for each use: a connection that stays open would keep a newer version of the site from changing the database.
 * Work that gets no answer is taken back before it is given up, so that nothing is written after that: a
 * database that opens late is closed unused, a transaction is aborted. Only one that is committing cannot be: `in-doubt`.
 */
async function inTransaction<Mode extends IDBTransactionMode, T>(
	mode: Mode,
	work: (transaction: Transaction<Mode>) => Promise<T>,
): Promise<T> {
	let transaction: Transaction<Mode> | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let givenUp = false;
	let kind: OutboxStorageError['kind'] = 'unavailable';
	const silence = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			givenUp = true;
			try {
				transaction?.abort();
			} catch {
				kind = 'in-doubt';
			}
			reject();
		}, timeoutMs);
	});
	const run = async () => {
		const database = await openDB(databaseName, 1, {
			upgrade(created) {
				created.createObjectStore(storeName, { keyPath: 'id' });
			},
		});
		try {
			if (givenUp) return silence;
			transaction = database.transaction(storeName, mode, { durability: 'strict' });
			// The work itself rejects when it is aborted.
			transaction.done.catch(() => {});
			return await work(transaction);
		} finally {
			database.close();
		}
	};
	try {
		return await Promise.race([run(), silence]);
	} catch (error) {
		if (storageFaultOf(error) === 'storage-full') kind = 'full';
		throw new OutboxStorageError(kind, { cause: error });
	} finally {
		clearTimeout(timer);
	}
}

/** The queue of this device. Every tab, every worker and the icon of the installed site hear of each change. */
export const sharedStore = indexedDbStore((messages) => {
	notifyChange();
	showBadge(messages);
});
