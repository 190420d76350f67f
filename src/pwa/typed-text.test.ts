// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { holdsTypedText, keepTypedText, restoreTypedText } from './typed-text';

const form = `
	<form>
		<input type="hidden" name="version" value="1">
		<input name="nome" value="">
		<textarea name="mensagem"></textarea>
		<select name="assunto"><option>Visita</option><option>Vinhos</option></select>
		<input name="dias[]" value="">
		<input name="dias[]" value="">
		<input type="checkbox" name="aceito" value="1">
	</form>`;

beforeEach(() => {
	sessionStorage.clear();
	document.body.innerHTML = form;
});

describe('what the visitor typed', () => {
	test('is nothing on a page as it was rendered', () => {
		field('version').value = '2';
		expect(holdsTypedText()).toBe(false);
	});

	test('comes back after the reload, once, and tells the page', () => {
		field('nome').value = 'Joana';
		field('mensagem').value = 'Duas linhas\nde texto';
		field('assunto').value = 'Vinhos';
		fields('dias[]')[1]!.value = 'sábado';
		field('aceito').checked = true;
		expect(holdsTypedText()).toBe(true);
		keepTypedText();

		document.body.innerHTML = form;
		const changed: string[] = [];
		document.body.addEventListener('input', (event) => changed.push((event.target as HTMLInputElement).name));
		restoreTypedText();
		expect(field('nome').value).toBe('Joana');
		expect(field('mensagem').value).toBe('Duas linhas\nde texto');
		expect(field('assunto').value).toBe('Vinhos');
		expect(fields('dias[]').map(({ value }) => value)).toEqual(['', 'sábado']);
		expect(field('aceito').checked, 'a consent has to be given again').toBe(false);
		expect(changed).toEqual(['nome', 'mensagem', 'assunto', 'dias[]']);

		document.body.innerHTML = form;
		restoreTypedText();
		expect(field('nome').value).toBe('');
	});

	test('is nothing in a form that has put its fields away, because the message waits', () => {
		field('nome').value = 'Joana';
		document.querySelector('form')!.insertAdjacentHTML('beforeend', '<div data-fields="folded"></div>');
		document.body.insertAdjacentHTML('beforeend', '<form><input name="nome"></form>');
		expect(holdsTypedText()).toBe(false);
		fields('nome')[1]!.value = 'Rui';
		expect(holdsTypedText()).toBe(true);
		keepTypedText();
		for (const each of document.querySelectorAll('form')) each.reset();
		restoreTypedText();
		expect(fields('nome').map(({ value }) => value)).toEqual(['', 'Rui']);
	});

	test('is said to be lost where the browser stores nothing', () => {
		const setItem = () => {
			throw new DOMException('', 'QuotaExceededError');
		};
		vi.stubGlobal('sessionStorage', { setItem });
		expect(keepTypedText(), 'nothing typed, nothing lost').toBe(true);
		field('nome').value = 'Joana';
		expect(keepTypedText()).toBe(false);
		vi.unstubAllGlobals();
	});

	test('does not come back on another page, nor from a record that is not ours', () => {
		sessionStorage.setItem(
			'typed-text',
			JSON.stringify({ path: '/outra', fields: [{ name: 'nome', ordinal: 0, value: 'x' }] }),
		);
		restoreTypedText();
		sessionStorage.setItem('typed-text', '{"path":');
		restoreTypedText();
		expect(field('nome').value).toBe('');
	});
});

function fields(name: string): HTMLInputElement[] {
	return [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
}

function field(name: string): HTMLInputElement {
	return fields(name)[0]!;
}
