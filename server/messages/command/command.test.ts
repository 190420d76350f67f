import { appendFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../../tests/unit/test-site';
import { createMailbox, type Letter } from '../mailbox';
import { listenInFolder } from '../mailbox-socket';
import { runMessages } from './command';

const november = Date.UTC(2026, 10, 26, 7, 8, 38);
const letter: Letter = { time: november, formId: 5, unitTag: 't', data: { 'your-name': 'Ana' }, files: [] };

let folder: string;
let data: string;
beforeEach(async () => {
	const made = await makeFolder({ 'dist/_headers': '', 'dist/_messages.json': '{"keepMonths":6}' });
	folder = made.folder;
	data = join(folder, 'data');
	return made.remove;
});

const keep = (more: Partial<Letter>) => createMailbox(data).keep({ ...letter, ...more });
const run = (...args: string[]) => runMessages(args, { data, dist: join(folder, 'dist'), now: november });

describe('the list', () => {
	it('shows every field of every message, the oldest first', async () => {
		await keep({
			data: { 'your-name': 'Ana', 'your-message': 'Bom dia,\r\n\r\nquero visitar.', casta: { 0: 'a', 1: 'b' } },
		});
		const bytes = new Uint8Array([1]);
		await keep({ time: 0, files: [{ field: 'cv', name: 'cv.pdf', size: 1, bytes }] });
		const { lines, failed } = await run();
		expect(failed).toBe(false);
		expect(lines.map((line) => line.replace(/\(.*-0-/, '(…-0-'))).toEqual([
			'1970-01-01 01:00:00',
			'  your-name: Ana',
			'  cv.pdf (…-0-cv.pdf)',
			'',
			'2026-11-26 07:08:38',
			'  your-name: Ana',
			'  your-message: Bom dia,',
			'    ',
			'    quero visitar.',
			'  casta: a',
			'    b',
			'',
			`2 mensagens em ${data}.`,
		]);
	});

	it('shows nothing that a terminal would obey', async () => {
		await keep({ data: { 'your-\u001bname': 'Ana\u001b]0;x\u0007\u202e' } });
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
		expect((await run('list')).lines.join('\n')).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
	});

	it('names lines that cannot be read, and says where there are no messages', async () => {
		await mkdir(data);
		expect((await run()).lines).toEqual([`Não há mensagens em ${data}.`]);
		await keep({});
		await appendFile(join(data, 'messages.jsonl'), 'null\n\n{"id":"x","receivedAt":"ontem","data":{}}\n{"id"');
		expect((await run()).lines.slice(-4)).toEqual([
			`1 mensagem em ${data}.`,
			...[2, 4, 5].map((line) => `A linha ${line} de messages.jsonl não se lê, e fica como está.`),
		]);
	});

	it('that looks in a folder that is not there says so, where those of the service are, and fails', async () => {
		for (const args of [[], ['export', join(folder, 'a.csv')], ['delete']]) {
			const { lines, failed } = await run(...args);
			expect([failed, lines[0]], args[0]).toEqual([true, `A pasta ${data} não existe: as mensagens estão noutra.`]);
			expect(lines.at(-1)).toContain(
				'sudo -u quatro-vistas env DATA=/var/lib/quatro-vistas node dist-server/messages.mjs',
			);
		}
		expect(await readdir(folder)).toEqual(['dist']);
	});

	it('says what it cannot read', async () => {
		await mkdir(join(data, 'messages.jsonl'), { recursive: true });
		const { lines, failed } = await run();
		expect([failed, lines]).toEqual([true, [expect.stringMatching(/^Não se pôde ler ou escrever: EISDIR/)]]);
	});
});

describe('an export', () => {
	it('as JSON has the messages as they are stored', async () => {
		await keep({ data: { 'your-name': 'Ana', mais: { 0: 'a' } } });
		const file = join(folder, 'a.json');
		expect((await run('export', file)).lines).toEqual([`1 mensagem em ${data}. Estão em ${file}.`]);
		expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
			JSON.parse((await readFile(join(data, 'messages.jsonl'), 'utf8')).trim()),
		]);
		expect((await stat(file)).mode & 0o077).toBe(0);
	});

	it('as CSV has a column for every field of any message, and no formula', async () => {
		await keep({ data: { 'your-name': 'Ana "a do rio"; Sousa', 'your-message': 'um\ndois' } });
		await keep({ data: { 'your-name': '=HYPERLINK("http://x")', telefone: '+351 912 345 678' } });
		const file = join(folder, 'a.CSV');
		await run('export', file);
		const rows = (await readFile(file, 'utf8')).replace(/"[0-9a-f-]{36}"/g, '"id"').split('\r\n');
		expect(rows).toEqual([
			'\ufeff"id";"recebida";"formulário";"your-name";"your-message";"telefone";"ficheiros"',
			'"id";"2026-11-26 07:08:38";"5";"Ana ""a do rio""; Sousa";"um\ndois";"";""',
			`"id";"2026-11-26 07:08:38";"5";"'=HYPERLINK(""http://x"")";"";"'+351 912 345 678";""`,
			'',
		]);
	});

	it('overwrites nothing, and needs a folder and a name', async () => {
		await keep({});
		const file = join(folder, 'a.csv');
		await writeFile(file, 'before');
		expect(await run('export', file)).toEqual({ lines: [`${file} já existe: dê outro nome.`], failed: true });
		expect(await readFile(file, 'utf8')).toBe('before');
		expect((await run('export', join(folder, 'none/a.csv'))).lines[0]).toMatch(/^A pasta de .* não existe\.$/);
		expect(await run('export', join(folder, 'a.txt'))).toMatchObject({ failed: true });
	});
});

describe('deleting', () => {
	const times = [Date.UTC(2026, 4, 26, 7), Date.UTC(2026, 4, 26, 8)];

	it('deletes what is older than the settings of the build say', async () => {
		for (const time of times) await keep({ time });
		expect(await run('delete')).toEqual({ lines: ['1 mensagem apagada. O prazo é de 6 meses.'], failed: false });
		expect((await run()).lines[0]).toBe('2026-05-26 09:00:00');
		expect((await run('delete')).lines).toEqual(['Nenhuma mensagem passou o prazo. O prazo é de 6 meses.']);
	});

	it('asks the server that writes to the folder', async () => {
		await keep({ time: 0 });
		const server = await listenInFolder(data, async () => 4);
		expect((await run('delete')).lines).toEqual(['4 mensagens apagadas. Foi o servidor que as procurou.']);
		await new Promise((resolve) => server.close(resolve));
		expect((await run()).lines.at(-1)).toBe(`1 mensagem em ${data}.`);
	});

	it('deletes nothing where nobody says how long messages are kept', async () => {
		await keep({ time: 0 });
		await writeFile(join(folder, 'dist/_messages.json'), '{}');
		expect(await run('delete')).toMatchObject({ failed: true });
		expect(await readdir(data)).toEqual(['messages.jsonl']);
		expect((await run()).lines.at(-1)).toBe(`1 mensagem em ${data}.`);
	});
});

it.each([
	[['--help']],
	[['apagar']],
	[['list', 'x']],
	[['export']],
	[['export', 'a.csv', 'b.csv']],
	[['delete', 'tudo']],
])('anything else is answered with how it is used: %j', async (args) => {
	const { lines, failed } = await run(...args);
	expect([lines[0], failed]).toEqual([expect.stringContaining('npm run messages'), args[0] !== '--help']);
});
