import type { OutboxEntry, OutboxMessage } from '../message';

const addresses = { schemaUrl: 'https://wp.example/schema', feedbackUrl: 'https://wp.example/feedback' };
const text = [
	['_wpcf7', '5'],
	['your-message', 'Olá'],
] as const;
const file = { name: 'a.txt', type: 'text/plain', bytes: new Uint8Array([1, 2]).buffer };
const first = { createdAt: 1, attempts: 1, subject: 'Imprensa', ...addresses, entries: text };
/** The form of `first`, which is known by its hidden fields. */
const form = { id: 5, locale: '' };

type WrittenRecord = { since: string; record: object; message: OutboxMessage };

/** A record of a build, and what is read from it otherwise than it was written. */
const written = (since: string, own: object, read: object = {}): WrittenRecord => {
	const record = { ...first, ...own };
	const message: object = { ...record, form, ...read };
	return { since, record, message: message as OutboxMessage };
};

/** Every shape of record that builds of the site have written, and what is read from it. No line may go: a visitor may come back after weeks. */
export const writtenRecords = [
	written('the first build', { id: 'a', state: 'waiting' }),
	written('the first build, with a file', { id: 'b', state: 'unknown', entries: [...text, ['your-file', file]] }),
	written('the first build, with an answer of two fields', {
		id: 'c',
		state: 'refused',
		answer: { status: 'spam', message: 'Não.' },
	}),
	written(
		'the first build, sent',
		{ id: 'd', state: 'sent', entries: [], answer: { status: 'mail_sent', message: 'Obrigado!' }, sentAt: 2 },
		{ form: undefined },
	),
	written(
		'answers are stored whole, as they were parsed',
		{
			id: 'e',
			state: 'refused',
			answer: {
				status: 'spam',
				statusName: 'spam',
				message: 'Não.',
				invalidFields: [],
				postedDataHash: '',
				received: { status: 'spam', message: 'Não.' },
			},
		},
		{ answer: { status: 'spam', message: 'Não.', received: { status: 'spam', message: 'Não.' } } },
	),
	written('answers may be in doubt', {
		id: 'f',
		state: 'refused',
		answer: { status: 'http_error', message: '', inDoubt: true },
	}),
	written('forms may be gone, and outcomes unreported', {
		id: 'g',
		state: 'refused',
		untold: true,
		answer: { status: 'http_error', message: '', gone: true },
	}),
	written(
		'obstacles are noted',
		{ id: 'h', state: 'waiting', untold: false, obstacle: { kind: 'busy', since: 3, notBefore: undefined } },
		{ untold: undefined },
	),
	written('messages may have an id for the companion', {
		id: 'i',
		state: 'waiting',
		untold: true,
		submission: '4f2a',
	}),
	written('messages may have lost their id for the companion', { id: 'j', state: 'unknown', submission: undefined }),
	written(
		'the form is kept beside the text, also of one that was sent',
		{
			id: 'k',
			state: 'sent',
			form: { id: 7, locale: 'en_GB' },
			entries: [],
			answer: { status: 'mail_sent', message: 'Thank you.' },
			sentAt: 2,
		},
		{ form: { id: 7, locale: 'en_GB' } },
	),
];

/** Records that no build has written: a later one may, or a disk that failed. */
export const unreadableRecords: readonly { what: string; record: object; entries: readonly OutboxEntry[] }[] = [
	{ what: 'of a state that is not known here', record: { ...first, id: 'i', state: 'scheduled' }, entries: text },
	{
		what: 'without what the server said',
		record: { ...first, id: 'j', state: 'refused', answer: ['spam', 'Não.'] },
		entries: text,
	},
	{
		what: 'with a field in another shape',
		record: {
			...first,
			id: 'k',
			state: 'waiting',
			entries: [['your-name', 'Ana'], { field: 'your-phone', text: '91' }],
		},
		entries: [['your-message', 'your-name\nAna\nyour-phone\n91']],
	},
	{
		what: 'with its fields by name',
		record: { id: 'l', state: 'waiting', fields: { 'your-name': 'Ana', 'your-message': 'Olá' } },
		entries: [['your-message', 'Ana\nOlá']],
	},
	{
		what: 'of which only texts are understood',
		record: { id: 'm', title: 'Visita', text: ['Olá,', 'somos três.'] },
		entries: [['your-message', 'Visita\nOlá,\nsomos três.']],
	},
];
