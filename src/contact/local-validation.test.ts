// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { FormView } from '../cf7/form-view';
import type { Schema } from '../cf7/schema';
import { latestSchema, localRefusal, markupRefusals, unmarkIfMarkupPasses } from './local-validation';
import { FormServer } from './testing/form-server';

const schema: Schema = {
	version: '1',
	locale: 'pt_PT',
	rules: [
		{ rule: 'required', field: 'your-name', error: 'Preencha este campo.' },
		{ rule: 'email', field: 'your-email', error: 'Escreva um endereço de email válido.' },
	],
};
const url = 'https://quatrovistas.example/wp-json/contact-form-7/v1/contact-forms/5/feedback/schema';
let server: FormServer;

const typed = (values: Record<string, string>) => {
	const formData = new FormData();
	for (const [name, value] of Object.entries({ _wpcf7: '5', ...values })) formData.append(name, value);
	return formData;
};

const refusal = (formData: FormData, rules: Schema | undefined = schema) =>
	localRefusal({ form: document.createElement('form'), formData, schema: rules, schemaUrl: url });

beforeEach(() => {
	server = new FormServer();
	localStorage.clear();
});

describe('without the server', () => {
	beforeEach(() => {
		server.reachable = false;
	});

	it('without the server, fields are refused by the rules as last known', async () => {
		const answer = await refusal(typed({ 'your-name': ' ', 'your-email': 'helena@' }));
		expect(answer).toMatchObject({ status: 'validation_failed', statusName: 'invalid', postedDataHash: '' });
		expect(answer?.invalidFields).toEqual([
			{ field: 'your-name', message: 'Preencha este campo.' },
			{ field: 'your-email', message: 'Escreva um endereço de email válido.' },
		]);
	});

	it('scripts of the site read a local refusal as they would read the server’s', async () => {
		const fields = { _wpcf7_unit_tag: 'wpcf7-f5-p6-o1', 'your-name': '', 'your-email': 'helena@correio.example' };
		const answer = await refusal(typed(fields));
		const message = 'Preencha este campo.';
		expect(answer?.received).toMatchObject({
			contact_form_id: 5,
			status: 'validation_failed',
			into: '#wpcf7-f5-p6-o1',
			invalid_fields: [{ field: 'your-name', message, idref: null, error_id: 'wpcf7-f5-p6-o1-ve-your-name' }],
			posted_data_hash: '',
		});
	});

	it('without the server, a message that breaks no rule may wait', async () => {
		const whole = typed({ 'your-name': 'Helena', 'your-email': 'helena@correio.example' });
		expect(await refusal(whole)).toBeUndefined();
	});
});

it('with the server there, it alone validates', async () => {
	expect(await refusal(typed({ 'your-name': '' }))).toBeUndefined();
});

it('the rules of the last visit are known on one without network', async () => {
	const asked = await latestSchema(url, 'pt_PT');
	server.reachable = false;
	expect(asked?.rules).toHaveLength(1);
	expect(await latestSchema(url, 'pt_PT')).toEqual(asked);
});

it('the rules of each form are known by themselves', async () => {
	const english = url.replace('/5/', '/7/');
	const asked = await latestSchema(url, 'pt_PT');
	server.schema = { json: { ...schema, locale: 'en_GB' } };
	await latestSchema(english, 'en_GB');
	server.reachable = false;
	expect(await latestSchema(url, 'pt_PT')).toEqual(asked);
	expect((await latestSchema(english, 'en_GB'))?.locale).toBe('en_GB');
	expect(await latestSchema(url.replace('/5/', '/9/'), 'pt_PT')).toBeUndefined();
});

it('the rules that a build with one form has stored are those of a form of their language', async () => {
	server.reachable = false;
	localStorage.setItem('quatro-vistas-contact-schema', JSON.stringify(schema));
	expect(await latestSchema(url, 'pt_PT')).toEqual(schema);
	expect(await latestSchema(url, 'en_GB')).toBeUndefined();
	const shipped = { ...schema, rules: [] };
	expect(await latestSchema(url, 'pt_PT', shipped), 'the form in the page is another one').toEqual(shipped);
});

it.each(['', '{', '[]', '{"rules":{}}'])(
	'the rules of the last visit are forgotten if what was stored is %j',
	async (kept) => {
		server.reachable = false;
		localStorage.setItem('quatro-vistas-contact-schema', kept);
		expect(await latestSchema(url, 'pt_PT')).toBeUndefined();
	},
);

describe('where the rules have never been here', () => {
	const form = document.createElement('form');
	const refused = (values: Record<string, string>) => {
		for (const [name, value] of Object.entries(values))
			(form.elements.namedItem(name) as HTMLInputElement).value = value;
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

	it('without rules, an empty form lacks each field that its markup requires, once', () => {
		expect(refused({ 'your-message': ' \n ' })).toEqual([
			'your-name: Preencha este campo.',
			'your-email: Preencha este campo.',
			'your-message: Preencha este campo.',
		]);
	});

	it('without rules, a typed value has to fit the type of its field', () => {
		const whole = { 'your-name': 'Ana', 'your-email': 'ana@correio.example', 'your-message': 'Olá' };
		expect(refused({ ...whole, 'your-email': 'ana@', 'your-site': 'sítio', 'your-phone': '12' })).toEqual([
			'your-email: Escreva um endereço de e-mail válido.',
			'your-site: Escreva um endereço web válido.',
			'your-phone: Escreva um número de telefone válido.',
		]);
		expect(refused({ ...whole, 'your-site': '', 'your-phone': '' })).toEqual([]);
	});

	it('a mark that the markup was the reason for goes with its reason, and the server’s stays', () => {
		document.body.innerHTML = '<div class="wpcf7"><form class="wpcf7-form" data-status="init"></form></div>';
		const marked = document.querySelector('form')!;
		marked.innerHTML = ['your-name', 'photos[]']
			.map(
				(name) => `<span class="wpcf7-form-control-wrap" data-name="${name.replace('[]', '')}">
					<input name="${name}" class="wpcf7-form-control wpcf7-validates-as-required"></span>`,
			)
			.join('');
		let errors: readonly { field: string; message: string }[] = [];
		const view = new FormView(marked.parentElement!, marked, (state) => {
			errors = state.errors;
		});
		const change = (name: string, value: string) => {
			const control = marked.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
			control.value = value;
			unmarkIfMarkupPasses(view, control, errors);
		};
		view.markFields(markupRefusals(marked, [...new FormData(marked)]));
		expect(errors.map(({ field }) => field)).toEqual(['your-name', 'photos']);
		change('your-name', ' ');
		change('photos[]', 'a.jpg');
		expect(errors.map(({ field }) => field)).toEqual(['your-name']);
		change('your-name', 'Ana');
		expect(errors).toEqual([]);
		view.markFields([{ field: 'your-name', message: 'Este nome é longo de mais.' }]);
		change('your-name', 'Ana Sousa');
		expect(errors).toHaveLength(1);
	});
});
