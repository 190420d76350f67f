import { expect, it } from 'vitest';
import type { OutboxMessage, OutboxState, Outgoing } from './message';
import { drop, enqueue, isDue, recover } from './queue';
import { keptMessage } from './testing/messages';

const outgoing = (text: string): Outgoing => ({
	subject: 'Imprensa',
	schemaUrl: 'https://wp.example/schema',
	feedbackUrl: 'https://wp.example/feedback',
	entries: [
		['_wpcf7_posted_data_hash', ''],
		['your-message', text],
	],
});
const message = (id: string, text: string, state: OutboxState) =>
	keptMessage(id, { ...outgoing(text), state, createdAt: 1000, attempts: 2 });
const refused = (id: string, text: string) => message(id, text, 'refused');
const day = 24 * 60 * 60 * 1000;

const put = (messages: OutboxMessage[], text: string, corrects?: string) =>
	enqueue(messages, outgoing(text), { id: 'new', now: 5, corrects }).put[0];

it('a queued message waits', () => {
	expect(put([], 'Olá')).toMatchObject({ id: 'new', state: 'waiting', createdAt: 5, attempts: 0 });
});

it.each(['waiting', 'unknown'] as const)('a %s message with the same text is used again', (state) => {
	expect(put([message('old', 'Olá', state)], 'Olá')).toMatchObject({ id: 'old', state: 'waiting', attempts: 2 });
});

it('a message that is being sent is left to its sender: pressing again means the same', () => {
	const sending = [message('old', 'Olá', 'sending')];
	expect(enqueue(sending, outgoing('Olá'), { id: 'new', now: 5 })).toEqual({ id: 'old', put: [], remove: [] });
	expect(put(sending, 'Adeus')?.id).toBe('new');
});

it('a queued message does not change one with another text', () => {
	expect(put([message('old', 'Olá', 'waiting')], 'Adeus')?.id).toBe('new');
});

it('a correction takes the place of the refused message, and of no other', () => {
	const keepText = (messages: OutboxMessage[], corrects?: string) =>
		enqueue(messages, outgoing('Adeus'), { id: 'new', now: 5, corrects });
	expect(keepText([refused('wrong', 'Olá')], 'wrong')).toMatchObject({ put: [{ attempts: 2 }], remove: ['wrong'] });
	expect(keepText([refused('wrong', 'Olá')]).remove).toEqual([]);
	expect(keepText([message('wrong', 'Olá', 'waiting')], 'wrong').remove).toEqual([]);
});

it('a correction is not taken for the refused message by another tab that corrects the same', () => {
	const first = put([refused('wrong', 'Olá')], 'Adeus', 'wrong');
	const refusedAgain = [refused(first?.id ?? '', 'Adeus')];
	const second = enqueue(refusedAgain, outgoing('Até logo'), { id: 'newer', now: 6, corrects: 'wrong' });
	expect(second).toMatchObject({ put: [{ id: 'newer' }], remove: [] });
});

it('a correction equal to a waiting message leaves one of the two', () => {
	const messages = [message('waits', 'Adeus', 'waiting'), refused('wrong', 'Olá')];
	for (const order of [messages, messages.toReversed()]) {
		const change = enqueue(order, outgoing('Adeus'), { id: 'new', now: 5, corrects: 'wrong' });
		expect(change).toMatchObject({ id: 'waits', put: [{ id: 'waits', state: 'waiting' }], remove: ['wrong'] });
	}
});

it('files are told apart by their bytes', () => {
	const file = (byte: number): Outgoing => ({
		...outgoing(''),
		entries: [['f', { name: 'a.txt', type: 'text/plain', bytes: new Uint8Array([byte]).buffer }]],
	});
	const old = keptMessage('old', file(1));
	expect(enqueue([old], file(1), { id: 'new', now: 5 }).put[0]?.id).toBe('old');
	expect(enqueue([old], file(2), { id: 'new', now: 5 }).put[0]?.id).toBe('new');
});

it('a message whose sender is gone is of unknown outcome', () => {
	const { put } = recover([message('a', 'Olá', 'sending'), message('b', 'Olé', 'waiting')], 2000);
	expect(put.map(({ id, state }) => [id, state])).toEqual([['a', 'unknown']]);
});

it('a message older than 30 days is dropped', () => {
	const messages = [message('a', 'Olá', 'waiting'), message('b', 'Olá', 'sending')];
	expect(recover(messages, 1000 + 30 * day).remove).toEqual([]);
	expect(recover(messages, 1001 + 30 * day).remove).toEqual(['a', 'b']);
});

it('a message of a wrong clock, from before there was the site, is as old as the right clock finds it', () => {
	const now = Date.UTC(2027, 3);
	const messages = [message('a', 'Olá', 'waiting'), message('b', 'Olé', 'sending')];
	const { put, remove } = recover(messages, now);
	expect(remove).toEqual([]);
	expect(put).toMatchObject([
		{ id: 'a', state: 'waiting', createdAt: now },
		{ id: 'b', state: 'unknown', createdAt: now },
	]);
	expect(recover(put, now + 1)).toEqual({ put: [], remove: [] });
	expect(recover(put, now + 1 + 30 * day).remove).toEqual(['a', 'b']);
});

it('so is one of a clock that was ahead', () => {
	const now = Date.UTC(2027, 3);
	const ahead = { ...message('a', 'Olá', 'waiting'), createdAt: now + 31 * day };
	expect(recover([ahead], now).put).toMatchObject([{ id: 'a', createdAt: now }]);
	expect(recover([{ ...ahead, createdAt: now + day }], now)).toEqual({ put: [], remove: [] });
});

it('a server is not asked before the time that it named, unless a wrong clock has put that further than any server may', () => {
	const until = (notBefore: number): OutboxMessage => ({
		...message('a', 'Olá', 'waiting'),
		obstacle: { kind: 'busy', since: 0, notBefore },
	});
	const now = Date.UTC(2027, 3);
	expect([now, now + 1, now + day, now + day + 1].map((time) => isDue(until(time), now))).toEqual([
		true,
		false,
		false,
		true,
	]);
	expect(isDue(message('a', 'Olá', 'waiting'), now)).toBe(true);
});

it('the visitor can delete a message, but not one that is being sent', () => {
	const messages = [message('a', '1', 'waiting'), message('b', '2', 'sending'), message('c', '3', 'unknown')];
	expect(drop(messages, ['a', 'b', 'x']).remove).toEqual(['a']);
});
