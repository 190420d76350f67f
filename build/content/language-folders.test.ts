import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { emptyLanguages, languageProblems } from './language-folders.ts';
import { readLanguage } from './languages.ts';

let root: string;

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'languages-'));
	return () => rm(root, { recursive: true });
});

const url = (path = '') => pathToFileURL(`${join(root, path)}/`);

async function write(path: string, text = ''): Promise<void> {
	await mkdir(join(root, path, '..'), { recursive: true });
	await writeFile(join(root, path), text);
}

const messagesIn = (...files: string[]) => Promise.all(files.map((file) => write(`messages/${file}`)));

it('names the files of words that a language lacks', async () => {
	await write('src/content/pages/home.md');
	await messagesIn('pt/news.ts', 'pt/menu.ts', 'en/news.ts', 'en/language.json');
	expect(languageProblems(url(), url('messages'))).toEqual([
		{ file: 'src/messages/en/menu.ts', line: 1, message: expect.stringContaining('Falta este ficheiro') },
	]);
});

it('names a folder of content of which nothing says what language it is', async () => {
	await write('src/content/fr/wines/abade.md');
	await write('src/content/en/wines/abade.md');
	await write('src/content/testing/notes.md');
	await messagesIn('pt/news.ts', 'en/news.ts');
	expect(languageProblems(url(), url('messages'))).toMatchObject([
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
	content: { wineHeadings: ['Le vin', 'Vigne'], grapes: ['Cépages'], quotes: ['«', '»'], percentSpace: ' ' },
};

it('reads what the folder of a language says of it', async () => {
	await write('messages/fr/language.json', JSON.stringify(whole));
	expect(readLanguage('fr', url('messages'))).toEqual({ code: 'fr', ...whole });
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
])('a language that is told as %j is refused with its file', async (text, message) => {
	if (text !== undefined) await write('messages/fr/language.json', text);
	expect(() => readLanguage('fr', url('messages'))).toThrow(message);
});
