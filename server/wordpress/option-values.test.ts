import { describe, expect, it } from 'vitest';
import { type Entry, toPost } from '../messages/php-post';
import { contactForm } from './contact-form';
import type { FormDefinition, FormField } from './form-definition';
import { postedDataOf, withOptionValues } from './posted-data';

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
