// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readMessages, removeMessages, storeMessage } from './outbox';
import { outboxStore } from './outbox-store';
import { replayOnPageEvents } from './page-events';
import { answered } from './testing/answers';
import { lendAbilities } from './testing/browser-abilities';
import { haltClock } from './testing/silent-database';

lendAbilities();
let reachable: boolean;
let asked: number;
let posted: string[];
let stop: () => void;
let replay = () => {};
vi.mock('../cf7/api', () => ({
	fetchSchema: async () => {
		asked += 1;
		return reachable ? { kind: 'schema' } : { kind: 'failed', code: 'fetch_error', verdict: 'waiting' };
	},
	postFeedback: async (url: string) => {
		posted.push(url);
		return answered('mail_sent', 'Obrigado!');
	},
}));
const keep = (name: string) =>
	storeMessage({ subject: name, schemaUrl: name, feedbackUrl: name, entries: [['your-message', name]] });
/** A replay has asked in vain, and is over. */
const triedInVain = async () => {
	await vi.waitFor(() => expect(asked).toBe(1));
	await settled();
};

/** The clock itself, also where a test has one of its own. */
const { setTimeout: later } = globalThis;
const settled = () => new Promise((done) => later(done, 30));
/** So many replays have asked in vain, and only the next is set. To wait for it as Vitest does would let its own time pass. */
const restAfter = async (replays: number) => {
	do await settled();
	while (asked !== replays || vi.getTimerCount() !== 1);
};

beforeEach(() => {
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	reachable = false;
	asked = 0;
	posted = [];
	stop = () => {};
});
afterEach(async () => {
	stop();
	vi.useRealTimers();
	await removeMessages((await readMessages()).map(({ id }) => id));
});

it('what waits is tried when the page is opened', async () => {
	await keep('a');
	reachable = true;
	({ stop, replay } = replayOnPageEvents(() => true));
	await vi.waitFor(() => expect(posted).toEqual(['a']));
});

it.each([
	['the network comes back', () => window.dispatchEvent(new Event('online'))],
	['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
	['somebody has seen the server answer', () => replay()],
])('what waits is tried when %s', async (_, happen) => {
	await keep('a');
	({ stop, replay } = replayOnPageEvents(() => true));
	await triedInVain();
	reachable = true;
	happen();
	await vi.waitFor(() => expect(posted).toEqual(['a']));
});

it('what waits is tried again after a while, later each time', async () => {
	await keep('a');
	haltClock();
	vi.spyOn(Math, 'random').mockReturnValue(0.5);
	({ stop, replay } = replayOnPageEvents(() => true));
	for (const [times, wait] of [
		[2, 5000],
		[3, 10_000],
		[4, 20_000],
	] as const) {
		await restAfter(times - 1);
		await vi.advanceTimersByTimeAsync(wait - 1);
		expect(asked).toBe(times - 1);
		await vi.advanceTimersByTimeAsync(1);
		await vi.waitFor(() => expect(asked).toBe(times));
	}
	reachable = true;
	await restAfter(4);
	await vi.advanceTimersByTimeAsync(40_000);
	await vi.waitFor(() => expect(posted).toEqual(['a']));
});

it.each([
	[0, 3_750],
	[0.5, 5_000],
	[1, 6_250],
])('what waits is tried again after a pause that chance of %d makes %d ms', async (luck, wait) => {
	await keep('a');
	haltClock();
	vi.spyOn(Math, 'random').mockReturnValue(luck);
	({ stop, replay } = replayOnPageEvents(() => true));
	await restAfter(1);
	await vi.advanceTimersByTimeAsync(wait - 1);
	await settled();
	expect(asked).toBe(1);
	await vi.advanceTimersByTimeAsync(1);
	await vi.waitFor(() => expect(asked).toBe(2));
});

it('what comes to wait on this page is tried after a while', async () => {
	haltClock();
	({ stop, replay } = replayOnPageEvents(() => true));
	reachable = true;
	await keep('a');
	expect(posted).toEqual([]);
	await vi.advanceTimersByTimeAsync(7000);
	await vi.waitFor(() => expect(posted).toEqual(['a']));
});

it('what waits is not tried while there is no network, but when it returns', async () => {
	await keep('a');
	haltClock();
	let online = false;
	({ stop, replay } = replayOnPageEvents(() => online));
	await restAfter(1);
	await vi.advanceTimersByTimeAsync(600_000);
	expect(asked).toBe(1);
	reachable = true;
	online = true;
	replay();
	await vi.waitFor(() => expect(posted).toEqual(['a']));
});

it('what waits is not tried once the replay is stopped', async () => {
	await keep('a');
	({ stop, replay } = replayOnPageEvents(() => true));
	await triedInVain();
	stop();
	reachable = true;
	window.dispatchEvent(new Event('online'));
	await settled();
	expect(posted).toEqual([]);
});

it('the snapshot of the outbox is loading before the first subscriber, and follows every change after', async () => {
	expect(outboxStore.initial).toEqual({ kind: 'loading' });
	const unsubscribe = outboxStore.subscribe(() => {});
	await vi.waitFor(() => expect(outboxStore.get()).toEqual({ kind: 'ready', messages: [] }));
	await keep('a');
	await vi.waitFor(() => {
		expect(outboxStore.get()).toMatchObject({ messages: [{ subject: 'a', state: 'waiting' }] });
	});
	unsubscribe();
});
