import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { readMessages, storeMessage } from '../src/outbox/outbox';
import { lendAbilities } from '../src/outbox/testing/browser-abilities';
import { handleSync } from './outbox';

lendAbilities();
let reachable = false;
let posted: string[] = [];

beforeEach(() => {
	posted = [];
	vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
		if (!reachable) throw new TypeError('Failed to fetch');
		if (method === 'POST') posted.push(url);
		const answer =
			method === 'POST' ? { status: 'mail_sent', message: '' } : { version: '1', locale: 'pt_PT', rules: [] };
		return new Response(JSON.stringify(answer));
	});
});

const sync = async (tag: string) => {
	const promises: Promise<unknown>[] = [];
	const waitUntil = (promise: Promise<unknown>) => promises.push(promise);
	handleSync(Object.assign(new Event('sync'), { tag, waitUntil }));
	return Promise.all(promises);
};

it('the worker sends what waits when the browser wakes it, and asks to be woken again while the server is away', async () => {
	await storeMessage({
		subject: 'Imprensa',
		schemaUrl: 'https://wp.example/schema',
		feedbackUrl: 'https://wp.example/feedback',
		entries: [['your-message', 'Olá']],
	});
	await expect(sync('outbox')).rejects.toThrow('still wait');
	expect(posted).toEqual([]);

	reachable = true;
	await sync('another');
	expect(posted).toEqual([]);

	await sync('outbox');
	expect(posted).toEqual(['https://wp.example/feedback']);
	expect((await readMessages()).map(({ state }) => state)).toEqual(['sent']);
});
