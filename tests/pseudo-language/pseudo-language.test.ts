import { expect, test } from 'vitest';
import { addLanguage } from '../../build/content/languages';
import { checkContent, readableContent } from '../../build/content/parse-content';
import { publicFiles, readContentFiles } from '../../build/content/read-content';
import { pseudoModule } from './pseudo-messages';
import { pseudoFiles, pseudoLanguage } from './pseudo-site';
import { foreignWords, pseudo } from './pseudo-words';

const files = pseudoFiles();

test('words are accented and longer by two fifths; what belongs to a machine stays', () => {
	expect(pseudo('Vinha Velha, 12 ha')).toBe('Víínhàà Vêêlhàà, 12 ha');
	expect(pseudo('[o mapa](/terroir) de casa@quatrovistas.example')).toBe(
		'[ôô mààpàà](/terroir) dêê casa@quatrovistas.example',
	);
	const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
	const words = [...readContentFiles().values()].join(' ').replaceAll(/\S*[/@:]\S*/g, ' ');
	expect(letters(pseudo(words)) / letters(words)).toBeGreaterThan(1.4);
});

test('a word with a vowel of another language is found among them, a name is not', () => {
	expect(foreignWords(`${pseudo('Vinhos da casa')}, Vinhos, Quinta do Martim, 12 ha`, ['Quinta do Martim'])).toEqual([
		'Vinhos',
	]);
});

test('a module of words keeps its functions, its names and what is no word', () => {
	const moduleSaying = (there: string, tag: string) => `
import { a } from './a';
export const m = { to: '/vinhos', kind: 'phone', of: (n: 'um') => (n === 'um' ? \`${there} \${n}\\u00a0m\` : '${tag}') };
`;
	expect(pseudoModule('m', moduleSaying('Há', 'pt-PT'), "const other = 'phone';", ['pt-PT', 'en-XA'])).toBe(
		moduleSaying('Hàà', 'en-XA'),
	);
});

test('the language is whole: no text of the site is missing, half done or outdated in it', () => {
	const { code } = pseudoLanguage;
	addLanguage({ code, ...JSON.parse(files.get(`src/messages/${code}/language.json`) ?? '') });
	const content = new Map([...readContentFiles(), ...[...files].filter(([name]) => name.endsWith('.md'))]);
	expect(checkContent(content, publicFiles())).toEqual([]);
	const { untranslated, outdated } = readableContent(content, publicFiles(), code);
	expect([untranslated.size, outdated]).toEqual([0, []]);
});
