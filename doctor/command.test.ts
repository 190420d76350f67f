import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordedText } from '../tests/conformance/client/recording';
import { formSettings, makeFolder, open, siteSettings } from '../tests/unit/test-site';
import { runDoctor } from './command';

const closing: (() => unknown)[] = [];
let folder: string;
beforeEach(async () => {
	const made = await makeFolder({});
	folder = made.folder;
	closing.push(made.remove);
});
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close();
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(answer: Handler): Promise<string> {
	const server = await open(createServer(answer));
	closing.push(server.close);
	return server.address;
}

/** @returns the path of a settings file */
async function settings(origin: string, more: object = {}): Promise<string> {
	const file = join(folder, 'settings.json');
	await writeFile(file, JSON.stringify({ ...siteSettings, origin, ...more }));
	return file;
}

const block = (text: string) => `<script type="application/json" id="site-settings">${text}</script>`;
const limits = { answerMs: 2_000, totalMs: 15_000 };

/** A server on which everything is wrong that can be. */
function brokenSite(): Handler {
	return ({ url = '', method }, response) => {
		response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString());
		response.setHeader('content-security-policy', "default-src *; script-src 'self' 'unsafe-inline'");
		response.setHeader('cache-control', 'max-age=86400');
		const [path = ''] = url.split('?');
		if (path === '/') {
			response.end(`${block('{"origin":')}<script src="/assets/first-1.js"></script>`);
		} else if (path === '/contacto') {
			response.end(recordedText('form-a.html').replaceAll('data-wpcf7-id="5"', 'data-wpcf7-id="77"'));
		} else if (path === '/contacto/') {
			response.writeHead(301, { location: 'https://evil.example/\u009b2J' }).end();
		} else if (path === '/contacto.html') {
			response.writeHead(301, { location: url }).end();
		} else if (path === '/sw.js') {
			// The host hangs.
		} else if (path === '/assets/first-1.js') {
			response.on('drain', () => response.write('x'.repeat(100_000)));
			response.write('x'.repeat(100_000));
		} else if (path === '/map/archive.json') {
			response.end('{"archive":"//evil.example/map/x.pmtiles"}');
		} else if (path.endsWith('/schema')) {
			response.end(`${'['.repeat(100_000)}`);
		} else if (path.endsWith('/refill')) {
			response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(30_000_000)));
		} else if (path.endsWith('/health')) {
			response.end('{"version":"1\u001b[2J","table":false,"time":"ontem"}');
		} else if (method === 'POST') {
			response.writeHead(500).end();
		} else {
			response.end('<h1>Página de entrada</h1>');
		}
	};
}

describe('a broken site', () => {
	it('is told of fault by fault, within its time', async () => {
		const address = await serve(brokenSite());
		const start = performance.now();
		const { lines, code } = await runDoctor([address], await settings(address), limits);
		expect(performance.now() - start).toBeLessThan(20_000);
		expect(code).toBe(1);
		const text = lines.join('\n');
		for (const fault of [
			/ERRADO +\/contacto\/ leva a https:\/\/evil\.example/,
			/ERRADO +\/contacto\.html leva a \/contacto\.html/,
			/ERRADO +Um endereço que não existe responde 200/,
			/ERRADO +As definições dentro das páginas não se leem/,
			/ERRADO +\/contacto tem o formulário 77, e devia ter o 5/,
			/ERRADO +As regras do formulário não vêm em JSON/,
			/ERRADO +As perguntas do formulário não vêm em JSON/,
			/ERRADO +O que vem em vez das notícias não é uma lista/,
			/ERRADO +A política de segurança deixa 'unsafe-inline' em script-src/,
			/ERRADO +\/: x-content-type-options falta/,
			/ERRADO +\/ pode ficar 24 horas numa cache/,
			/ERRADO +\/ vem sem compressão/,
			/ERRADO +127\.0\.0\.1:\d+ não responde a tempo: \/sw\.js/,
			/ERRADO +\/map\/archive\.json não diz onde está o mapa/,
			/ERRADO +O relógio do servidor está 60 minutos atrasado/,
			/ERRADO +O companheiro responde, mas as regras do formulário não o dizem/,
			/por saber +Se recebe mensagens do formulário 5 não se sabe/,
			/por saber +Se o correio de WordPress sai e chega não se sabe/,
		])
			expect(text).toMatch(fault);
		expect(text.match(/não responde a tempo: \/sw\.js/g)).toHaveLength(1);
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
		expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
	});

	it.each<[string, Handler, RegExp]>([
		[
			'an endless redirect',
			({ url = '' }, response) => response.writeHead(302, { location: `${url}x` }).end(),
			/reencaminha sem fim/,
		],
		['silence', () => undefined, /não responde a tempo/],
		['a page of somebody else', (_request, response) => response.end('<h1>nginx</h1>'), /não é este sítio/],
		['an error', (_request, response) => response.writeHead(503).end(), /erro do servidor \(503\)/],
		[
			'an endless page',
			(_request, response) => {
				response.on('drain', () => response.write('x'.repeat(100_000)));
				response.write('x'.repeat(100_000));
			},
			/não é este sítio/,
		],
	])('that is nothing but %s is asked once and no more', async (_what, answer, words) => {
		let asked = 0;
		const address = await serve((request, response) => {
			asked += 1;
			answer(request, response);
		});
		const { lines, code } = await runDoctor([address], await settings(address), limits);
		expect(code).toBe(1);
		expect(lines.join('\n')).toMatch(words);
		expect(asked).toBeLessThanOrEqual(6);
	});
});

const companionHealth = () => ({
	version: '1.0.0',
	contact_form_7: true,
	submissions: true,
	unfinished: 0,
	time: Math.floor(Date.now() / 1000),
});

describe('a WordPress on another host', () => {
	/** A site of which nothing but its front page is right, and what was asked of its WordPress. */
	async function pair(wordpress: Handler, more: object = {}) {
		const asked: string[] = [];
		const other = await serve((request, response) => {
			asked.push(`${request.method} ${request.url}`);
			wordpress(request, response);
		});
		const site = await serve((_request, response) => response.end(block('{}')));
		const api = { root: `${other}/wp-json/`, namespace: 'contact-form-7/v1' };
		const file = await settings(site, { wpcf7: { api }, ajaxUrl: `${other}/wp-admin/admin-ajax.php`, ...more });
		const { lines } = await runDoctor([site], file, limits);
		return { text: lines.join('\n'), asked };
	}

	const schema = (rules: object[], more: object = {}) =>
		JSON.stringify({ version: 'x', locale: 'pt_PT', rules, ...more });
	const form = '/wp-json/contact-form-7/v1/contact-forms/5';

	it('is asked for what pages ask of it, and posted nothing that it could mail', async () => {
		const { text, asked } = await pair((request, response) => {
			response.setHeader('access-control-allow-origin', request.headers.origin ?? '');
			response.setHeader('vary', 'Origin');
			if (request.method === 'POST') response.writeHead(400).end('{"code":"wpcf7_unit_tag_not_found"}');
			else if (request.url?.endsWith('/schema'))
				response.end(schema([{ rule: 'required', field: 'a' }], { quatro_vistas: true }));
			else if (request.url?.endsWith('/health')) response.end(JSON.stringify(companionHealth()));
			else response.end('{}');
		});
		expect(asked.sort()).toEqual(
			[
				`GET ${form}/feedback/schema`,
				`GET ${form}/refill`,
				'GET /wp-admin/admin-ajax.php?action=get_news&page=1&category=*',
				'GET /wp-json/quatro-vistas/v1/health',
				`POST ${form}/feedback`,
			].sort(),
		);
		expect(text).toMatch(/certo +127\.0\.0\.1:\d+ dá as regras do formulário 5/);
		expect(text).toMatch(/certo +A resposta de \S+ pode ser lida por páginas de/);
		expect(text).toMatch(/certo +Recebe mensagens/);
		expect(text).toMatch(/certo +É a versão 1\.0\.0/);
	});

	it('is asked for the form of each language', async () => {
		const contactForm = { pt: formSettings(5, 'pt_PT'), en: formSettings(7, 'en_GB') };
		const { text } = await pair(
			(request, response) => {
				if (!request.url?.includes('/contact-forms/7/')) response.end(schema([]));
				else response.writeHead(404).end('{"code":"wpcf7_not_found"}');
			},
			{ contactForm },
		);
		expect(text).toMatch(/certo +127\.0\.0\.1:\d+ dá as regras do formulário 5/);
		expect(text).toMatch(/ERRADO +127\.0\.0\.1:\d+ não tem o formulário 7/);
		expect(text).toMatch(/ERRADO +\/contacto não tem formulário nenhum, e devia ter o 5/);
		expect(text).toMatch(/ERRADO +\/en\/contact não tem formulário nenhum, e devia ter o 7/);
	});

	it('is posted nothing where its rules would let an empty form pass', async () => {
		const { asked, text } = await pair((_request, response) => response.end(schema([])));
		expect(asked.some((line) => line.startsWith('POST'))).toBe(false);
		expect(text).toMatch(/ERRADO +A resposta de \S+ não pode ser lida por páginas de \S+ \(CORS\)/);
	});

	it('that hangs holds nobody for long', async () => {
		const start = performance.now();
		const { text } = await pair(() => undefined);
		expect(text).toMatch(/ERRADO +127\.0\.0\.1:\d+ não responde a tempo: \/wp-json\//);
		expect(performance.now() - start).toBeLessThan(20_000);
	});
});

it('the health of the companion is asked of the WordPress that was named', async () => {
	const asked: string[] = [];
	const other = await serve(({ url = '' }, response) => {
		asked.push(url);
		response.end(JSON.stringify(companionHealth()));
	});
	const site = await serve((_request, response) => response.end(block('{}')));
	await runDoctor([site, '--wordpress', `${other}/blog/`], await settings(site), limits);
	expect(asked).toEqual(['/blog/wp-json/quatro-vistas/v1/health']);
});

it.each([
	[[]],
	[['quatrovistas.example']],
	[['ftp://quatrovistas.example']],
	[['https://ana:segredo@quatrovistas.example']],
	[['https://a.example', 'https://b.example']],
	[['https://a.example', '--wordpress', 'x']],
	[['--help']],
])('%j is answered with how it is used', async (args) => {
	const { lines, code } = await runDoctor(args, await settings('https://a.example'));
	expect([lines[0], code]).toEqual([expect.stringContaining('npm run doctor --'), 2]);
});

it('what makes it impossible to ask is said before anybody is asked', async () => {
	const address = 'https://quatrovistas.example';
	expect((await runDoctor([`${address}/blog`], await settings(address))).lines).toEqual([
		`O sítio vive na raiz do endereço: npm run doctor -- ${address}`,
	]);
	expect((await runDoctor([address], join(folder, 'none.json'))).lines[0]).toMatch(
		/^As definições não se leem: ENOENT/,
	);
	expect(await runDoctor([address], await settings(address, { ajaxUrl: 'file:///etc/passwd' }))).toEqual({
		lines: ['"ajaxUrl" não é um endereço: file:///etc/passwd'],
		code: 2,
	});
});
