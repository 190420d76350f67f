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
