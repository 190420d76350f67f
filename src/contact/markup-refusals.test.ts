// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { markupRefusals } from './markup-refusals';

const form = document.createElement('form');
const refused = (values: Record<string, string>) => {
	for (const [name, value] of Object.entries(values)) (form.elements.namedItem(name) as HTMLInputElement).value = value;
	return markupRefusals(form, [...new FormData(form)]).map(({ field, message }) => `${field}: ${message}`);
};

beforeEach(() => {
	form.innerHTML = `
		<input name="your-name" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required">
		<input name="your-email" class="wpcf7-email wpcf7-validates-as-required wpcf7-text wpcf7-validates-as-email">
		<input name="your-phone" class="wpcf7-tel wpcf7-text wpcf7-validates-as-tel">
		<input name="your-site" class="wpcf7-url wpcf7-text wpcf7-validates-as-url">
		<textarea name="your-message" class="wpcf7-textarea wpcf7-validates-as-required"></textarea>`;
});

it('an empty form lacks each field that it marks as required, once', () => {
	expect(refused({ 'your-message': ' \n ' })).toEqual([
		'your-name: Preencha este campo.',
		'your-email: Preencha este campo.',
		'your-message: Preencha este campo.',
	]);
});

it('what is typed has to be what its field is for', () => {
	const whole = { 'your-name': 'Ana', 'your-email': 'ana@correio.example', 'your-message': 'Olá' };
	expect(refused({ ...whole, 'your-email': 'ana@', 'your-site': 'sítio', 'your-phone': '12' })).toEqual([
		'your-email: Escreva um endereço de e-mail válido.',
		'your-site: Escreva um endereço web válido.',
		'your-phone: Escreva um número de telefone válido.',
	]);
	expect(refused({ ...whole, 'your-site': '', 'your-phone': '' })).toEqual([]);
});
