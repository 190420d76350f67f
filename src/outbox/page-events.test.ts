// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Courier } from './delivery';
import { keepMessage, readMessages, removeMessages } from './outbox';
import { outboxStore } from './outbox-store';
import { replayOnPageEvents } from './page-events';
import { lendAbilities } from './testing/browser-abilities';

lendAbilities();
let reachable: boolean;
let posted: string[];
let stop: () => void;
let replay = () => {};
const courier: Courier = {
	probe: async () => (reachable ? { kind: 'schema' } : { kind: 'failed', code: 'fetch_error' }),
	post: async (url) => {
		posted.push(url);
		return { kind: 'answered', answer: { status: 'mail_sent', message: 'Obrigado!' } };
	},
};
const keep = (name: string) =>
	keepMessage({ subject: name, schemaUrl: name, feedbackUrl: name, entries: [['your-message', name]] });
const tried = (attempts: number) =>
	vi.waitFor(async () => expect((await readMessages()).map((message) => message.attempts)).toEqual([attempts]));

beforeEach(() => {
	reachable = false;
	posted = [];
	stop = () => {};
});
afterEach(async () => {
	stop();
	await removeMessages((await readMessages()).map(({ id }) => id));
});

describe('what waits is tried', () => {
	it('when the page is opened', async () => {
		await keep('a');
		reachable = true;
		({ stop, replay } = replayOnPageEvents(courier));
		await vi.waitFor(() => expect(posted).toEqual(['a']));
	});

	it.each([
		['the network comes back', () => window.dispatchEvent(new Event('online'))],
		['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
		['somebody has seen the server answer', () => replay()],
	])('when %s', async (_, happen) => {
		await keep('a');
		({ stop, replay } = replayOnPageEvents(courier));
		await tried(1);
		reachable = true;
		happen();
		await vi.waitFor(() => expect(posted).toEqual(['a']));
	});

	it('not any more once it is stopped', async () => {
		await keep('a');
		({ stop, replay } = replayOnPageEvents(courier));
		await tried(1);
		stop();
		reachable = true;
		window.dispatchEvent(new Event('online'));
		await new Promise((done) => setTimeout(done, 30));
		expect(posted).toEqual([]);
	});
});

describe('the snapshot of the outbox', () => {
	it('is loading before anybody looks, and follows every change after', async () => {
		expect(outboxStore.getServerSnapshot()).toEqual({ kind: 'loading' });
		const unsubscribe = outboxStore.subscribe(() => {});
		await vi.waitFor(() => expect(outboxStore.getSnapshot()).toEqual({ kind: 'ready', messages: [] }));
		await keep('a');
		await vi.waitFor(() => {
			expect(outboxStore.getSnapshot()).toMatchObject({ messages: [{ subject: 'a', state: 'waiting' }] });
		});
		unsubscribe();
	});
});
