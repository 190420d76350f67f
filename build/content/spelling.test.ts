import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formOf } from './forms.ts';
import { articleKind, estateKind, pageKinds, visitKind, wineKind } from './schemas.ts';
import { checkSpelling, readDictionary } from './spelling.ts';
import { messageFiles, stringsOf } from './testing/messages.ts';
import { typeset } from './typeset.ts';

const dictionary = readDictionary(readFileSync('src/content/words.txt', 'utf8'));
const check = (source: string) => checkSpelling(new Map([['a.md', source]]), dictionary);

test.each([
	['A direcção mudou.', 'direcção', 'direção'],
	['Vêem-se os muros.', 'Vêem-se', 'Veem-se'],
	['Pára-se três vezes.', 'Pára-se', 'Para-se'],
	['Um óptimo ano.', 'óptimo', 'ótimo'],
	['A recepção fica à esquerda.', 'recepção', 'receção'],
	['Foi um acto heróico.', 'acto', 'ato'],
	['Aberto ao fim-de-semana.', 'fim-de-semana', 'fim de semana'],
])('a spelling of before 1990 is an error on its line: %s', (text, before, after) => {
	const { errors } = check(`---\ntitle: Um título\n---\n\n${text}\n`);
	expect(errors).toContainEqual({
		file: 'a.md',
		line: 5,
		message: `"${before}" escreve-se "${after}" desde o Acordo de 1990.`,
	});
});

test('words whose spelling the agreement left alone are right', () => {
	expect(check('Um facto, um contacto, a adega e o convicto. Enviar-lhe-emos perguntas.')).toEqual({
		errors: [],
		warnings: [],
	});
});

test('an unknown word is a warning, and a name from the list is none', () => {
	const { errors, warnings } = check('lede: O vinhu é de Sousão.');
	expect(errors).toEqual([]);
	expect(warnings).toEqual([
		{ file: 'a.md', line: 1, message: '"vinhu" não vem no dicionário; se é um nome, junte-o a src/content/words.txt.' },
	]);
});

test('names of fields, slugs, comments and addresses are not read', () => {
	const source =
		'# colour\nparcel: qt-vale-sabor-3\n  - vv-acima\n[Mapa](/terroir?parcela=vf-tn)\nola@quatrovistas.example';
	expect(check(source).warnings).toEqual([]);
});

test.each(messageFiles)('the strings of %s are spelled as since 1990, and set as they are printed', (name) => {
	const strings = stringsOf(name);
	expect(checkSpelling(new Map([[name, strings.join('\n')]]), dictionary).errors).toEqual([]);
	for (const text of strings) expect(text).toBe(typeset(text));
});

test('what the check itself says, and the titles and hints of its fields, are spelled as since 1990', () => {
	const hints = [wineKind, articleKind, visitKind, estateKind, ...pageKinds.values()].map(({ schema }) =>
		JSON.stringify(formOf(schema)),
	);
	const said = [...stringsOf('messages.ts', 'build/content'), ...hints].join('\n');
	expect(checkSpelling(new Map([['messages.ts', said]]), dictionary).errors).toEqual([]);
});
