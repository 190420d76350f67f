import { expect, test } from 'vitest';
import { formOf } from './forms.ts';
import { repository } from './read-content.ts';
import { articleKind, estateKind, pageKinds, visitKind, wineKind } from './schemas.ts';
import { checkSpelling, dictionaries } from './spelling.ts';
import { messageFiles, stringsOf } from './testing/messages.ts';
import { typeset, typesetAs } from './typeset.ts';

const dictionaryOf = dictionaries(repository);
const check = (source: string, file = 'src/content/wines/a.md') =>
	checkSpelling(new Map([[file, source]]), dictionaryOf);
const english = 'src/content/en/wines/a.md';
const unknownIn = (source: string) =>
	check(source, english).warnings.map(({ message }) => /"(.*?)"/.exec(message)?.[1]);

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
		file: 'src/content/wines/a.md',
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
		{
			file: 'src/content/wines/a.md',
			line: 1,
			message: '"vinhu" não vem no dicionário; se é um nome, junte-o a src/content/words.txt.',
		},
	]);
});

test('a translation is read with the dictionary of its language, and what it lacks goes into the list of that', () => {
	expect(check('lede: The colour of the vinyard.', english)).toEqual({
		errors: [],
		warnings: [
			{
				file: english,
				line: 1,
				message: '"vinyard" não vem no dicionário; se é um nome, junte-o a src/content/en/words.txt.',
			},
		],
	});
	expect(unknownIn('lede: The color of the harbor.')).toEqual(['color', 'harbor']);
	expect(unknownIn('lede: The óptimo acto.')).toEqual(['óptimo', 'acto']);
});

test.each([
	['castas of the Portuguese list and places', 'lede: Gouveio and Códega do Larinho from Ervedosa and Pesqueira.'],
	['names in the genitive and of several parts', 'lede: Martim’s walls, the wine grower’s and Trás-os-Montes.'],
	['short forms', 'lede: It doesn’t rain; they aren’t here.'],
	['Portuguese in emphasis', 'What is called *branco de bica fechada*, on *geios*.'],
	['words of both lists', 'The lagar and the mortório of the Bouschet.'],
])('a translation may have %s', (_, source) => {
	expect(unknownIn(source)).toEqual([]);
});

test('a misspelt word in emphasis and a small letter where a name stands are told', () => {
	expect(unknownIn('What is *allways* there, and martim.')).toEqual(['allways', 'martim']);
});

test('a language without a dictionary is not read', () => {
	expect(check('lede: Xyzzy plugh, óptimo.', 'src/content/xx/wines/a.md')).toEqual({ errors: [], warnings: [] });
});

test('names of fields, slugs, comments and addresses are not read', () => {
	const source =
		'# colour\nparcel: qt-vale-sabor-3\n  - vv-acima\n[Mapa](/terroir?parcela=vf-tn)\nola@quatrovistas.example';
	expect(check(source).warnings).toEqual([]);
});

const inLanguage = (code: string) => messageFiles.filter(({ language }) => language === code).map(({ path }) => path);

test.each(inLanguage('pt'))('the strings of %s are spelled as since 1990, and set as they are printed', (path) => {
	const strings = stringsOf(path);
	expect(checkSpelling(new Map([[path, strings.join('\n')]]), dictionaryOf).errors).toEqual([]);
	// Words of the page itself are short, and read by programs too: only in texts a pronoun is held to its verb.
	for (const text of strings) expect(text).toBe(typeset(text).replaceAll('-\u2060', '-'));
});

test.each(inLanguage('en'))('the strings of %s are spelled in British English, and set as they are printed', (path) => {
	const strings = stringsOf(path);
	expect(unknownIn(strings.filter((text) => !text.startsWith('/')).join('\n'))).toEqual([]);
	for (const text of strings) expect(text).toBe(typesetAs('en', () => typeset(text)));
});

test('what the check itself says, and the titles and hints of its fields, are spelled as since 1990', () => {
	const hints = [wineKind, articleKind, visitKind, estateKind, ...pageKinds.values()].map(({ schema }) =>
		JSON.stringify(formOf(schema)),
	);
	const said = [...stringsOf('build/content/messages.ts'), ...hints].join('\n');
	expect(check(said).errors).toEqual([]);
});
