import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { type Folder, makeFolder, siteSettings } from '../../tests/unit/test-site.ts';
import { type CommandResult, runContent } from './command.ts';
import { articleFile, goodFiles, wineFile } from './testing/good-files.ts';

let root: Folder;

beforeEach(async () => {
	root = await makeFolder({ ...Object.fromEntries(goodFiles()), 'public/art/plates/vv-acima.svg': '<svg/>' });
	return root.remove;
});

const run = (...args: string[]): CommandResult => runContent(args, root.url, new Date('2026-11-23T12:00:00Z'));

test('a check of good content ends well', () => {
	const { lines, failed } = run('check');
	expect(failed).toBe(false);
	expect(lines.at(-1)).toBe(`${goodFiles().size} ficheiros, sem erros.`);
});

test('a check says problems in the order of the files, and nothing else', async () => {
	await root.write(wineFile, goodFiles().get(wineFile)!.replace('tintos', 'tinto'));
	await root.write(articleFile, goodFiles().get(articleFile)!.replace('Choveu.', 'A direcção do vento.'));
	expect(run('check')).toEqual({
		failed: true,
		lines: [
			`${articleFile}:15: "direcção" escreve-se "direção" desde o Acordo de 1990.`,
			expect.stringContaining(`${wineFile}:4: "category" é "tinto"`),
		],
	});
});

test('a check names the page that says for how long messages are kept otherwise than the settings', async () => {
	for (const file of ['src/messages/pt/legal.ts', 'src/content/pages/privacidade.md'])
		await root.write(file, (await readFile(file, 'utf8')).replace("'12 meses'", "'6 meses'"));
	await root.write('site-settings.json', JSON.stringify({ ...siteSettings, messages: { keepMonths: 6 } }));
	const { lines, failed } = run('check');
	expect(failed).toBe(true);
	expect(lines).toContainEqual(
		expect.stringMatching(/^src\/content\/pages\/privacidade\.md:\d+: As definições .* 6 meses, e aqui está "doze/),
	);
});

test('a check says that the settings cannot be read', async () => {
	await root.write('site-settings.json', '{}');
	expect(run('check').lines).toEqual([expect.stringMatching(/^site-settings\.json:1: /)]);
});

test.each([
	['wine', 'src/content/wines/vinha-do-tua.md', 'name: Vinha do tua'],
	['article', 'src/content/news/vinha-do-tua.md', 'date: 2026-11-23'],
	['visit', 'src/content/visits/vinha-do-tua.md', 'place: 2'],
])('a new %s is a file that passes the check and says what is to be written', async (kind, file, holds) => {
	expect(run('new', kind, 'vinha-do-tua')).toEqual({
		failed: false,
		lines: [expect.stringContaining(`${file} está pronto`)],
	});
	expect(await root.read(file)).toContain(`${holds}\n`);
	const { lines, failed } = run('check');
	expect(failed).toBe(false);
	expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${file}:\\d+: Está ainda por escrever\\.$`)));
});

test('one of each, and a second wine, can be begun with one name', () => {
	for (const [kind, slug] of [
		['wine', 'tua'],
		['article', 'tua'],
		['visit', 'tua'],
		['wine', 'tua-branco'],
	] as const)
		expect(run('new', kind, slug).failed).toBe(false);
	expect(run('check').failed).toBe(false);
});

test('texts that a new file makes wrong are named', async () => {
	const file = 'src/content/pages/vinhos.md';
	await root.write(file, goodFiles().get(file)!.replace('Texto de', 'Um vinhos e um azeite, texto de'));
	expect(run('new', 'wine', 'tua').lines).toContainEqual(expect.stringMatching(`^${file}:\\d+: "Um vinhos" contradiz`));
});

test.each([
	[['new', 'wine', 'teste'], 'src/content/wines/teste.md: já existe.'],
	[['new', 'wine', 'Vinha Nova'], 'src/content/wines/Vinha Nova.md: O nome do ficheiro é o endereço'],
	[['new', 'article', '../fora'], 'src/content/news/../fora.md: De "../fora.md" não se faz nenhuma página'],
	[['new', 'visit', 'x'.repeat(41)], 'o nome tem mais de 40 caracteres.'],
	[['new', 'quinta', 'tua'], 'Não se começa "quinta"; pode ser wine, article, visit ou parcel.'],
	[['new', 'parcel', 'vv-acima'], 'A parcela "vv-acima" já existe.'],
])('%s is refused with one line', (args, line) => {
	expect(run(...args)).toEqual({ failed: true, lines: [expect.stringContaining(line)] });
});

test('a parcel is not pretended: what it needs is said, file by file', () => {
	const { lines, failed } = run('new', 'parcel', 'vv-nova');
	expect(failed).toBe(true);
	expect(lines.join('\n')).toContain('tiles/source/parcels.geojson');
	expect(lines.join('\n')).toContain('src/content/parcel-names.json');
});

test('without a command it says how it is used', () => {
	expect(run()).toMatchObject({ failed: false, lines: expect.arrayContaining(['Uso: npm run content -- check']) });
	expect(run('new', 'wine').failed).toBe(true);
	expect(run('push').failed).toBe(true);
});
