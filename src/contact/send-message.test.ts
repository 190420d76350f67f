// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outcomeTexts } from '#messages/outcomes';
import type { OutboxMessage } from '../outbox/message';
import { markReported, readMessages, replayOutbox } from '../outbox/outbox';
import { sharedStore } from '../outbox/store';
import { lendAbilities } from '../outbox/testing/browser-abilities';
import {
	haltClock,
	letDatabaseWork,
	type SilentStep,
	silenceDatabase,
	untilGivenUp,
} from '../outbox/testing/silent-database';
import { type StoredMessage, sendMessage } from './send-message';
import { FormServer } from './testing/form-server';

let server: FormServer;
/** The id under which the form last heard that the outbox has the text. */
let held: string | undefined;

const addresses = { schema: 'https://wp.example/schema', feedback: 'https://wp.example/feedback', refill: '' };
const press = (stored?: StoredMessage) => {
	const formData = new FormData();
	formData.append('your-message', 'Olá');
	const sender = {
		onStored: (id: string) => {
			held = id;
		},
		isWatched: () => true,
	};
	const sending = sendMessage({ formData, addresses, stored }, sender);
	return untilGivenUp(sending);
};
const seen = async (id: string): Promise<StoredMessage> => ({
	id,
	message: (await readMessages()).find((each) => each.id === id),
});
const full = () =>
	vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw new DOMException('No room.', 'QuotaExceededError');
	});

beforeEach(async () => {
	lendAbilities();
	await readMessages();
	haltClock();
	vi.spyOn(console, 'error').mockImplementation(() => {});
	server = new FormServer();
	held = undefined;
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

it.each<SilentStep>(['open', 'read', 'write'])('at “%s” goes directly, and once', async (step) => {
	const answer = silenceDatabase(step);
	expect((await press()).result).toMatchObject({ kind: 'answered', answer: { status: 'mail_sent' } });
	expect(held).toBeUndefined();
	answer();
	await letDatabaseWork();
	expect(await replayOutbox()).toBe(0);
	expect(server.posted).toHaveLength(1);
});

it('a message whose database is silent while it is written is not sent past the outbox, which may have it, by the next press either', async () => {
	const answer = silenceDatabase('commit');
	const { result, outcome } = await press();
	expect([result.kind === 'failed' && result.message, outcome]).toEqual([
		expect.stringContaining(outcomeTexts.unsure.form ?? '?'),
		'unsure',
	]);
	expect((await press({ id: held ?? '', message: undefined })).result.kind).toBe('failed');
	expect(server.posted).toEqual([]);
	answer();
	await letDatabaseWork();
	expect(await readMessages()).toMatchObject([{ id: held, state: 'waiting' }]);
	await replayOutbox();
	expect(server.posted).toHaveLength(1);
});

it('a message whose database is silent while it is written is sent from the outbox if it is found there', async () => {
	const answer = silenceDatabase('commit');
	// It answers again when the outbox takes its turn.
	const exclusively = navigator.locks.request.bind(navigator.locks);
	vi.spyOn(navigator.locks, 'request').mockImplementation((...task: Parameters<typeof exclusively>) => {
		answer();
		return exclusively(...task);
	});
	expect((await press()).result.kind).toBe('answered');
	expect(server.posted).toHaveLength(1);
	expect(await readMessages()).toEqual([]);
});

const waits = async () => {
	server.reachable = false;
	await press();
	server.reachable = true;
	return seen(held ?? '');
};

it.each([
	['storage is full', full],
	['the database does not answer', () => void silenceDatabase('open')],
])(
	'a stored message that is sent again when nothing can be stored, because %s, still waits, and is sent once',
	async (_, fail) => {
		const before = await waits();
		expect(before.message?.state).toBe('waiting');
		fail();
		const { result, outcome } = await press(before);
		expect([result.kind === 'failed' && result.message, outcome]).toEqual([
			expect.stringContaining(outcomeTexts.waiting.form ?? '?'),
			'waiting',
		]);
		expect(server.posted).toEqual([]);
		vi.restoreAllMocks();
		await replayOutbox();
		expect(server.posted).toHaveLength(1);
	},
);

it('a refused message that is sent again when nothing can be stored goes directly', async () => {
	const before = await waits();
	const refused = { ...before.message, state: 'refused' } as OutboxMessage;
	full();
	expect((await press({ id: refused.id, message: refused })).result.kind).toBe('answered');
	expect(server.posted).toHaveLength(1);
	expect(await readMessages(), 'nothing is left to be sent again').toEqual([]);
});

it('a message that another tab sends and shows while its form waits for its turn is reported as sent', async () => {
	const sending = sendMessage(
		{ formData: new FormData(), addresses, stored: undefined },
		{
			onStored: (id) => {
				void navigator.locks.request('quatro-vistas-outbox', async () => {
					const answer = { status: 'mail_sent', message: 'Obrigado!' };
					await sharedStore.change((messages) => ({
						put: messages.map((message) => ({ ...message, state: 'sent', answer, sentAt: Date.now() })),
						remove: [],
					}));
					await markReported([id]);
				});
			},
			isWatched: () => true,
		},
	);
	expect((await untilGivenUp(sending)).outcome).toBe('sent');
	expect(server.posted).toEqual([]);
	expect(await readMessages()).toEqual([]);
});
