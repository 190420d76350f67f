import { expect, it } from 'vitest';
import { formAddresses } from './addresses';

const namespace = 'contact-form-7/v1';

it('a form’s addresses lie below the REST root', () => {
	expect(formAddresses({ root: 'https://wp.example/wp-json/', namespace }, 5, 'https://site.example/contacto')).toEqual(
		{
			feedback: 'https://wp.example/wp-json/contact-form-7/v1/contact-forms/5/feedback',
			schema: 'https://wp.example/wp-json/contact-form-7/v1/contact-forms/5/feedback/schema',
			refill: 'https://wp.example/wp-json/contact-form-7/v1/contact-forms/5/refill',
		},
	);
});

it('a REST root without a host becomes absolute', () => {
	const { schema } = formAddresses({ root: '/wp-json', namespace }, 5, 'https://site.example/contacto');
	expect(schema).toBe('https://site.example/wp-json/contact-form-7/v1/contact-forms/5/feedback/schema');
});

it('a form’s path goes into the query of a root that has one', () => {
	const { feedback } = formAddresses({ root: '/?rest_route=/', namespace }, 5, 'https://site.example/contacto');
	expect(feedback).toBe('https://site.example/?rest_route=/contact-form-7/v1/contact-forms/5/feedback');
});
