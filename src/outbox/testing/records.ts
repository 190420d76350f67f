import type { OutboxEntry, OutboxMessage } from '../message';

const addresses = { schemaUrl: 'https://wp.example/schema', feedbackUrl: 'https://wp.example/feedback' };
const text = [
	['_wpcf7', '5'],
	['your-message', 'Olá'],
] as const;
const file = { name: 'a.txt', type: 'text/plain', bytes: new Uint8Array([1, 2]).buffer };
const first = { createdAt: 1, attempts: 1, subject: 'Imprensa', ...addresses, entries: text };
/** What is read of `first`: its form is known by its hidden fields. */
const parsed = { ...first, form: { id: 5, locale: '' } };

/** Every shape of record that builds of the site have written, and what is read from it. No line may go: a visitor may come back after weeks. */
export const writtenRecords: readonly { since: string; record: object; message: OutboxMessage }[] = [
	{
		since: 'the first build',
		record: { ...first, id: 'a', state: 'waiting' },
		message: { ...parsed, id: 'a', state: 'waiting' },
	},
	{
		since: 'the first build, with a file',
		record: { ...first, id: 'b', state: 'unknown', entries: [...text, ['your-file', file]] },
		message: { ...parsed, id: 'b', state: 'unknown', entries: [...text, ['your-file', file]] },
	},
	{
		since: 'the first build, with an answer of two fields',
		record: { ...first, id: 'c', state: 'refused', answer: { status: 'spam', message: 'Não.' } },
		message: {
			...parsed,
			id: 'c',
			state: 'refused',
			answer: { status: 'spam', message: 'Não.', received: undefined },
		},
	},
	{
		since: 'the first build, sent',
		record: {
			...first,
			id: 'd',
			state: 'sent',
			entries: [],
			answer: { status: 'mail_sent', message: 'Obrigado!' },
			sentAt: 2,
		},
		message: {
			...first,
			id: 'd',
			state: 'sent',
			entries: [],
			answer: { status: 'mail_sent', message: 'Obrigado!', received: undefined },
			sentAt: 2,
		},
	},
	{
		since: 'answers are stored whole, as they were parsed',
		record: {
			...first,
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
		message: {
			...parsed,
			id: 'e',
			state: 'refused',
			answer: { status: 'spam', message: 'Não.', received: { status: 'spam', message: 'Não.' } },
		},
	},
	{
		since: 'answers may be in doubt',
		record: { ...first, id: 'f', state: 'refused', answer: { status: 'http_error', message: '', inDoubt: true } },
		message: {
			...parsed,
			id: 'f',
			state: 'refused',
			answer: { status: 'http_error', message: '', received: undefined, inDoubt: true },
		},
	},
	{
		since: 'forms may be gone, and outcomes unreported',
		record: {
			...first,
			id: 'g',
			state: 'refused',
			untold: true,
			answer: { status: 'http_error', message: '', gone: true },
		},
		message: {
			...parsed,
			id: 'g',
			state: 'refused',
			untold: true,
			answer: { status: 'http_error', message: '', received: undefined, gone: true },
		},
	},
	{
		since: 'obstacles are noted',
		record: {
			...first,
			id: 'h',
			state: 'waiting',
			untold: false,
			obstacle: { kind: 'busy', since: 3, notBefore: undefined },
		},
		message: {
			...parsed,
			id: 'h',
			state: 'waiting',
			obstacle: { kind: 'busy', since: 3, notBefore: undefined },
		},
	},
	{
		since: 'messages may have an id for the companion',
		record: { ...first, id: 'i', state: 'waiting', untold: true, submission: '4f2a' },
		message: { ...parsed, id: 'i', state: 'waiting', untold: true, submission: '4f2a' },
	},
	{
		since: 'messages may have lost their id for the companion',
		record: { ...first, id: 'j', state: 'unknown', submission: undefined },
		message: { ...parsed, id: 'j', state: 'unknown' },
	},
	{
		since: 'the form is kept beside the text, also of one that was sent',
		record: {
			...first,
			id: 'k',
			state: 'sent',
			form: { id: 7, locale: 'en_GB' },
			entries: [],
			answer: { status: 'mail_sent', message: 'Thank you.' },
			sentAt: 2,
		},
		message: {
			...first,
			id: 'k',
			state: 'sent',
			form: { id: 7, locale: 'en_GB' },
			entries: [],
			answer: { status: 'mail_sent', message: 'Thank you.', received: undefined },
			sentAt: 2,
		},
	},
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
