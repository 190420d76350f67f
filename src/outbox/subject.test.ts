import { expect, test } from 'vitest';
import { subjectOf } from './subject';

const message = {
	id: 'm',
	createdAt: 0,
	attempts: 1,
	schemaUrl: '',
	feedbackUrl: '',
	entries: [],
	state: 'waiting',
} as const;

test('a message goes by its subject, and one without has a name all the same', () => {
	expect(subjectOf({ ...message, subject: 'Encomendas' })).toBe('Encomendas');
	expect(subjectOf({ ...message, subject: '' })).toBe('Mensagem');
});
