import { expect, it } from 'vitest';
import type { OutboxMessage } from '../outbox/message';
import { keptMessage } from '../outbox/testing/messages';
import { type FormState, initialFormState, noteFor } from './form-state';
import { showingFor } from './send-result';

const now = new Date(2026, 10, 20, 12, 0);
const waiting = keptMessage('m');
const unknown = keptMessage('m', { state: 'unknown' });
const sent = keptMessage('m', {
	state: 'sent',
	answer: { status: 'mail_sent', message: '' },
	sentAt: new Date(2026, 10, 19, 18, 5).getTime(),
});
const refused = (status: string, message = '') => keptMessage('m', { state: 'refused', answer: { status, message } });
const note = (state: Partial<FormState>) => noteFor({ ...initialFormState, ...state });
const init = { status: 'init', outcome: undefined };
const following = { status: 'custom-fetch-error', outcome: 'waiting' } as const;

it('an untouched form says that a message waits', () => {
	expect(showingFor([waiting], init, now)).toMatchObject({
		status: 'custom-fetch-error',
		message: expect.stringMatching(/^É provável que esteja sem ligação\. A mensagem ficou guardada/),
	});
});

it('an untouched form says that a message may or may not have arrived', () => {
	expect(showingFor([unknown], init, now)?.message).toContain('não se sabe se a mensagem chegou');
});

it('an untouched form says that a message was sent', () => {
	expect(showingFor([sent], init, now)).toEqual({
		status: 'sent',
		message: 'A mensagem que estava guardada neste dispositivo foi enviada ontem, 18h05.',
		outcome: 'sent',
		lang: { message: 'pt-PT' },
	});
});

it('an untouched form says that several messages were sent', () => {
	expect(showingFor([sent], init, now, 2)?.message).toBe(
		'Duas mensagens que estavam guardadas neste dispositivo foram enviadas.',
	);
});

it('an untouched form leaves a refused message to the list, and is silent without any', () => {
	expect(showingFor([refused('spam')], init, now)).toBeUndefined();
	expect(showingFor([], init, now)).toBeUndefined();
});

it('a form that shows a stored message goes on while another one waits', () => {
	expect(showingFor([sent, waiting], following, now)?.status).toBe('custom-fetch-error');
});

it('a form that shows a stored message gives the server’s words about it', () => {
	expect(showingFor([refused('spam', 'Não.')], following, now)).toEqual({
		status: 'spam',
		message: 'Não.',
		outcome: 'answered',
		lang: {},
	});
	expect(showingFor([refused('stock_sold_out', 'Acabou.')], following, now)).toEqual({
		status: 'custom-stock-sold_out',
		message: 'Acabou.',
		outcome: 'answered',
		lang: {},
	});
	expect(showingFor([refused('http_error')], following, now)).toMatchObject({
		status: 'custom-http-error',
		message: expect.stringMatching(/^O servidor respondeu com um erro\./),
	});
});

it('a form that shows a stored message is as before once the message is deleted', () => {
	expect(showingFor([], following, now)).toEqual({ status: 'init', message: '', outcome: undefined, lang: {} });
});

it('a form that shows something else is not changed by the outbox', () => {
	expect(showingFor([waiting], { status: 'invalid', outcome: undefined }, now)).toBeUndefined();
});

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
] as const)('a waiting message is described by its obstacle: %s', (_, message, status, outcome, words) => {
	expect(showingFor([message], init, now)).toMatchObject({ status, outcome, message: expect.stringMatching(words) });
});

it('nothing is said of a message that is being sent', () => {
	expect(showingFor([keptMessage('m', { state: 'sending' })], init, now)).toBeUndefined();
});

it.each(['init', 'submitting', 'resetting', 'validating'])('nothing is added to the server’s words in %s', (status) => {
	expect(note({ status })).toBeUndefined();
});

it('the fields to review are counted', () => {
	const errors = ['your-name', 'your-email'].map((field) => ({ field, message: 'Preencha este campo.' }));
	expect(note({ status: 'invalid', errors })?.title).toBe('Há dois campos a rever');
});

it.each(['aborted', 'failed', 'custom-http-error', 'custom-invalid-json', 'custom-fetch-error'])(
	'%s offers to try again and to copy the text',
	(status) => {
		expect(note({ status })).toMatchObject({ retry: true, copy: true });
	},
);

it.each(['spam', 'payment-required', 'custom-of-a-plugin', 'constructor'])(
	'%s does not ask for the same text again, but offers to copy it',
	(status) => {
		const said = note({ status });
		expect(said?.title).toBeTruthy();
		expect(said).toMatchObject({ copy: true });
		expect(said).not.toHaveProperty('retry');
	},
);

it('a message that waits by itself offers neither another try nor a copy', () => {
	expect(note({ status: 'custom-fetch-error', outcome: 'waiting' })).toEqual({
		title: 'Sem ligação',
	});
});

it('a sent message is shown apart from those that are still here', () => {
	const others = [0, 1, 2].map((count) => note({ status: 'sent', others: count })?.help);
	expect(others[0]).not.toContain('Por enviar');
	expect(others[1]).toBe(`${others[0]} A mensagem em «Por enviar» é outra.`);
	expect(others[2]).toBe(`${others[0]} As mensagens em «Por enviar» são outras.`);
});

it('a page that lost its settings names the telephone and the e-mail', () => {
	expect(note({ isUnusable: true })?.reach).toBe('phone-and-email');
});

it.each(['silent', 'busy'] as const)(
	'a message that waits for the server says that it is not the network: %s',
	(outcome) => {
		expect(note({ status: 'custom-fetch-error', outcome })?.help).toMatch(/dispositivo tem rede/);
	},
);

it.each(['overdue', 'gone'] as const)(
	'%s names the telephone and the e-mail, and lets the text be copied',
	(outcome) => {
		const said = note({ status: 'custom-http-error', outcome });
		expect(said).toMatchObject({ reach: 'phone-and-email', copy: true });
		expect(said).not.toHaveProperty('retry');
	},
);
