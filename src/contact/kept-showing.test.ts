import { describe, expect, it } from 'vitest';
import type { OutboxMessage } from '../outbox/message';
import { keptShowing } from './kept-showing';

const now = new Date(2026, 10, 20, 12, 0);
const kept = { id: 'm', createdAt: 1, attempts: 0, subject: '', schemaUrl: '', feedbackUrl: '', entries: [] };
const waiting: OutboxMessage = { ...kept, state: 'waiting' };
const unknown: OutboxMessage = { ...kept, state: 'unknown' };
const sent: OutboxMessage = {
	...kept,
	state: 'sent',
	answer: { status: 'mail_sent', message: '' },
	sentAt: new Date(2026, 10, 19, 18, 5).getTime(),
};
const refused = (status: string, message = ''): OutboxMessage => ({
	...kept,
	state: 'refused',
	answer: { status, message },
});
const init = { status: 'init', follows: false, now };
const following = { status: 'custom-fetch-error', follows: true, now };

describe('an untouched form', () => {
	it('says that a message waits', () => {
		expect(keptShowing([waiting], init)).toMatchObject({
			status: 'custom-fetch-error',
			message: expect.stringMatching(/^É provável que esteja sem ligação\. A mensagem ficou guardada/),
		});
	});

	it('says that one may or may not have arrived', () => {
		expect(keptShowing([unknown], init)?.message).toContain('não se sabe se a mensagem chegou');
	});

	it('tells that one went out', () => {
		expect(keptShowing([sent], init)).toEqual({
			status: 'sent',
			message: 'A mensagem que estava guardada neste dispositivo foi enviada ontem, 18h05.',
		});
	});

	it('leaves a refused one to the list, and is silent without any', () => {
		expect(keptShowing([refused('spam')], init)).toBeUndefined();
		expect(keptShowing([], init)).toBeUndefined();
	});
});

describe('a form that speaks of a kept message', () => {
	it('goes on while another one waits', () => {
		expect(keptShowing([sent, waiting], following)?.status).toBe('custom-fetch-error');
	});

	it('tells what the server said to it', () => {
		expect(keptShowing([refused('spam', 'Não.')], following)).toEqual({ status: 'spam', message: 'Não.' });
		expect(keptShowing([refused('stock_sold_out', 'Acabou.')], following)).toEqual({
			status: 'custom-stock-sold_out',
			message: 'Acabou.',
		});
		expect(keptShowing([refused('http_error')], following)).toMatchObject({
			status: 'custom-http-error',
			message: expect.stringMatching(/^O servidor respondeu com um erro\./),
		});
	});

	it('is as before once the message is deleted', () => {
		expect(keptShowing([], following)).toEqual({ status: 'init', message: '' });
	});
});

it('a form that shows something else is left alone', () => {
	expect(keptShowing([waiting], { status: 'invalid', follows: false, now })).toBeUndefined();
});

describe('a message that waits is told of by what was met', () => {
	const day = 24 * 60 * 60 * 1000;
	const met = (kind: 'offline' | 'silent' | 'busy', since?: number): OutboxMessage => ({
		...waiting,
		obstacle: { kind, since, notBefore: undefined },
	});

	it.each([
		['no network', met('offline'), 'custom-fetch-error', 'waiting', /^É provável que esteja sem ligação\./],
		[
			'no answer but the site’s',
			met('silent', 1),
			'custom-fetch-error',
			'overdue',
			/^É provável que esteja sem ligação\./,
		],
		[
			'the same, today',
			met('silent', now.getTime() - day),
			'custom-fetch-error',
			'silent',
			/quando o servidor responder/,
		],
		[
			'an answer that takes none',
			met('busy', now.getTime()),
			'custom-http-error',
			'busy',
			/^O servidor respondeu com um erro\./,
		],
		['the same for a day', met('busy', now.getTime() - day - 1), 'custom-http-error', 'overdue', /continua guardada/],
		['no network now, and no answer before', met('offline', 1), 'custom-fetch-error', 'waiting', /quando houver rede/],
	] as const)('%s', (_, message, status, fate, words) => {
		expect(keptShowing([message], init)).toMatchObject({ status, fate, message: expect.stringMatching(words) });
	});

	it('nothing is told of one that is under way', () => {
		expect(keptShowing([{ ...kept, state: 'sending' }], init)).toBeUndefined();
	});
});
