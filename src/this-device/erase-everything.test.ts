// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxMessage } from '../outbox/message';
import { readMessages } from '../outbox/outbox';
import { sharedStore } from '../outbox/store';
import { lendAbilities } from '../outbox/testing/browser-abilities';
import { keptMessage } from '../outbox/testing/messages';
import { eraseEverything } from './erase-everything';

vi.mock('../extract/extract', () => ({ removeExtract: async () => undefined, extractStore: {} }));

beforeEach(() => {
	lendAbilities();
	stubCaches(['workbox-precache-v2', 'pictures', 'languages']);
	localStorage.clear();
	sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('erasing removes the text typed into the form, and everything noted', async () => {
	sessionStorage.setItem('quatro-vistas-contact-draft', '{"values":{"your-name":"Helena Vaz"}}');
	localStorage.setItem('quatro-vistas-contact-schema', '{}');
	expect(await eraseEverything([])).toBe('erased');
	expect([sessionStorage.length, localStorage.length, (await caches.keys()).length]).toEqual([0, 0, 0]);
});

test('erasing ends the fetching of languages, and removes those that are kept with what is remembered of them', async () => {
	const postMessage = vi.fn();
	const serviceWorker = { controller: { postMessage }, getRegistrations: async () => [] };
	Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
	expect(await eraseEverything([])).toBe('erased');
	expect(postMessage).toHaveBeenCalledWith({ type: 'languages:stop' });
	expect(await caches.keys()).toEqual([]);
	Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('erasing removes the messages that the visitor was shown, and the notes of those that were sent', async () => {
	await keep(keptMessage('waiting'), { ...keptMessage('sent'), state: 'sent', answer, sentAt: 1 });
	expect(await eraseEverything(['waiting'])).toBe('erased');
	expect(await readMessages()).toEqual([]);
});

test('a message that is being sent stays, and is not said to be erased', async () => {
	await keep({ ...keptMessage('going'), state: 'sending' }, keptMessage('waiting'));
	expect(await eraseEverything(['waiting'])).toBe('sending');
	expect((await readMessages()).map(({ id }) => id)).toEqual(['going']);
});

test('a message that another tab sent or removed meanwhile is not missed', async () => {
	await keep(keptMessage('waiting'));
	expect(await eraseEverything(['waiting', 'removed elsewhere'])).toBe('erased');
});

test('a message that the visitor was not shown stays, and then not everything is erased', async () => {
	await keep(keptMessage('written meanwhile'));
	expect(await eraseEverything([])).toBe('left');
	expect(await readMessages()).toHaveLength(1);
});

test('erasing removes the rest where the messages cannot be read', async () => {
	vi.stubGlobal('indexedDB', undefined);
	localStorage.setItem('visits', '2');
	expect(await eraseEverything([])).toBe('left');
	expect([localStorage.length, (await caches.keys()).length]).toEqual([0, 0]);
});

const answer = { status: 'mail_sent', message: '' };

async function keep(...put: OutboxMessage[]): Promise<void> {
	await sharedStore.change(() => ({ put, remove: [] }));
}

function stubCaches(stored: readonly string[]): void {
	const names = new Set(stored);
	vi.stubGlobal('caches', {
		keys: async () => [...names],
		delete: async (name: string) => names.delete(name),
		open: async () => ({ keys: async () => ['/'], match: async () => new Response('página') }),
		match: async () => undefined,
	});
}
