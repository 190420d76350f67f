import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

const shown = (text: string) => typeset(text).replaceAll(/[\u00a0\u2060]/g, '~');

test.each([
	['Rufete 24 %, outras 12 %', 'Rufete~24~%, outras~12~%'],
	['Tinta Amarela 7,5%, Códega-do-Larinho 92,5%', 'Tinta~Amarela~7,5~%, Códega-do-Larinho~92,5~%'],
	['Custou 12 % do que valia, ou menos 3 %.', 'Custou 12~% do que valia, ou menos 3~%.'],
	['Inclinação média das vinhas da casa 46 %', 'Inclinação média das vinhas da casa 46~%'],
	['curvas de 2,5 em 2,5 m', 'curvas de~2,5~em~2,5~m'],
	['Segunda a sábado, 10h30', 'Segunda~a~sábado, 10h30'],
	['820 mm por ano', '820~mm por ano'],
	['5 200 pés/ha', '5~200~pés/ha'],
	['1 250 000 garrafas', '1~250~000 garrafas'],
	['3 h 30, das quais 2 h a andar', '3~h~30, das quais 2~h a andar'],
	['4,2 km, +180 m', '4,2~km, +180~m'],
	['28,5% e 60 %', '28,5~% e 60~%'],
	['−2,1 °C', '−2,1~°C'],
	['Servir a 16–17 °C, não a 20 °C', 'Servir a~16–17~°C, não a~20~°C'],
	['Cobrançosa (lote 1), Madural (lote 2)', 'Cobrançosa (lote~1), Madural (lote~2)'],
	['28 € por pessoa', '28~€ por pessoa'],
	['Lei n.º 24/96, artigo 14.º, alíneas a) e b)', 'Lei~n.º~24/96, artigo~14.º, alíneas~a)~e~b)'],
	['10.30 am, 2.30 pm', '10.30~am, 2.30~pm'],
	['NIPC 514 000 417', 'NIPC 514~000~417'],
	['perdeu-se, apagá-las, deram-lho', 'perdeu-~se, apagá-~las, deram-~lho'],
	['o Decreto-Lei n.º 24/2014', 'o Decreto-~Lei~n.º~24/2014'],
	['de 12 de agosto a 2 de setembro de 2024', 'de 12~de~agosto a 2~de~setembro de 2024'],
])('«%s» does not part at the end of a line', (typed, printed) => {
	expect(shown(typed)).toBe(printed);
});

test.each(['+351 254 000 417', '5130-000 Ervedosa', 'em 2025 100 dias', '12 maçãs', '3 litros', '2 hectares'])(
	'«%s» stays as it is typed',
	(typed) => {
		expect(typeset(typed)).toBe(typed);
	},
);

test('straight quotes become those of Portuguese print', () => {
	expect(typeset('o nome é só "a do rio"')).toBe('o nome é só «a do rio»');
});

test('setting a text twice changes nothing, and nothing but spaces, quotes and what holds words together changes', () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[\d +,.%mkghl°C€"a-z-]{0,40}$/), (typed) => {
			const once = typeset(typed);
			expect(typeset(once)).toBe(once);
			const spaced = typed.replace(/(?<=\d)%/g, ' %');
			expect(once.replaceAll('\u00a0', ' ').replaceAll('\u2060', '').replace(/[«»]/g, '"')).toBe(spaced);
		}),
	);
});
