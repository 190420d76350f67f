// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { untouchedFields } from './typed-values';

it('tells the fields that were typed in from those as the page came', () => {
	document.body.innerHTML =
		'<form><input type="text" name="nome"><textarea name="mensagem"></textarea><select name="assunto"><option>Um</option><option>Dois</option></select></form>';
	const form = document.querySelector('form')!;
	expect([...untouchedFields(form)]).toEqual(['nome', 'mensagem', 'assunto']);
	form.querySelector('textarea')!.value = 'Olá';
	form.querySelector('select')!.selectedIndex = 1;
	expect([...untouchedFields(form)]).toEqual(['nome']);
});
