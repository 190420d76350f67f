import { beforeEach, expect, it } from 'vitest';
import { type Folder, makeFolder } from '../../tests/unit/test-site.ts';
import { emptyLanguages, languageProblems } from './language-folders.ts';
import { readLanguage } from './languages.ts';

let root: Folder;
let messages: URL;

beforeEach(async () => {
	root = await makeFolder();
	messages = new URL('messages/', root.url);
	return root.remove;
});

const writeEmpty = (...files: string[]) => Promise.all(files.map((file) => root.write(file, '')));

it('names the files of words that a language lacks', async () => {
	await writeEmpty('src/content/pages/home.md');
	await writeEmpty(...['pt/news.ts', 'pt/menu.ts', 'en/news.ts', 'en/language.json'].map((name) => `messages/${name}`));
	expect(languageProblems(root.url, messages)).toEqual([
		{ file: 'src/messages/en/menu.ts', line: 1, message: expect.stringContaining('Falta este ficheiro') },
	]);
});

it('names a folder of content of which nothing says what language it is', async () => {
	await writeEmpty('src/content/fr/wines/abade.md', 'src/content/en/wines/abade.md', 'src/content/testing/notes.md');
	await writeEmpty('messages/pt/news.ts', 'messages/en/news.ts');
	expect(languageProblems(root.url, messages)).toMatchObject([
		{ file: 'src/content/fr', message: 'Falta src/messages/fr/language.json, que diz que língua é esta.' },
	]);
});

it('tells once of a language in which nothing is written yet', () => {
	expect(emptyLanguages(['en'])).toEqual([]);
	expect(emptyLanguages([])).toMatchObject([{ file: 'src/content/en' }]);
});

const whole = {
	tag: 'fr-FR',
	name: 'Français',
	offer: 'Cette page en français',
	close: 'Fermer',
	addresses: { vinhos: 'vins' },
	content: {
		wineHeadings: ['Le vin', 'Vigne'],
		grapes: ['Cépages'],
		quotes: ['«', '»'],
		percentSpace: ' ',
		months: ['janv', 'fevr', 'mars', 'avr', 'mai', 'juin', 'juil', 'aout', 'sept', 'oct', 'nov', 'dec'],
		hours: { heure: 1, nuit: 24, jour: 24, semaine: 168, mois: 730.56, an: 8766 },
		andDay: ' et ',
	},
};

it('reads what the folder of a language says of it', async () => {
	await root.write('messages/fr/language.json', JSON.stringify(whole));
	expect(readLanguage('fr', messages)).toEqual({ code: 'fr', ...whole });
});

it.each([
	[undefined, /fr\/language\.json:1: Falta este ficheiro/],
	['{', /Não é JSON que se possa ler/],
	[JSON.stringify({ ...whole, tag: 'não é' }), /"tag" não é o nome de uma língua/],
	[JSON.stringify({ ...whole, addresses: { vinhos: 'Les vins' } }), /"addresses\.vinhos" é parte de um endereço/],
	[
		JSON.stringify({ ...whole, content: { ...whole.content, wineHeadings: ['Le vin'] } }),
		/"content\.wineHeadings" precisa de 2/,
	],
	[JSON.stringify({ ...whole, offer: undefined }), /"offer" falta/],
	[
		JSON.stringify({ ...whole, content: { ...whole.content, months: whole.content.months.with(1, 'févr.') } }),
		/"content\.months\.1" escreve-se aqui em letras pequenas, sem acentos/,
	],
	[JSON.stringify({ ...whole, content: { ...whole.content, hours: undefined } }), /"content\.hours" falta/],
])('a language that is told as %j is refused with its file', async (text, message) => {
	if (text !== undefined) await root.write('messages/fr/language.json', text);
	expect(() => readLanguage('fr', messages)).toThrow(message);
});
