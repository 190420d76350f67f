import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { bodyOf, entriesOf, type OutboxMessage } from './message';
import { indexedDbStore, OutboxStorageError } from './store';
import { keptMessage } from './testing/messages';
import { unreadableRecords, writtenRecords } from './testing/records';

const file = { name: 'a.txt', type: 'text/plain', bytes: new Uint8Array([1, 2, 3]).buffer };
const message = (id: string, createdAt: number) => {
	const entries = [['your-name', 'Ana'] as const, ['your-file', file] as const];
	return keptMessage(id, { createdAt, entries });
};

beforeEach(() => {
	vi.stubGlobal('indexedDB', new IDBFactory());
});

it('the queue is there again for the next tab, oldest first, with its files', async () => {
	await indexedDbStore().change(() => ({ put: [message('b', 2), message('a', 1)], remove: [] }));
	expect(await indexedDbStore().read()).toEqual([message('a', 1), message('b', 2)]);
});

it('a change returns the queue after it', async () => {
	const store = indexedDbStore();
	await store.change(() => ({ put: [message('a', 1), message('b', 2)], remove: [] }));
	const left = await store.change(() => ({ put: [{ ...message('b', 2), state: 'sending' }], remove: ['a'] }));
	expect(left).toEqual(await store.read());
	expect(left.map(({ id, state }) => [id, state])).toEqual([['b', 'sending']]);
});

it('only one of two tabs can claim a message', async () => {
	const [one, other] = [indexedDbStore(), indexedDbStore()];
	await one.change(() => ({ put: [message('a', 1)], remove: [] }));
	const seen: string[] = [];
	const claim = (messages: readonly OutboxMessage[]) => {
		seen.push(...messages.map(({ state }) => state));
		return { put: [{ ...message('a', 1), state: 'sending' as const }], remove: [] };
	};
	await Promise.all([one.change(claim), other.change(claim)]);
	expect(seen).toEqual(['waiting', 'sending']);
});

it('no stored record is passed over: what cannot be read is there with its text', async () => {
	const store = indexedDbStore();
	await store.change(() => ({ put: [message('first', 1)], remove: [] }));
	const database = await openDB('quatro-vistas-outbox', 1);
	for (const { record } of [...writtenRecords, ...unreadableRecords]) {
		await database.put('messages', record);
		const { id } = record as OutboxMessage;
		expect((await store.read()).map((each) => each.id).sort()).toEqual(['first', id].sort());
		await store.change(() => ({ put: [], remove: [id] }));
	}
	database.close();
});

it('a stored answer of the server is read back, with its doubt', async () => {
	const answers = [
		{ status: 'http_error', message: '', received: undefined, inDoubt: true as const },
		{ status: 'spam', message: 'Não.', received: { status: 'spam' } },
	];
	const refused = answers.map(
		(answer, index): OutboxMessage => ({ ...message(`r${index}`, index), state: 'refused', answer }),
	);
	const store = indexedDbStore();
	await store.change(() => ({ put: refused, remove: [] }));
	expect(await store.read()).toEqual(refused);
});

it('a full store says that it is full', async () => {
	vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
		throw new DOMException('No room.', 'QuotaExceededError');
	});
	const writing = indexedDbStore().change(() => ({ put: [message('a', 1)], remove: [] }));
	await expect(writing).rejects.toMatchObject({ name: 'OutboxStorageError', kind: 'full' });
});

it('a missing store says so, and is tried again the next time', async () => {
	const store = indexedDbStore();
	vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
		throw new DOMException('Private browsing.', 'InvalidStateError');
	});
	await expect(store.read()).rejects.toThrow(OutboxStorageError);
	expect(await store.read()).toEqual([]);
});

it('form data survives being stored, in its order, files too', async () => {
	const formData = new FormData();
	formData.append('a[]', '1');
	formData.append('your-file', new File([new Uint8Array([7, 8])], 'vinha.jpg', { type: 'image/jpeg' }));
	formData.append('a[]', '2');
	const again = bodyOf({ entries: await entriesOf(formData) });
	expect([...again].map(([name]) => name)).toEqual(['a[]', 'your-file', 'a[]']);
	const file = again.get('your-file') as File;
	expect([file.name, file.type, [...new Uint8Array(await file.arrayBuffer())]]).toEqual([
		'vinha.jpg',
		'image/jpeg',
		[7, 8],
	]);
});
