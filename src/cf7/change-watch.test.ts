// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ChangeWatch, watchChanges } from './change-watch';
import { FormView } from './form-view';
import type { Schema } from './schema';

const rules: Schema = {
	version: '1',
	locale: 'pt_PT',
	rules: [
		{ rule: 'required', field: 'your-name', error: 'Preencha este campo.' },
		{ rule: 'email', field: 'your-email', error: 'Escreva um endereço.' },
		{ rule: 'required', field: 'your-message', error: 'Escreva algo.' },
	],
};
const wrap = (name: string) =>
	`<span class="wpcf7-form-control-wrap" data-name="${name}"><input class="wpcf7-form-control" name="${name}"></span>`;

const checkWithoutRules = vi.fn();
let learn: (schema: Schema | undefined) => void;
let watch: ChangeWatch;
let leaving: AbortController;
const type = (name: string, value: string) => {
	const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
	input.value = value;
	watch.changed(input);
};
const handedOn = () => checkWithoutRules.mock.calls.map(([, control]) => control.name);
const tips = () => [...document.querySelectorAll('.wpcf7-not-valid-tip')].map(({ textContent }) => textContent);

// Fetched when a form is first entered; here it is at hand at once.
beforeAll(() => import('./rules').then(() => {}));
beforeEach(() => {
	document.body.innerHTML = `<div class="wpcf7"><form data-status="init">
		${wrap('your-name')}${wrap('your-email')}${wrap('your-message')}</form></div>`;
	const form = document.querySelector('form')!;
	const view = new FormView(form.parentElement!, form, () => {});
	const schema = new Promise<Schema | undefined>((resolve) => {
		learn = resolve;
	});
	leaving = new AbortController();
	checkWithoutRules.mockReset();
	watch = watchChanges(view, schema, leaving.signal, checkWithoutRules);
});

it('every field that changed before the schema had come is validated once it is there', async () => {
	type('your-message', '');
	type('your-email', 'ana@');
	expect(tips()).toEqual([]);
	learn(rules);
	await vi.waitFor(() => expect(tips()).toEqual(['Preencha este campo.', 'Escreva um endereço.', 'Escreva algo.']));
});

it('every field that changed while the pointer was down is validated once it is up', async () => {
	type('your-name', '');
	learn(rules);
	await vi.waitFor(() => expect(tips()).toEqual(['Preencha este campo.']));
	document.dispatchEvent(new MouseEvent('pointerdown'));
	type('your-message', '');
	type('your-email', 'ana@');
	expect(tips()).toEqual(['Preencha este campo.']);
	document.dispatchEvent(new Event('pointerup'));
	await vi.waitFor(() => expect(tips()).toEqual(['Preencha este campo.', 'Escreva um endereço.', 'Escreva algo.']));
});

it('a field that is left by a tap is validated after its click, whose mouse events come when the finger is up', async () => {
	learn(rules);
	type('your-name', '');
	await vi.waitFor(() => expect(tips()).toHaveLength(1));
	const press = (kind: string) => document.dispatchEvent(new MouseEvent(kind));
	press('pointerdown');
	press('pointerup');
	press('mousedown');
	type('your-name', 'Ana');
	await new Promise((resolve) => setTimeout(resolve));
	expect(tips()).toHaveLength(1);
	press('mouseup');
	await vi.waitFor(() => expect(tips()).toEqual([]));
});

it('a change that was forgotten, or left with its page, is not validated', async () => {
	type('your-email', 'ana@');
	watch.forget();
	type('your-name', '');
	learn(rules);
	await vi.waitFor(() => expect(tips()).toEqual(['Preencha este campo.']));
	leaving.abort();
	type('your-email', 'ana@');
	expect(tips()).toEqual(['Preencha este campo.']);
});

it('where there is no schema, what changed is handed on', async () => {
	type('your-name', '');
	learn(undefined);
	await vi.waitFor(() => expect(checkWithoutRules).toHaveBeenCalledOnce());
	type('your-email', 'ana@');
	expect(new Set(handedOn())).toEqual(new Set(['your-name', 'your-email']));
	expect(tips()).toEqual([]);
});

it('where the code does not come, what changed is handed on, and validated as soon as it does', async () => {
	vi.doMock('./rules', () => {
		throw new Error('offline');
	});
	learn(rules);
	type('your-name', '');
	await vi.waitFor(() => expect(handedOn()).toEqual(['your-name']));
	expect(tips()).toEqual([]);
	vi.doUnmock('./rules');
	type('your-email', 'ana@');
	await vi.waitFor(() => expect(tips()).toEqual(['Preencha este campo.', 'Escreva um endereço.']));
});
