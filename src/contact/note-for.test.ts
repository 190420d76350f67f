import { describe, expect, it } from 'vitest';
import { FormStore } from './form-store';
import { noteFor } from './note-for';

const rest = new FormStore().getSnapshot();

describe('beside the server’s words', () => {
	it.each(['init', 'submitting', 'resetting', 'validating'])('nothing stands in %s', (status) => {
		expect(noteFor({ ...rest, status })).toBeUndefined();
	});

	it('the fields to review are counted', () => {
		const errors = ['your-name', 'your-email'].map((field) => ({ field, message: 'Preencha este campo.' }));
		expect(noteFor({ ...rest, status: 'invalid', errors })?.title).toBe('Há dois campos a rever');
	});

	it.each(['aborted', 'failed', 'custom-http-error', 'custom-invalid-json', 'custom-fetch-error'])(
		'%s offers to try again and to copy the text',
		(status) => {
			expect(noteFor({ ...rest, status })).toMatchObject({ retry: true, copy: true });
		},
	);

	it.each(['spam', 'payment-required', 'custom-of-a-plugin', 'constructor'])(
		'%s does not ask for the same text again, but offers to copy it',
		(status) => {
			const note = noteFor({ ...rest, status });
			expect(note?.title).toBeTruthy();
			expect(note).toMatchObject({ copy: true });
			expect(note).not.toHaveProperty('retry');
		},
	);

	it('a message that waits by itself needs neither', () => {
		expect(noteFor({ ...rest, status: 'custom-fetch-error', pending: true })).toEqual({ title: 'Sem ligação' });
	});

	it('a message that went is told from those that are still here', () => {
		const others = [0, 1, 2].map((count) => noteFor({ ...rest, status: 'sent', others: count })?.help);
		expect(others[0]).not.toContain('Por enviar');
		expect(others[1]).toBe(`${others[0]} A mensagem em «Por enviar» é outra.`);
		expect(others[2]).toBe(`${others[0]} As mensagens em «Por enviar» são outras.`);
	});

	it('a page that lost its settings names the telephone and the e-mail', () => {
		expect(noteFor({ ...rest, unusable: true })?.reach).toBe('phone-and-email');
	});

	it.each(['silent', 'busy'] as const)(
		'a message that waits for the server says that it is not the network: %s',
		(fate) => {
			expect(noteFor({ ...rest, status: 'custom-fetch-error', pending: true, fate })?.help).toMatch(
				/dispositivo tem rede/,
			);
		},
	);

	it.each(['overdue', 'gone'] as const)(
		'%s names the telephone and the e-mail, and lets the text be copied',
		(fate) => {
			const note = noteFor({ ...rest, status: 'custom-http-error', fate });
			expect(note).toMatchObject({ reach: 'phone-and-email', copy: true });
			expect(note).not.toHaveProperty('retry');
		},
	);
});
