import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Delivery } from '../cf7/api';
import type { Failure } from '../cf7/failure';
import { deliver, replay, type Transport } from './delivery';
import type { OutboxMessage } from './message';
import { applyEvent } from './queue';
import { OutboxStorageError } from './store';
import { answered } from './testing/answers';
import { memoryStore } from './testing/memory-store';
import { keptMessage } from './testing/messages';
import { depsOf, ignoreDeath, mortal } from './testing/senders';

const kept = (id: string, createdAt = 1): OutboxMessage =>
	keptMessage(id, {
		createdAt,
		schemaUrl: `https://wp.example/${id}/schema`,
		feedbackUrl: `https://wp.example/${id}/feedback`,
	});

const absent: Failure = { kind: 'failed', code: 'fetch_error', verdict: 'waiting' };
const lost: Failure = { kind: 'failed', code: 'fetch_error', verdict: 'unknown' };
const mailSent = answered('mail_sent', 'Obrigado!');

function transport(answers: Delivery[], reachable = true): Transport & { posted: string[] } {
	const posted: string[] = [];
	return {
		posted,
		ping: async () => (reachable ? { kind: 'schema' } : absent),
		post: async (_url, body) => {
			posted.push(String(body.get('your-message')));
			return answers.shift() ?? mailSent;
		},
	};
}

const sentAnswer = { status: 'mail_sent', message: 'Obrigado!' };
const watched = () => true;
const states = (store: { messages: readonly OutboxMessage[] }) =>
	store.messages.map(({ id, state }) => `${id} ${state}`);

it('delivering posts a message, and nothing of it is left once its caller has the answer', async () => {
	const store = memoryStore([kept('a')]);
	const line = transport([]);
	expect(await deliver('a', depsOf(store, line), watched)).toMatchObject({ state: 'sent', answer: sentAnswer });
	expect(line.posted).toEqual(['a']);
	expect(states(store)).toEqual([]);
});

it('delivering posts nothing while the server does not answer, and lets the message wait', async () => {
	const store = memoryStore([kept('a')]);
	const line = transport([], false);
	expect((await deliver('a', depsOf(store, line), watched))?.state).toBe('waiting');
	expect(line.posted).toEqual([]);
	expect(store.messages).toMatchObject([{ state: 'waiting', attempts: 1 }]);
});

it.each([
	['no answer came', lost, 'unknown'],
	['it was not JSON', { kind: 'failed', code: 'invalid_json', verdict: 'doubtful' }, 'refused'],
	['it was an error', { kind: 'failed', code: 'http_error', verdict: 'refused' }, 'refused'],
	['it was an error that leaves it open', { kind: 'failed', code: 'http_error', verdict: 'doubtful' }, 'refused'],
	['it is taken for spam', answered('spam', 'Não.'), 'refused'],
] as const)('delivering notes the outcome when %s', async (_, delivery, state) => {
	const store = memoryStore([kept('a')]);
	await deliver('a', depsOf(store, transport([delivery])), watched);
	expect(store.messages).toMatchObject([{ state, entries: [['your-message', 'a']] }]);
});

it('delivering notes that the server may have taken what it answered with an error', async () => {
	const store = memoryStore([kept('a'), kept('b')]);
	const delivery = { kind: 'failed', code: 'http_error', verdict: 'refused' } as const;
	await replay(depsOf(store, transport([{ ...delivery, verdict: 'doubtful' }, delivery])));
	expect(store.messages).toMatchObject([{ answer: { inDoubt: true } }, { answer: { status: 'http_error' } }]);
	expect(store.messages[1]).not.toMatchObject({ answer: { inDoubt: true } });
});

it('delivering posts nothing when the sending cannot be noted first', async () => {
	const store = memoryStore([kept('a')]);
	const line = transport([]);
	const ping: Transport['ping'] = async (message) => {
		store.broken = true;
		return line.ping(message);
	};
	await expect(deliver('a', depsOf(store, { ...line, ping }), watched)).rejects.toThrow(OutboxStorageError);
	expect(line.posted).toEqual([]);
	expect(states(store)).toEqual(['a waiting']);
});

it('delivering returns an answer that cannot be noted; the message is found of unknown outcome later', async () => {
	const store = memoryStore([kept('a')]);
	const line = transport([]);
	const post: Transport['post'] = async (url, body) => {
		store.broken = true;
		return line.post(url, body);
	};
	expect(await deliver('a', depsOf(store, { ...line, post }), watched)).toMatchObject({
		state: 'sent',
		answer: sentAnswer,
	});
	store.broken = false;
	await replay(depsOf(store, line));
	expect(states(store)).toEqual(['a unknown']);
	expect(line.posted).toEqual(['a']);
});

it('delivering a message that a vanished sender had begun finds it of unknown outcome', async () => {
	const store = memoryStore([{ ...kept('a'), state: 'sending' }]);
	const line = transport([]);
	expect(await deliver('a', depsOf(store, line), watched)).toMatchObject({ state: 'unknown' });
	expect(line.posted).toEqual([]);
});

it('delivering does not post a message that was deleted while the server was asked', async () => {
	const store = memoryStore([kept('a')]);
	const line = transport([]);
	const ping: Transport['ping'] = async (message) => {
		store.messages = [];
		return line.ping(message);
	};
	expect(await deliver('a', depsOf(store, { ...line, ping }), watched)).toBeUndefined();
	expect(line.posted).toEqual([]);
});

const busy: Failure = { kind: 'failed', code: 'http_error', verdict: 'waiting', retryAfter: 60_000 };
const asking = (answer: Awaited<ReturnType<Transport['ping']>>): Transport & { posted: string[] } => ({
	...transport([]),
	ping: async () => answer,
});

it('a message waits where the server turns its POST away, and is not posted before the time that it names', async () => {
	const store = memoryStore([kept('a')]);
	const line = transport([busy]);
	const deps = depsOf(store, line);
	expect((await deliver('a', deps, watched))?.state).toBe('waiting');
	expect(store.messages).toMatchObject([{ state: 'waiting', obstacle: { kind: 'busy', notBefore: 61_000 } }]);
	await replay({ ...deps, now: () => 60_999 });
	expect(line.posted).toEqual(['a']);
	await replay({ ...deps, now: () => 61_000 });
	expect(line.posted).toEqual(['a', 'a']);
	expect(states(store)).toEqual(['a sent']);
});

it('a message is sent before the time that the server names if the visitor wants it', async () => {
	const store = memoryStore([{ ...kept('a'), obstacle: { kind: 'busy', since: 1, notBefore: 9000 } }]);
	await replay(depsOf(store, transport([])), true);
	expect(states(store)).toEqual(['a sent']);
});

it('a message that is turned away holds back all that wait for the same server', async () => {
	const { schemaUrl } = kept('a');
	const store = memoryStore([kept('a', 1), { ...kept('b', 2), schemaUrl }, kept('c', 3)]);
	const ping: Transport['ping'] = async (asked) => (asked.schemaUrl === schemaUrl ? busy : { kind: 'schema' });
	await replay(depsOf(store, { ...transport([]), ping }));
	expect(store.messages.map(({ obstacle }) => obstacle?.notBefore)).toEqual([61_000, 61_000, undefined]);
	expect(states(store)).toEqual(['a waiting', 'b waiting', 'c sent']);
});

it.each([
	['the site does not answer either', absent, false, { kind: 'offline', since: undefined }],
	['the site answers', absent, true, { kind: 'silent', since: 1000 }],
	['the server says that it takes none', busy, true, { kind: 'busy', since: 1000 }],
])('a message that is not sent notes its obstacle: %s', async (_, failed, siteAnswers, obstacle) => {
	const store = memoryStore([kept('a')]);
	const deps = (transport: Transport) => ({ ...depsOf(store, transport), siteAnswers: async () => siteAnswers });
	await deliver('a', deps(asking(failed)), watched);
	expect(store.messages).toMatchObject([{ obstacle }]);
	// Since when is counted from the first time.
	await replay({ ...deps(asking(busy)), now: () => 5_000_000 }, true);
	expect(store.messages[0]?.obstacle?.since).toBe(obstacle.since ?? 5_000_000);
});

it('a message is sent without rules where the server is there and has none', async () => {
	const store = memoryStore([kept('a')]);
	const line = asking({ kind: 'failed', code: 'http_error', verdict: 'send' });
	expect((await deliver('a', depsOf(store, line), watched))?.state).toBe('sent');
	expect(line.posted).toEqual(['a']);
});

it('a message to a form that is gone is not posted, and stays stored', async () => {
	const store = memoryStore([kept('a')]);
	const line = asking({ kind: 'failed', code: 'http_error', verdict: 'gone' });
	await deliver('a', depsOf(store, line), watched);
	expect(line.posted).toEqual([]);
	expect(store.messages).toMatchObject([
		{ state: 'refused', answer: { gone: true }, entries: [['your-message', 'a']] },
	]);
});

const left = () => false;

it.each([
	['it was sent', mailSent, 'sent'],
	['it was refused', { kind: 'failed', code: 'http_error', verdict: 'refused' }, 'refused'],
	['nobody knows', lost, 'unknown'],
] as const)('the outcome of a message whose form was left is still to be reported: %s', async (_, delivery, state) => {
	const store = memoryStore([kept('a')]);
	await deliver('a', depsOf(store, transport([delivery])), left);
	expect(store.messages).toMatchObject([{ state, ...(state !== 'sent' && { untold: true }) }]);
});

it('that a message waits whose form was left is still to be reported', async () => {
	const store = memoryStore([kept('a')]);
	await deliver('a', depsOf(store, transport([], false)), left);
	expect(store.messages).toMatchObject([{ state: 'waiting', untold: true }]);
});

it('the outcome of a message is reported by a form that is still there', async () => {
	const store = memoryStore([kept('a')]);
	await deliver('a', depsOf(store, transport([lost])), watched);
	expect(store.messages).toMatchObject([{ state: 'unknown', untold: false }]);
});

it('a replay sends what waits, the oldest first, and nothing else', async () => {
	const store = memoryStore([kept('new', 3), kept('old', 1), { ...kept('lost', 2), state: 'unknown' }]);
	const line = transport([]);
	expect(await replay(depsOf(store, line))).toBe(0);
	expect(line.posted).toEqual(['old', 'new']);
	expect(states(store)).toEqual(['old sent', 'lost unknown', 'new sent']);
});

it('a replay stops when the connection is lost, and returns how many wait', async () => {
	const store = memoryStore([kept('a', 1), kept('b', 2)]);
	let asked = 0;
	const ping: Transport['ping'] = async () => {
		asked += 1;
		return absent;
	};
	expect(await replay(depsOf(store, { ...transport([]), ping }))).toBe(2);
	expect(asked).toBe(1);
});

it('a replay counts an unsuccessful attempt for all that wait if the visitor wanted it, and none otherwise', async () => {
	const store = memoryStore([kept('a', 1), kept('b', 2)]);
	await replay(depsOf(store, transport([], false)));
	expect(store.messages.map(({ attempts }) => attempts)).toEqual([0, 0]);
	await replay(depsOf(store, transport([], false)), true);
	expect(store.messages.map(({ attempts }) => attempts)).toEqual([1, 1]);
});

it('an attempt that came as far as its POST is counted once, though the server did not take it', async () => {
	const turnedAway: Failure = { kind: 'failed', code: 'http_error', verdict: 'waiting' };
	const store = memoryStore([kept('a', 1)]);
	await deliver('a', depsOf(store, transport([turnedAway])), watched);
	expect(store.messages).toMatchObject([{ state: 'waiting', attempts: 1 }]);
	await replay(depsOf(store, transport([turnedAway])), true);
	expect(store.messages).toMatchObject([{ state: 'waiting', attempts: 2 }]);
});

it('a replay passes over a message whose own server has gone, and asks there once only', async () => {
	const store = memoryStore([kept('a', 1), { ...kept('b', 2), schemaUrl: kept('a').schemaUrl }, kept('c', 3)]);
	const line = transport([]);
	const asked: string[] = [];
	const ping: Transport['ping'] = async ({ schemaUrl }) => {
		asked.push(schemaUrl);
		return schemaUrl.includes('/a/') ? { ...absent, code: 'http_error' } : { kind: 'schema' };
	};
	expect(await replay(depsOf(store, { ...line, ping }))).toBe(2);
	expect(asked).toEqual([kept('a').schemaUrl, kept('c').schemaUrl]);
	expect(states(store)).toEqual(['a waiting', 'b waiting', 'c sent']);
});

it('a replay lets a visitor’s message be sent first while others still wait', async () => {
	const store = memoryStore([kept('a', 1), kept('b', 2), kept('c', 3)]);
	const line = transport([]);
	const deps = depsOf(store, line);
	await Promise.all([replay(deps), deliver('c', deps, watched)]);
	expect(line.posted).toEqual(['a', 'c', 'b']);
});

it('a replay goes on after one message is refused', async () => {
	const store = memoryStore([kept('a', 1), kept('b', 2)]);
	await replay(depsOf(store, transport([{ kind: 'failed', code: 'http_error', verdict: 'refused' }])));
	expect(states(store)).toEqual(['a refused', 'b sent']);
});

it('a replay sends each message once when two senders start together', async () => {
	const store = memoryStore([kept('a', 1), kept('b', 2)]);
	const line = transport([]);
	const deps = depsOf(store, line);
	await Promise.all([replay(deps), replay(deps), deliver('b', deps, watched)]);
	expect(line.posted).toEqual(['a', 'b']);
});

it('with senders killed at any moment, no message is posted twice unless the visitor wants it, and none is lost', async () => {
	const fates = fc.constantFrom<Delivery | 'unreachable'>(mailSent, answered('spam'), lost, 'unreachable');
	const lives = fc.array(fc.record({ diesAtStep: fc.integer({ min: 0, max: 14 }), resends: fc.boolean() }), {
		minLength: 1,
		maxLength: 8,
	});
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: 1, max: 3 }), lives, fc.infiniteStream(fates), async (count, senders, luck) => {
			const ids = Array.from({ length: count }, (_, index) => `m${index}`);
			const disk = memoryStore(ids.map((id, index) => kept(id, index)));
			const posts = new Map(ids.map((id) => [id, 0]));
			const allowed = new Map(ids.map((id) => [id, 1]));
			const arrived = new Set<string>();
			for (const { diesAtStep, resends } of senders) {
				const { survive, store } = mortal(disk, diesAtStep);
				let fate = luck.next().value;
				const line: Transport = {
					ping: async () => {
						survive();
						fate = luck.next().value;
						return fate === 'unreachable' ? absent : { kind: 'schema' };
					},
					post: async (_url, body) => {
						const id = String(body.get('your-message'));
						posts.set(id, (posts.get(id) ?? 0) + 1);
						if (fate === mailSent) arrived.add(id);
						survive();
						return fate === 'unreachable' ? mailSent : fate;
					},
				};
				await replay(depsOf(store, line)).catch(ignoreDeath);
				if (!resends) continue;
				for (const { id, state } of disk.messages) {
					if (state !== 'unknown') continue;
					await disk.change((messages) => applyEvent(messages, id, { type: 'resent' }));
					allowed.set(id, (allowed.get(id) ?? 0) + 1);
				}
			}
			for (const id of ids) {
				expect(posts.get(id)).toBeLessThanOrEqual(allowed.get(id) ?? 0);
				const left = disk.messages.find((message) => message.id === id);
				expect(left).toBeDefined();
				if (left?.state === 'sent') expect(arrived).toContain(id);
				else expect(left?.entries).toEqual([['your-message', id]]);
			}
		}),
		{ numRuns: 500 },
	);
});
