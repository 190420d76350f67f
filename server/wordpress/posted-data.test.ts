import { describe, expect, it } from 'vitest';
import { type Entry, toPost } from '../messages/php-post';
import { contactForm } from './contact-form';
import type { FormDefinition, FormField } from './form-definition';
import { hashPostedData, postedDataOf, withOptionValues } from './posted-data';

const body: Entry[] = [
	['_wpcf7_unit_tag', 't'],
	['your-name', 'Ana'],
	['your-message', 'um\ndois'],
];
const time = Date.parse('2026-11-20T10:05:00Z');
const from = { remoteAddress: '10.0.0.1', unitTag: 't', time, key: 'k' };

function hashOf(entries: readonly Entry[], other: Partial<typeof from> = {}): string {
	return hashPostedData(postedDataOf(toPost(entries)), { ...from, ...other });
}

function replaced(name: string, value: string): Entry[] {
	return body.map(([key, old]) => [key, key === name ? value : old]);
}

describe('the posted data hash', () => {
	it('the posted data hash is 32 hex digits', () => expect(hashOf(body)).toMatch(/^[0-9a-f]{32}$/));

	it.each([
		['later in the half hour', body, { time: Date.parse('2026-11-20T10:29:59Z') }],
		['white space at the ends', replaced('your-name', ' Ana\u00a0'), {}],
		['another _ field', [...body, ['_more', '1']] satisfies Entry[], {}],
		['a file', [...body, ['cv', { name: 'a', size: 0, bytes: new Uint8Array() }]] satisfies Entry[], {}],
	])('the posted data hash stays the same with %s', (_what, entries, other) =>
		expect(hashOf(entries, other)).toBe(hashOf(body)),
	);

	it.each([
		['the next half hour', body, { time: Date.parse('2026-11-20T10:30:00Z') }],
		['another address', body, { remoteAddress: '10.0.0.2' }],
		['another unit tag', body, { unitTag: 'u' }],
		['an empty field more', [...body, ['x', '']] satisfies Entry[], {}],
		['the fields in another order', [...body].reverse(), {}],
		['CRLF inside a text', replaced('your-message', 'um\r\ndois'), {}],
	])('the posted data hash changes with %s', (_what, entries, other) =>
		expect(hashOf(entries, other)).not.toBe(hashOf(body)),
	);
});

const mailOf = (field: FormField, entries: Entry[]) => {
	const form: FormDefinition = { ...contactForm, fields: [field] };
	const post = toPost(entries);
	return withOptionValues(form, post, postedDataOf(post));
};

describe('what the mail says of a choice', () => {
	it('the mailed value of an option is the hidden side of its pipe', () => {
		const options = [{ shown: 'Vendas', hidden: 'vendas@quatrovistas.example' }, 'Adega'];
		const field: FormField = { type: 'select', name: 'to', options };
		expect(mailOf(field, [['to', 'Vendas']])).toEqual({ to: 'vendas@quatrovistas.example' });
		expect(mailOf(field, [['to', 'Adega']])).toEqual({ to: 'Adega' });
	});

	it('the mailed value of the last option has the text beside it, if that was chosen', () => {
		const field: FormField = { type: 'checkbox', name: 'c', options: ['Azeite', 'Outro'], freeText: true };
		const text: Entry = ['_wpcf7_free_text_c', ' Mel '];
		expect(mailOf(field, [['c[]', 'Azeite'], ['c[]', 'Outro'], text])).toEqual({ c: { 0: 'Azeite', 1: 'Outro Mel' } });
		expect(mailOf(field, [['c[]', 'Azeite'], text])).toEqual({ c: { 0: 'Azeite' } });
	});

	it('the mailed values of other fields are as posted', () => {
		const field: FormField = { type: 'radio', name: 'r', options: ['Sim'] };
		expect(
			mailOf(field, [
				['your-name', 'Sim'],
				['x[a]', '1'],
			]),
		).toEqual({ 'your-name': 'Sim', x: { a: '1' } });
	});
});
