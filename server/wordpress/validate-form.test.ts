import { expect, it } from 'vitest';
import { toPost } from '../messages/php-post';
import { contactForm } from './contact-form';
import type { FormDefinition } from './form-definition';
import { validateTexts } from './validate-form';

/** The names of the fields that are refused. */
function refused(fields: Readonly<Record<string, string>>, form: FormDefinition = contactForm): string[] {
	const posted = { post: toPost(Object.entries(fields)), unitTag: 't' };
	return validateTexts(form, [], posted, 'key').map(({ field }) => field);
}

it.each(['Ana\r\nBcc: x@example.com', 'Ana\nSousa', 'Ana\tSousa', 'Ana\u0000', 'Ana\u007fSousa', 'Ana\u0085Sousa'])(
	'refuses a name with a control character in it: %j',
	(name) => expect(refused({ 'your-name': name })).toEqual(['your-name']),
);

it('a line break in a hidden field, which no visitor sees, is refused', () => {
	const form: FormDefinition = { ...contactForm, fields: [{ type: 'hidden', name: 'campaign' }] };
	expect(refused({ campaign: 'spring\r\nBcc: x@example.com' }, form)).toEqual(['campaign']);
	expect(refused({ campaign: 'spring' }, form)).toEqual([]);
});

it('line breaks are accepted in fields of several lines, accents and spaces everywhere', () => {
	expect(refused({ 'your-name': 'Inês  d’Além', 'your-message': 'Olá,\r\n\tadeus' })).toEqual([]);
});
