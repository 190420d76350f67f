import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DeliveryDeps, deliver, replay, type Transport } from './delivery';
import { indexedDbStore, type QueueDecision } from './store';
import { answered } from './testing/answers';
import { lendAbilities } from './testing/browser-abilities';
import { keptMessage } from './testing/messages';
import {
	haltClock,
	letDatabaseWork,
	type SilentStep,
	silenceDatabase,
	silentSteps,
	untilGivenUp,
} from './testing/silent-database';

const kept = keptMessage('a');
const keepIt: QueueDecision = () => ({ put: [kept], remove: [] });
const changed = vi.fn();
let store: ReturnType<typeof indexedDbStore>;

/** What a piece of work came to. */
const outcomeOf = (work: Promise<unknown>) =>
	untilGivenUp(
		work.then(
			() => 'done',
			({ name, kind }) => `${name} ${kind}`,
		),
	);

beforeEach(() => {
	lendAbilities();
	haltClock();
	changed.mockClear();
	store = indexedDbStore(changed);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

it.each<[SilentStep, string]>([
	['open', 'unavailable'],
	['read', 'unavailable'],
	['write', 'unavailable'],
	['commit', 'in-doubt'],
])('a database that falls silent at “%s” is given up as %s', async (step, kind) => {
	await store.read();
	silenceDatabase(step);
	expect(await outcomeOf(store.change(keepIt))).toBe(`OutboxStorageError ${kind}`);
});

it.each<SilentStep>(['open', 'read', 'write'])(
	'a database that fell silent at “%s” writes nothing when it answers after that',
	async (step) => {
		await store.read();
		const answer = silenceDatabase(step);
		await outcomeOf(store.change(keepIt));
		answer();
		await letDatabaseWork();
		expect(await store.read()).toEqual([]);
		expect(changed).not.toHaveBeenCalled();
	},
);

it('a database that fell silent while it committed has written when it answers after that, and all tabs are notified', async () => {
	await store.read();
	const answer = silenceDatabase('commit');
	await outcomeOf(store.change(keepIt));
	answer();
	await vi.waitFor(() => expect(changed).toHaveBeenCalledWith([kept]));
	expect(await store.read()).toEqual([kept]);
});

it('a slow database is waited for as long as it may still answer', async () => {
	const answer = silenceDatabase('open');
	const writing = store.change(keepIt);
	await letDatabaseWork();
	await vi.advanceTimersByTimeAsync(9_999);
	answer();
	expect(await writing).toEqual([kept]);
	expect(vi.getTimerCount()).toBe(0);
});

it('a connection that came too late is closed, so that a newer version can change the database', async () => {
	const answer = silenceDatabase('open');
	await outcomeOf(store.read());
	answer();
	await letDatabaseWork();
	const deleting = indexedDB.deleteDatabase('quatro-vistas-outbox');
	await vi.waitFor(() => expect(deleting.readyState).toBe('done'));
});

describe.each(silentSteps)('a message whose database falls silent at “%s”', (step) => {
	let deps: DeliveryDeps;
	let posts: number;
	let answer: () => void;
	const mailSent = answered('mail_sent');
	const transport: Transport = {
		ping: async () => ({ kind: 'schema' }),
		async post() {
			posts += 1;
			return mailSent;
		},
	};
	beforeEach(async () => {
		await store.change(keepIt);
		deps = { store, transport, exclusively: (task) => task(), now: () => 1, siteAnswers: async () => false };
		posts = 0;
	});

	it('a message is not posted before the sending is noted, and not twice when the database answers', async () => {
		const ping: Transport['ping'] = async () => {
			answer = silenceDatabase(step);
			return { kind: 'schema' };
		};
		expect(await outcomeOf(deliver('a', { ...deps, transport: { ...transport, ping } }, () => true))).toMatch(
			'OutboxStorageError',
		);
		expect(posts).toBe(0);
		answer();
		await letDatabaseWork();
		await replay(deps);
		const [left] = await store.read();
		// What may have been noted as being sent is the visitor's to decide upon.
		expect([left?.state, posts]).toEqual(step === 'commit' ? ['unknown', 0] : ['sent', 1]);
	});

	it('a message whose answer cannot be noted reports it, and is not posted again', async () => {
		const post: Transport['post'] = (url, body) => {
			answer = silenceDatabase(step);
			return transport.post(url, body);
		};
		expect(await outcomeOf(deliver('a', { ...deps, transport: { ...transport, post } }, () => true))).toBe('done');
		answer();
		await letDatabaseWork();
		await replay(deps);
		const [left] = await store.read();
		expect([left?.state, posts]).toEqual([step === 'commit' ? 'sent' : 'unknown', 1]);
	});
});
