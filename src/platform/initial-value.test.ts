// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hasInitialValue } from './initial-value';

const fields = `<input name="text" value="of the page"><textarea name="area">of the page</textarea>
<input type="checkbox" name="box" checked><input type="radio" name="choice" value="a" checked><input type="radio" name="choice" value="b">
<select name="one"><option>first</option><option>second</option></select>
<select name="marked"><option>first</option><option selected>second</option></select>
<input type="range" name="range"><input type="hidden" name="_wpcf7_posted_data_hash" value="">`;

const isUntouched = (form: HTMLFormElement) => [...form.elements].every(hasInitialValue);

const open = (): HTMLFormElement => {
	document.body.innerHTML = `<form>${fields}</form>`;
	return document.querySelector('form')!;
};

it('a form as the page came with it is untouched, whatever scripts put into its hidden fields', () => {
	const form = open();
	form.querySelector<HTMLInputElement>('[type="hidden"]')!.value = 'hash';
	expect(isUntouched(form)).toBe(true);
});

it.each([
	['a text', '[name="text"]', 'value', 'typed'],
	['a longer text', 'textarea', 'value', 'typed'],
	['a box', '[name="box"]', 'checked', false],
	['a choice', '[value="b"]', 'checked', true],
	['a list', '[name="one"]', 'selectedIndex', 1],
	['a list with a choice of its own', '[name="marked"]', 'selectedIndex', 0],
])('%s that was changed is the visitor’s', (_what, selector, property, value) => {
	const form = open();
	Reflect.set(form.querySelector(selector)!, property, value);
	expect(isUntouched(form)).toBe(false);
});
