import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedText } from '../../tests/conformance/client/recording';
import { type Folder, filledForm, formSettings, makeFolder, open, siteSettings } from '../../tests/unit/test-site';
import { bundleServer } from './server-bundle';

/** Settings of a build that are not those of the repository. */
const settings = { ...siteSettings, contactForm: formSettings(77, 'pt_PT') };
const fields = { ...filledForm, _wpcf7: '77', _wpcf7_unit_tag: 'wpcf7-f77-p6-o1' };

/** A folder with nothing in it but a build and the server's bundle: no packages, here or in a folder above. */
let machine: Folder;
let bundle: Folder;

beforeAll(async () => {
	bundle = await makeFolder();
	await bundleServer(bundle.folder);
	return bundle.remove;
});

beforeEach(async () => {
	const form = recordedText('form-a.html').replaceAll('data-wpcf7-id="5"', 'data-wpcf7-id="77"');
	const block = `<script type="application/json" id="site-settings">${JSON.stringify(settings)}</script>`;
	machine = await makeFolder({
		'dist/_headers': '/*\n  X-Frame-Options: DENY\n',
		'dist/index.html': 'início',
		'dist/_news.json': JSON.stringify([{ slug: 'poda', title: 'A poda', date: '2026-01-20', category: 'vinha' }]),
		'dist/contacto.html': `<!DOCTYPE html><html><head>${block}</head><body>${form}</body></html>`,
	});
	await mkdir(join(machine.folder, 'dist-server'));
	for (const name of ['main.mjs', 'messages.mjs'])
		await copyFile(join(bundle.folder, name), join(machine.folder, 'dist-server', name));
	return machine.remove;
});

async function run(
	env: Record<string, string> = {},
	onAddress?: (address: string, child: ChildProcess) => Promise<void> | void,
) {
	const child = spawn(process.execPath, ['dist-server/main.mjs'], {
		cwd: machine.folder,
		env: { PATH: process.env.PATH, PORT: '0', ACCESS_LOG: 'off', ...env },
	});
	let output = '';
	const visited: (Promise<void> | void)[] = [];
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk: Buffer) => {
			output += chunk.toString();
			const address = /Quatro Vistas: (http:\/\/\S+)\n/.exec(output)?.[1];
			if (address && visited.length === 0) visited.push(onAddress?.(address, child));
		});
	}
	const [code, signal] = await once(child, 'close');
	await Promise.all(visited);
	return { output, code, signal };
}

function visit(env: Record<string, string>, atAddress: (address: string) => Promise<void>) {
	return run(env, (address, child) => atAddress(address).finally(() => child.kill('SIGTERM')));
}

/** What the command for messages says. */
async function runCommand(...args: string[]): Promise<string> {
	const options = { cwd: machine.folder, env: { PATH: process.env.PATH } };
	return (await promisify(execFile)(process.execPath, ['dist-server/messages.mjs', ...args], options)).stdout;
}

function post(
	address: string,
	more: Record<string, string> = {},
	headers: Record<string, string> = {},
	path = '/contacto',
): Promise<Response> {
	return fetch(address + path, {
		method: 'POST',
		headers: { 'user-agent': 'Mozilla/5.0', ...headers },
		body: new URLSearchParams({ ...fields, ...more }),
	});
}

describe('the program, with nothing but Node and a build', () => {
	it('serves pages and news, and keeps messages of the form it was built with', async () => {
		const { output, code } = await visit({}, async (address) => {
			expect(await (await fetch(address)).text()).toBe('início');
			const news = await fetch(`${address}/wp-admin/admin-ajax.php?action=get_news`);
			expect(await news.text()).toContain('class="news-item"');
			expect(await (await post(address)).text()).toContain('Obrigado! A sua mensagem foi enviada.');
		});
		expect([code, output.trim().split('\n').length]).toEqual([0, 1]);
		const [line = ''] = (await machine.read('server/data/messages.jsonl')).split('\n');
		expect(JSON.parse(line)).toMatchObject({ formId: 77, data: { 'your-name': 'Ana Sousa' } });
	});

	it('answers the form of each language in its language', async () => {
		const english = { ...settings.contactForm, id: 78, locale: 'en_GB', unitTag: 'wpcf7-f78-p8-o1' };
		const forms = { contactForms: { pt: settings.contactForm, en: english } };
		const page = await machine.read('dist/contacto.html');
		const pageWith = (contactForm: object) =>
			page.replace(/(?<=id="site-settings">).*?(?=<)/, JSON.stringify({ ...settings, contactForm, ...forms }));
		await machine.write('dist/contacto.html', pageWith(settings.contactForm));
		const englishPage = pageWith(english).replace('data-wpcf7-id="77"', 'data-wpcf7-id="78"');
		await machine.write('dist/en/contact.html', englishPage);
		const languages = [
			{ code: 'pt', tag: 'pt-PT', addresses: {}, isMain: true },
			{ code: 'en', tag: 'en-GB', addresses: { contacto: 'contact' } },
		];
		await machine.write('dist/_languages.json', JSON.stringify(languages));
		await machine.write('own.json', JSON.stringify({ ...settings, contactForm: forms.contactForms }));
		const { output } = await visit({ SITE_SETTINGS: 'own.json' }, async (address) => {
			const posted = { _wpcf7: '78', 'your-subject': 'Press' };
			expect(await (await post(address, posted, {}, '/en/contact')).text()).toContain(
				'Thank you for your message. It has been sent.',
			);
			expect(await (await post(address)).text()).toContain('Obrigado! A sua mensagem foi enviada.');
		});
		expect(output).not.toContain('SITE_SETTINGS');
	});

	it('takes twenty messages of an address, and keeps the text of the next one in the form', async () => {
		await visit({}, async (address) => {
			for (let count = 0; count < 20; count += 1) expect((await post(address)).status).toBe(200);
			const refused = await post(address, { 'your-message': 'Ainda cá estou' });
			expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('Ainda cá estou')]);
		});
	});

	it('goes by MESSAGE_LIMITS, for each visitor that a proxy of TRUSTED_PROXIES names', async () => {
		await visit({ MESSAGE_LIMITS: '1,3', TRUSTED_PROXIES: '127.0.0.0/8' }, async (address) => {
			const statuses: number[] = [];
			for (const visitor of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
				statuses.push((await post(address, {}, { 'x-forwarded-for': visitor })).status);
			}
			expect(statuses).toEqual([200, 429, 200, 200, 429]);
		});
	});

	it('believes no proxy that TRUSTED_PROXIES does not name', async () => {
		await visit({ MESSAGE_LIMITS: '1,2', TRUSTED_PROXIES: '10.0.0.1' }, async (address) => {
			const statuses: number[] = [];
			for (const visitor of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
				statuses.push((await post(address, {}, { 'x-forwarded-for': visitor })).status);
			}
			expect(statuses).toEqual([200, 429, 429]);
		});
	});

	it.each([
		['MESSAGE_LIMITS', '20'],
		['TRUSTED_PROXIES', 'proxy.example'],
		['ACCESS_LOG', '/var/log/site.log'],
	])('refuses to start with %s=%s, naming it', async (name, value) => {
		const { output, code } = await run({ [name]: value });
		expect([code, output]).toEqual([1, expect.stringContaining(name)]);
	});

	const messages = 'server/data/messages.jsonl';
	const keepMonths = (months: number) => machine.write('dist/_messages.json', JSON.stringify({ keepMonths: months }));
	/** The line of a message that came so many days ago. */
	const lineOf = (days: number) =>
		`${JSON.stringify({ id: 'x', receivedAt: new Date(Date.now() - days * 24 * 3_600_000), formId: 77, data: {} })}\n`;

	it.each([
		['older than twelve months', undefined, 300, 400],
		['older than the settings of the build say', 24, 400, 800],
	])('deletes messages that are %s when it starts', async (_what, months, recentDays, oldDays) => {
		if (months !== undefined) await keepMonths(months);
		const recent = lineOf(recentDays);
		await machine.write(messages, lineOf(oldDays) + recent);
		await visit({}, () => vi.waitFor(async () => expect(await machine.read(messages)).toBe(recent), 10_000));
	});

	it('deletes old messages when the command for them asks it to, and loses none that arrives meanwhile', async () => {
		await keepMonths(120);
		await machine.write(messages, lineOf(463).repeat(500));
		const said: string[] = [];
		await visit({ MESSAGE_LIMITS: '1000,1000' }, async (address) => {
			const posting = Promise.all(Array.from({ length: 60 }, () => post(address)));
			await keepMonths(12);
			for (let count = 0; count < 3; count += 1) said.push(await runCommand('delete'));
			await posting;
			said.push(await runCommand('list'));
		});
		expect(said[0]).toBe('500 mensagens apagadas. Foi o servidor que as procurou.\n');
		expect(said[3]).toContain('60 mensagens em server/data.');
		expect(await runCommand('delete')).toBe('Nenhuma mensagem passou o prazo. O prazo é de 12 meses.\n');
	});

	it('writes a line for each request, with nothing that a visitor has written', async () => {
		const { output } = await visit({ ACCESS_LOG: 'on' }, async (address) => {
			await (await fetch(`${address}/?nome=Ana%20Sousa`, { headers: { referer: 'https://x.example' } })).text();
			await (await post(address)).text();
			await (await fetch(`${address}/ana@example.com`)).text();
		});
		const lines = output.split('\n').filter((line) => /^\d{4}-/.test(line));
		expect(lines.map((line) => line.replace(/^\S+ | \d+ms$/g, ''))).toEqual([
			'GET / 200',
			'POST /contacto 200',
			'GET (other) 404',
		]);
	});

	it('goes on when nobody reads its lines any more', async () => {
		const child = spawn(process.execPath, ['dist-server/main.mjs'], {
			cwd: machine.folder,
			env: { PATH: process.env.PATH, PORT: '0' },
		});
		const [line] = await once(child.stdout, 'data');
		const address = /http:\/\/\S+/.exec(String(line))?.[0] ?? '';
		child.stdout.destroy();
		for (let count = 0; count < 3; count += 1) expect((await fetch(address)).status).toBe(200);
		child.kill('SIGTERM');
		expect(await once(child, 'close')).toEqual([0, null]);
	});

	it('finishes the message that is being posted when it is told to stop, by npm too, and answers nobody else', async () => {
		const slow = await open(createServer((_request, response) => void setTimeout(() => response.end(sent), 1500)));
		const sent = JSON.stringify({ status: 'mail_sent', message: 'Obrigado!', invalid_fields: [] });
		const { code } = await run({ WORDPRESS_URL: slow.address }, async (address, child) => {
			const answer = post(address);
			await new Promise((resolve) => setTimeout(resolve, 500));
			child.kill('SIGTERM');
			await new Promise((resolve) => setTimeout(resolve, 200));
			child.kill('SIGTERM');
			await expect(fetch(address)).rejects.toThrow();
			expect(await (await answer).text()).toContain('Obrigado!');
		});
		expect(code).toBe(0);
		await slow.close();
	});

	it('ends at once when it is told to stop again later', async () => {
		const silent = await open(createServer(() => undefined));
		const { signal } = await run({ WORDPRESS_URL: silent.address }, async (address, child) => {
			const answer = post(address).catch(() => 'cut');
			await new Promise((resolve) => setTimeout(resolve, 500));
			child.kill('SIGINT');
			await new Promise((resolve) => setTimeout(resolve, 1200));
			child.kill('SIGINT');
			expect(await answer).toBe('cut');
		});
		expect(signal).toBe('SIGKILL');
		await silent.close();
	});

	it('says that its settings are not those of the build, and goes by the build', async () => {
		await machine.write('other.json', JSON.stringify({ ...settings, contactForm: { ...settings.contactForm, id: 5 } }));
		const { output } = await visit({ SITE_SETTINGS: 'other.json' }, async (address) => {
			expect(await (await post(address)).text()).toContain('Obrigado!');
		});
		expect(output).toContain('SITE_SETTINGS is not what the site was built with.');
	});

	it('says that pages send the form elsewhere', async () => {
		const html = await machine.read('dist/contacto.html');
		const elsewhere = html.replace('"root":"/wp-json/"', '"root":"https://wordpress.example/wp-json/"');
		await machine.write('dist/contacto.html', elsewhere);
		const { output } = await visit({}, async () => undefined);
		expect(output).toContain('Pages send the form to https://wordpress.example/wp-json/');
	});

	it.each([
		['the form', / data-wpcf7-id="77"/, 'does not hold form 77'],
		['the settings', /<script.*<\/script>/, 'holds no site settings'],
	])('refuses to start on a contact page without %s', async (_what, cut, expected) => {
		await machine.write('dist/contacto.html', (await machine.read('dist/contacto.html')).replace(cut, ''));
		const { output, code } = await run();
		expect([code, output]).toEqual([1, expect.stringContaining(expected)]);
	});

	it('refuses to start where nothing was built, naming what to do', async () => {
		await rm(join(machine.folder, 'dist'), { recursive: true });
		const { output, code } = await run();
		expect([code, output]).toEqual([1, expect.stringContaining('npm run build')]);
	});

	it('says that its port is taken', async () => {
		const other = await open(createServer());
		const { output, code } = await run({ PORT: String(other.port) });
		await other.close();
		expect([code, output]).toEqual([1, expect.stringContaining(`Port ${other.port} is in use`)]);
	});

	it('ends within seconds though its data folder is on a disk that does not answer', async () => {
		// Opening a pipe waits for its other end, in the kernel, as a file of a network disk that is gone does.
		await mkdir(join(machine.folder, 'data'));
		execFileSync('mkfifo', [join(machine.folder, 'data/messages.jsonl')]);
		const { signal } = await run({ DATA: 'data' }, async (address, child) => {
			expect((await fetch(address)).status).toBe(200);
			child.kill('SIGTERM');
		});
		expect(signal).toBe('SIGKILL');
	}, 15_000);

	it('says where it listens, in one line, and ends cleanly on a signal', async () => {
		const { output, code } = await run({}, (address, child) => {
			expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
			child.kill('SIGTERM');
		});
		expect([code, output.trim().split('\n').length]).toEqual([0, 1]);
	});
});
