import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { type Folder, makeFolder } from '../../tests/unit/test-site.ts';
import { keptMonthsProblems } from './kept-months.ts';
import { addLanguage, knownLanguages } from './languages.ts';
import { problemText } from './problem.ts';

const settings: object = JSON.parse(readFileSync('site-settings.json', 'utf8'));
const settingsWith = (keepMonths?: number) =>
	JSON.stringify({ ...settings, ...(keepMonths && { messages: { keepMonths } }) });
const files = [
	'src/messages/pt/legal.ts',
	'src/messages/en/legal.ts',
	'src/content/pages/privacidade.md',
	'src/content/en/pages/privacidade.md',
];

let root: Folder;
beforeEach(async () => {
	root = await makeFolder(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])));
	return root.remove;
});

const replace = async (file: string, before: string, now: string) =>
	root.write(file, (await root.read(file)).replace(before, now));
const problems = (months?: number) => keptMonthsProblems(settingsWith(months), root.url).map(problemText);

test('the pages say the months that the settings are shipped with', () => {
	expect([problems(), problems(12)]).toEqual([[], []]);
});

test.each([1, 6, 24, 120])('with %i months in the settings every line that says twelve is named', (months) => {
	const said = problems(months);
	expect(said.map((line) => line.replace(/:\d+: .*/, ''))).toEqual(expect.arrayContaining(files));
	expect(said).toHaveLength(4);
	expect(said[0]).toContain(`dizem ${months === 1 ? '1 mês' : `${months} meses`}, e aqui está "12 `);
	expect(said.join('\n')).toMatch(/privacidade\.md:\d+: .* e aqui está "doze meses depois de chegarem/);
});

test.each([
	['seis meses', 'six months', 6],
	['6 meses', '6 months', 6],
	['vinte e quatro meses', 'twenty-four months', 24],
	['1 mês', 'one month', 1],
])('a page that says "%s" and "%s" fits %i', async (portuguese, english, months) => {
	await replace(files[0]!, "'12 meses'", `'${months} meses'`);
	await replace(files[1]!, "'12 months'", `'${months} months'`);
	await replace(files[2]!, 'doze meses', portuguese);
	await replace(files[3]!, 'twelve months', english);
	expect(problems(months)).toEqual([]);
	expect(problems(12)).toHaveLength(4);
});

test.each([
	['12 mois', 'douze mois', 0],
	['six mois', 'six mois', 0],
	['6 mois', '6 mois', 2],
])('in a language that nobody here counts in "%s" and "%s" are so many mistakes', async (words, page, mistakes) => {
	const english = knownLanguages().find(({ code }) => code === 'en');
	if (!english) throw new Error('There is no English.');
	if (!knownLanguages().some(({ code }) => code === 'fr')) addLanguage({ ...english, code: 'fr' });
	const from = (file: string) => readFileSync(file.replace('/fr/', '/en/'), 'utf8').replace('12 months', words);
	for (const file of ['src/messages/fr/legal.ts', 'src/content/fr/pages/privacidade.md'])
		await root.write(file, from(file).replace('twelve months', page));
	expect(problems(12)).toHaveLength(mistakes);
});
