import { afterEach, expect, test, vi } from 'vitest';
import { mayHaveMessages, notifyChange } from './changes';

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('a device whose browser has no database has no messages, until one is told of', async () => {
	browserHas(async () => [{ name: 'another' }]);
	const found = vi.fn();
	void mayHaveMessages().then(found);
	await vi.waitFor(() => expect(indexedDB.databases).toHaveBeenCalled());
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(found).not.toHaveBeenCalled();
	notifyChange();
	await vi.waitFor(() => expect(found).toHaveBeenCalledOnce());
});

test('where the database is there may be some', async () => {
	browserHas(async () => [{ name: 'quatro-vistas-outbox' }]);
	await expect(mayHaveMessages()).resolves.toBeUndefined();
});

test('where the browser does not tell, or never answers, there may be some', async () => {
	vi.stubGlobal('indexedDB', {});
	await expect(mayHaveMessages()).resolves.toBeUndefined();
	vi.useFakeTimers();
	browserHas(() => new Promise(() => {}));
	const found = mayHaveMessages();
	await vi.advanceTimersByTimeAsync(2_000);
	await expect(found).resolves.toBeUndefined();
});

function browserHas(databases: () => Promise<{ name: string }[]>): void {
	vi.stubGlobal('indexedDB', { databases: vi.fn(databases) });
}
