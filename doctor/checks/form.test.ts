import { expect, it } from 'vitest';
import { recordedText } from '../../tests/conformance/client/recording';
import { readPage } from '../page';
import { checkForm } from './form';

const form = { id: 5, version: '6.1.6', locale: 'pt_PT', unitTag: 'wpcf7-f5-p6-o1', containerPost: 6 };
const html = recordedText('form-a.html');
const check = (settings: Partial<typeof form> = {}, page = html) =>
	checkForm(readPage(page), '/contacto', { ...form, ...settings }).map(({ kind, text }) => `${kind}: ${text}`);

it('a form is right where page and settings say the same', () =>
	expect(check()).toEqual(['right: /contacto tem o formulário 5, com a etiqueta wpcf7-f5-p6-o1.']));

it('a form of another number, or none, is wrong', () => {
	expect(check({ id: 7 })).toEqual(['wrong: /contacto tem o formulário 5, e devia ter o 7.']);
	expect(check({}, '<p>Em breve</p>')).toEqual(['wrong: /contacto não tem formulário nenhum, e devia ter o 5.']);
});

it.each([
	[{ unitTag: 'wpcf7-5' }, 'A etiqueta "wpcf7-5" não é como wpcf7-f5-p6-o1.'],
	[{ unitTag: 'wpcf7-f7-p6-o1' }, 'A etiqueta wpcf7-f7-p6-o1 é do formulário 7, e o das definições é o 5.'],
	[{ containerPost: 8 }, 'A etiqueta wpcf7-f5-p6-o1 é da página 6 de WordPress, e a das definições é a 8.'],
])('a unit tag that contradicts its settings is wrong: %j', (settings, words) =>
	expect(check(settings)[0]).toBe(`wrong: ${words}`),
);

it('a form with another tag or version in the page is wrong', () => {
	expect(check({ unitTag: 'wpcf7-f5-p6-o2', version: '6.2' })).toEqual([
		'wrong: O formulário na página tem a etiqueta wpcf7-f5-p6-o1, e devia ter wpcf7-f5-p6-o2.',
		'wrong: O campo _wpcf7_version da página é "6.1.6", e devia ser "6.2".',
		'wrong: O campo _wpcf7_unit_tag da página é "wpcf7-f5-p6-o1", e devia ser "wpcf7-f5-p6-o2".',
	]);
});
