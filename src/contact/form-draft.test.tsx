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
