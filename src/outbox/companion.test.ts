import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Delivery } from '../cf7/api';
import type { Failure } from '../cf7/failure';
import { type DeliveryDeps, deliver, postDirectly, replay, type Transport } from './delivery';
import { applyEvent, enqueue } from './queue';
import type { MessageStore } from './store';
import { answered } from './testing/answers';
import { memoryStore } from './testing/memory-store';
import { keptMessage as kept } from './testing/messages';
import { depsOf as depsOfSender, ignoreDeath, mortal } from './testing/senders';

/*
 * What the outbox does where the form's server has the companion, which knows messages again by their ids (docs/decisions/0027).
 */

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const mailSent = answered('mail_sent', 'Obrigado!');
const cut: Failure = { kind: 'failed', code: 'fetch_error', verdict: 'unknown' };
const atWork: Failure = { kind: 'failed', code: 'http_error', verdict: 'doubtful', retryAfter: 5000 };
const broken: Failure = { kind: 'failed', code: 'http_error', verdict: 'doubtful' };
const noSchema: Failure = { kind: 'failed', code: 'http_error', verdict: 'send' };
const gone: Failure = { kind: 'failed', code: 'http_error', verdict: 'gone' };
const unknowable = answered('quatro_vistas_unknown', 'Não se sabe.');
const watched = () => true;

/** A server that gives these answers to messages, and notes the ids that they came with. */
function server(...answers: Delivery[]) {
	const posted: (FormDataEntryValue | null)[] = [];
	const transport: Transport & { hasCompanion: boolean; pinged: Failure | undefined } = {
		hasCompanion: true,
		pinged: undefined,
		async ping() {
			return this.pinged ?? { kind: 'schema', schema: this.hasCompanion ? { hasCompanion: true } : {} };
		},
		async post(_url, body) {
			posted.push(body.get('_qv_submission'));
			return answers.shift() ?? mailSent;
		},
	};
	return Object.assign(transport, { posted });
}

function depsOf(store: MessageStore, transport: Transport, now = 1000): DeliveryDeps {
	return depsOfSender(store, transport, { now: () => now, siteAnswers: async () => true });
}

it('a message is posted with an id where the schema names the companion, and without one otherwise', async () => {
	const line = server();
	const store = memoryStore([kept('a')]);
	await deliver('a', depsOf(store, line), watched);
	expect(line.posted).toEqual([expect.stringMatching(uuid)]);

	line.hasCompanion = false;
	await deliver('b', depsOf(memoryStore([kept('b')]), line), watched);
	line.pinged = noSchema;
	await deliver('c', depsOf(memoryStore([kept('c')]), line), watched);
	expect(line.posted.slice(1)).toEqual([null, null]);
});

it('a message that is pressed again keeps its id, and a corrected one gets another', async () => {
	const line = server(answered('spam'), answered('spam'));
	const store = memoryStore([kept('a')]);
	const outgoing = (text: string) => ({ ...kept('a'), entries: [['your-message', text]] as const });
	await deliver('a', depsOf(store, line), watched);
	await store.change((messages) => enqueue(messages, outgoing('a'), { id: 'x', now: 2, corrects: 'a' }));
	await deliver('a', depsOf(store, line), watched);
	await store.change((messages) => enqueue(messages, outgoing('b'), { id: 'b', now: 3, corrects: 'a' }));
	await deliver('b', depsOf(store, line), watched);
	const [first, again, corrected] = line.posted;
	expect(again).toBe(first);
	expect(corrected).toMatch(uuid);
	expect(corrected).not.toBe(first);
	expect(store.messages).toEqual([]);
});

it('a message that cannot be stored keeps its id while nobody knows what became of it', async () => {
	const line = server(cut, broken, cut, answered('validation_failed'), cut, unknowable);
	const press = (text: string) => {
		const body = new FormData();
		body.append('your-message', text);
		body.append('your-file', new File(['x'.repeat(11)], 'relatorio.pdf', { lastModified: 1 }));
		return postDirectly(kept('a'), body, line);
	};
	for (const text of ['a', 'a', 'b', 'b', 'b', 'b', 'b', 'b']) await press(text);
	const [lost, again, other, refused, corrected, unknown, decided, later] = line.posted;
	expect([again, refused, unknown]).toEqual([lost, other, corrected]);
	expect(new Set([lost, other, corrected, decided, later]).size).toBe(5);
});

it('a message that cannot be stored has one too: browsers repeat a POST by themselves', async () => {
	const line = server();
	await postDirectly(kept('a'), new FormData(), line);
	line.hasCompanion = false;
	await postDirectly(kept('a'), new FormData(), line);
	expect(line.posted).toEqual([expect.stringMatching(uuid), null]);
});

it('a message without an answer waits, and is resent by itself with the same id', async () => {
	const line = server(cut, cut);
	const store = memoryStore([kept('a')]);
	expect(await deliver('a', depsOf(store, line), watched)).toMatchObject({ state: 'waiting' });
	expect(store.messages).toMatchObject([{ state: 'waiting', obstacle: { kind: 'silent' } }]);
	expect(await replay(depsOf(store, line))).toBe(1);
	expect(await replay(depsOf(store, line))).toBe(0);
	expect(store.messages).toMatchObject([{ state: 'sent' }]);
	expect(new Set(line.posted).size).toBe(1);
	expect(line.posted).toHaveLength(3);
});

it('a message is resent when the tab that posted it is gone', async () => {
	const line = server();
	const store = memoryStore([kept('a', { state: 'sending', submission: 'its-id' })]);
	await replay(depsOf(store, line));
	expect(line.posted).toEqual(['its-id']);
	expect(store.messages).toMatchObject([{ state: 'sent' }]);
});

it('a message stays with the visitor where it was posted without an id, also after the companion came', async () => {
	const line = server(cut);
	line.hasCompanion = false;
	const store = memoryStore([kept('a'), kept('b', { state: 'sending' }), kept('c', { state: 'unknown' })]);
	await replay(depsOf(store, line));
	line.hasCompanion = true;
	await replay(depsOf(store, line));
	await replay(depsOf(store, line), true);
	expect(store.messages.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
	expect(line.posted).toEqual([null]);
});

it('a message stays with the visitor where the companion is gone, and is posted again by a press only', async () => {
	const line = server(cut);
	const store = memoryStore([kept('a')]);
	await deliver('a', depsOf(store, line), watched);
	line.hasCompanion = false;
	expect(await replay(depsOf(store, line))).toBe(0);
	expect(store.messages).toMatchObject([{ state: 'unknown', untold: true }]);
	line.hasCompanion = true;
	await replay(depsOf(store, line));
	expect(line.posted).toHaveLength(1);
	await store.change((messages) => applyEvent(messages, 'a', { type: 'resent' }));
	await replay(depsOf(store, line));
	expect(store.messages).toMatchObject([{ state: 'sent' }]);
	expect(new Set(line.posted).size).toBe(2);
});

it.each([
	['no schema comes', noSchema, 'waiting'],
	['the form is gone', gone, 'unknown'],
])(
	'a message without an answer is not posted again while %s: nobody knows whether the companion is there',
	async (_, pinged, state) => {
		const line = server(cut);
		const store = memoryStore([kept('a')]);
		await deliver('a', depsOf(store, line), watched);
		line.pinged = pinged;
		await replay(depsOf(store, line));
		expect(store.messages).toMatchObject([{ state }]);
		expect(line.posted).toHaveLength(1);
	},
);

it('a message that is pressed again before its answer came keeps its id', async () => {
	const line = server(cut);
	const store = memoryStore([kept('a')]);
	await deliver('a', depsOf(store, line), watched);
	await store.change((messages) => enqueue(messages, kept('a'), { id: 'x', now: 2 }));
	await deliver('a', depsOf(store, line), watched);
	expect(line.posted[1]).toBe(line.posted[0]);
	expect(store.messages).toEqual([]);
});

it('a server that has the message at work is asked again when it says', async () => {
	const line = server(atWork);
	const store = memoryStore([kept('a')]);
	await deliver('a', depsOf(store, line), watched);
	expect(store.messages).toMatchObject([{ state: 'waiting', obstacle: { kind: 'busy', notBefore: 6000 } }]);
	await replay(depsOf(store, line, 5999));
	expect(line.posted).toHaveLength(1);
	await replay(depsOf(store, line, 6000));
	expect(store.messages).toMatchObject([{ state: 'sent' }]);
	expect(line.posted[1]).toBe(line.posted[0]);
});

it('a server that only breaks is asked twenty times; then the visitor is told that the message is in doubt', async () => {
	const line = server(...Array<Failure>(100).fill(broken));
	const store = memoryStore([kept('a')]);
	for (let round = 0; round < 50; round += 1) await replay(depsOf(store, line));
	expect(line.posted).toHaveLength(20);
	expect(store.messages).toMatchObject([{ state: 'refused', answer: { inDoubt: true } }]);
});

it('answers that did not come, and one that says when to ask again, are no doubts', async () => {
	const line = server(...Array<Failure>(25).fill(cut), ...Array<Failure>(25).fill(atWork), broken);
	const store = memoryStore([kept('a')]);
	for (let round = 0; round < 51; round += 1) await replay(depsOf(store, line), true);
	expect(store.messages).toMatchObject([{ state: 'waiting', doubts: 1 }]);
	await replay(depsOf(store, line), true);
	expect(store.messages).toMatchObject([{ state: 'sent' }]);
	expect(new Set(line.posted).size).toBe(1);
});

it('what a server answers for one message is no doubt about others that wait for it', async () => {
	const line = server(broken);
	const store = memoryStore([kept('a'), kept('b')]);
	await deliver('a', depsOf(store, line), watched);
	const doubts = Object.fromEntries(store.messages.map((message) => [message.id, message.doubts]));
	expect(doubts).toEqual({ a: 1, b: undefined });
});

it('a server that breaks leaves a message in doubt at once where the companion is not there', async () => {
	const line = server(atWork);
	line.hasCompanion = false;
	const store = memoryStore([kept('a')]);
	await replay(depsOf(store, line));
	expect(store.messages).toMatchObject([{ state: 'refused', answer: { inDoubt: true } }]);
});

it('a companion that does not know either leaves the message to the visitor, whose press gives it a new id', async () => {
	const line = server(cut, unknowable);
	const store = memoryStore([kept('a')]);
	await replay(depsOf(store, line));
	await replay(depsOf(store, line));
	expect(store.messages).toMatchObject([{ state: 'unknown', untold: true }]);
	await replay(depsOf(store, line), true);
	expect(line.posted).toHaveLength(2);
	await store.change((messages) => applyEvent(messages, 'a', { type: 'resent' }));
	await replay(depsOf(store, line));
	expect(store.messages).toMatchObject([{ state: 'sent' }]);
	const [first, second, third] = line.posted;
	expect(second).toBe(first);
	expect(third).not.toBe(first);
});

it('with senders killed at any moment and any answer cut, every message arrives exactly once, and no visitor is asked', async () => {
	const lives = fc.array(fc.record({ diesAtStep: fc.integer({ min: 0, max: 14 }), isCut: fc.boolean() }), {
		maxLength: 10,
	});
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: 1, max: 3 }), lives, async (count, senders) => {
			const ids = Array.from({ length: count }, (_, index) => `m${index}`);
			const disk = memoryStore(ids.map((id) => kept(id)));
			const mailed: string[] = [];
			const known = new Set<unknown>();
			for (const { diesAtStep, isCut } of [...senders, { diesAtStep: -1, isCut: false }]) {
				const { survive, store } = mortal(disk, diesAtStep);
				const line: Transport = {
					ping: async () => {
						survive();
						return { kind: 'schema', schema: { hasCompanion: true } };
					},
					post: async (_url, body) => {
						const id = body.get('_qv_submission');
						if (!known.has(id)) mailed.push(String(body.get('your-message')));
						known.add(id);
						survive();
						return isCut ? cut : mailSent;
					},
				};
				await replay(depsOf(store, line)).catch(ignoreDeath);
			}
			expect(mailed.toSorted()).toEqual(ids);
			expect(disk.messages.map(({ state }) => state)).toEqual(ids.map(() => 'sent'));
		}),
		{ numRuns: 500 },
	);
});
