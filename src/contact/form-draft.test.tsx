// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { changedFields } from './form-draft';
import { setUpFormPage } from './testing/form-page';

const page = setUpFormPage();

it('the fields that were typed in are told from those as the page came', () => {
	document.body.innerHTML =
		'<form><input type="text" name="nome"><textarea name="mensagem"></textarea><select name="assunto"><option>Um</option><option>Dois</option></select></form>';
	const form = document.querySelector('form')!;
	const changed = () => changedFields(form).map(({ name }) => name);
	expect(changed()).toEqual([]);
	form.querySelector('textarea')!.value = 'Olá';
	form.querySelector('select')!.selectedIndex = 1;
	expect(changed()).toEqual(['mensagem', 'assunto']);
	form.remove();
});

it('what was typed is there again after a reload, without the consent', async () => {
	await page.open();
	page.fill('Ainda não acabei');
	await page.reload();
	expect(page.field('your-message').value).toBe('Ainda não acabei');
	expect(page.field('accept-terms').checked).toBe(false);
	expect(page.form.querySelector('.wpcf7-character-count')?.textContent).toBe('1984');
});

it('a typed message takes as many rows as it has lines', async () => {
	await page.open();
	page.fill('um\ndois\ntrês');
	expect(page.form.querySelector('textarea')?.getAttribute('rows')).toBe('3');
});

it('the subject that the address names is chosen, without anything being typed; a draft’s own wins', async () => {
	history.replaceState(null, '', '?your-subject=Encomendas');
	await page.open();
	const subject = page.form.querySelector('select')!;
	expect([subject.value, changedFields(page.form)]).toEqual(['Encomendas', []]);
	page.form.reset();
	expect(subject.value).toBe('Encomendas');
	subject.value = 'Imprensa';
	page.fill('Ainda não acabei');
	await page.reload();
	expect(page.form.querySelector('select')?.value).toBe('Imprensa');
});

it('a subject that the form does not have leaves its first', async () => {
	history.replaceState(null, '', '?your-subject=Vindima');
	await page.open();
	expect(page.form.querySelector('select')?.value).toBe('Visitas e provas');
});
