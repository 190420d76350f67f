import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ServedSite, serveSite } from '../../tests/unit/serve-site';
import { makeFolder, open, standInWordPress, wordpressAt } from '../../tests/unit/test-site';
import { createServer } from '../create-server';

const page = '<!DOCTYPE html><title>Terroir</title>'.padEnd(2000, ' ');
const archive = Buffer.from(Array.from({ length: 5000 }, (_byte, index) => index % 251));
const immutable = 'Cache-Control: public, max-age=31536000, immutable';
const files = {
	_redirects: '/vinhos/antigo /vinhos/rabigato 308\n/noticias/feira /410 410\n',
	_headers: `/*\n  Content-Security-Policy: default-src 'none'\n/assets/*\n  ${immutable}\n/map/*.pmtiles\n  ${immutable}\n`,
	'index.html': '<!DOCTYPE html><title>Início</title>',
	'404.html': '<!DOCTYPE html><title>Não encontrada</title>',
	'en/404.html': '<!DOCTYPE html><title>Not found</title>',
	'410.html': '<!DOCTYPE html><title>Retirada</title>',
	'terroir.html': page,
	'terroir.html.br': brotliCompressSync(page),
	'terroir.html.gz': gzipSync(page),
	'vinhos/rabigato.html': '<!DOCTYPE html><title>Rabigato</title>',
	'assets/worker.mjs': 'export {};',
	'manifest.webmanifest': '{}',
	'empty.txt': '',
	'map/quatro-vistas.0123456789abcdef.pmtiles': archive,
};
const archivePath = '/map/quatro-vistas.0123456789abcdef.pmtiles';

let site: ServedSite;

beforeAll(async () => {
	site = await serveSite(files, { wordpress: wordpressAt('http://127.0.0.1:9') });
	return site.close;
});

describe('pages', () => {
	it.each([
		['/', 'Início'],
		['/terroir', 'Terroir'],
		['/terroir?terroir=martim', 'Terroir'],
		['/vinhos/rabigato', 'Rabigato'],
	])(
		'%s is answered with its file, to be revalidated each time, with the headers of the build',
		async (path, title) => {
			const { status, headers, body } = await site.ask(path);
			expect(status).toBe(200);
			expect(body.toString()).toContain(`<title>${title}</title>`);
			expect(headers).toMatchObject({
				'content-type': 'text/html; charset=utf-8',
				'cache-control': 'no-cache',
				'content-security-policy': "default-src 'none'",
			});
		},
	);

	it('pages with a slash at the end redirect to the address without, and keep the query', async () => {
		const { status, headers } = await site.ask('/terroir/?terroir=martim');
		expect([status, headers.location]).toEqual([308, '/terroir?terroir=martim']);
	});

	it.each([
		['/terroir.html?terroir=martim', '/terroir?terroir=martim'],
		['/vinhos/rabigato.html', '/vinhos/rabigato'],
		['/index.html?x=1', '/?x=1'],
		['/index', '/'],
	])('pages under the name of their file redirect to the page: %s', async (path, location) => {
		const { status, headers } = await site.ask(path);
		expect([status, headers.location]).toEqual([308, location]);
	});

	it.each([
		'/nada.html',
		'/terroir.html.html',
		'/nada',
		'/nada/',
		'/vinhos',
		'/vinhos/',
		'/_headers',
		'/assets',
		'/terroir/x',
		'//terroir',
		`/${'x'.repeat(5000)}`,
	])('addresses that do not exist are answered with the page that says so: %s', async (path) => {
		const { status, body, headers } = await site.ask(path);
		expect(status).toBe(404);
		expect(body.toString()).toContain('Não encontrada');
		expect(headers['cache-control']).toBe('no-cache');
	});

	it.each([
		['/en/nada', 'Not found'],
		['/en/wines/nada/', 'Not found'],
		['/en', 'Não encontrada'],
		['/english/nada', 'Não encontrada'],
	])('%s is answered with the page of the section that it is in', async (path, title) => {
		expect((await site.ask(path)).body.toString()).toContain(`<title>${title}</title>`);
	});

	it.each(['/../package.json', '/%2e%2e/package.json', '/a%00', '/%'])(
		'%s is a bad request, and gets the page that says so',
		async (path) => {
			const { status, headers, body } = await site.ask(path);
			expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
			expect(body.toString()).toContain('Não encontrada');
		},
	);

	it('pages and files accept GET and HEAD only', async () => {
		const { status, headers } = await site.ask('/terroir', { method: 'POST', body: 'x' });
		expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
	});
});

describe('compressed files', () => {
	it.each([
		['br, gzip', 'br', brotliDecompressSync],
		['gzip', 'gzip', gunzipSync],
	] as const)('compressed files are sent as made at build for %s', async (accept, encoding, decompress) => {
		const { headers, body } = await site.ask('/terroir', { headers: { 'accept-encoding': accept } });
		expect(headers['content-encoding']).toBe(encoding);
		expect(headers.vary).toBe('Accept-Encoding');
		expect(headers['content-type']).toBe('text/html; charset=utf-8');
		expect(Number(headers['content-length'])).toBe(body.length);
		expect(decompress(body).toString()).toBe(page);
	});

	it('each encoding of a file has its own tag', async () => {
		const tags = await Promise.all(
			['br', 'gzip', 'identity'].map(
				async (accept) => (await site.ask('/terroir', { headers: { 'accept-encoding': accept } })).headers.etag,
			),
		);
		expect(new Set(tags).size).toBe(3);
	});

	it('compressed files are not used for a range', async () => {
		const { status, headers, body } = await site.ask('/terroir', {
			headers: { 'accept-encoding': 'br', range: 'bytes=0-8' },
		});
		expect([status, headers['content-encoding'], body.toString()]).toEqual([206, undefined, '<!DOCTYPE']);
	});
});

describe('caching', () => {
	it('a file with a digest in its name is cached for good', async () => {
		for (const path of ['/assets/worker.mjs', archivePath]) {
			expect((await site.ask(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
		}
	});

	it('an error is never kept in the place of such a file', async () => {
		const part = await site.ask(archivePath, { headers: { range: 'bytes=5000-' } });
		const posted = await site.ask('/assets/worker.mjs', { method: 'POST' });
		const missing = await site.ask('/assets/nada.js');
		expect([part, posted, missing].map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
			[416, undefined],
			[405, undefined],
			[404, 'no-cache'],
		]);
	});

	it('a request with the file’s tag is answered with 304, and with 200 when the file has changed', async () => {
		const first = await site.ask('/');
		const again = await site.ask('/', { headers: { 'if-none-match': `"x", W/${first.headers.etag}` } });
		expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
		expect(again.headers['content-security-policy']).toBe("default-src 'none'");

		await writeFile(join(site.folder, 'index.html'), '<!DOCTYPE html><title>Inicio</title>!');
		await utimes(join(site.folder, 'index.html'), 1, 1);
		const changed = await site.ask('/', { headers: { 'if-none-match': first.headers.etag ?? '' } });
		expect(changed.status).toBe(200);
		await writeFile(join(site.folder, 'index.html'), files['index.html']);
	});
});

describe('types', () => {
	it.each([
		['/assets/worker.mjs', 'text/javascript; charset=utf-8'],
		['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
		[archivePath, 'application/octet-stream'],
	])('%s is %s', async (path, type) => expect((await site.ask(path)).headers['content-type']).toBe(type));
});

describe('ranges of the archive', () => {
	it.each([
		['bytes=0-126', 0, 127],
		['bytes=4990-', 4990, 5000],
		['bytes=-10', 4990, 5000],
		['bytes=4000-9999', 4000, 5000],
	])('%s', async (range, start, end) => {
		const { status, headers, body } = await site.ask(archivePath, { headers: { range } });
		expect(status).toBe(206);
		expect(headers['content-range']).toBe(`bytes ${start}-${end - 1}/5000`);
		expect(body.equals(archive.subarray(start, end))).toBe(true);
	});

	it('a range behind the end of a file is answered with 416', async () => {
		const { status, headers } = await site.ask(archivePath, { headers: { range: 'bytes=5000-' } });
		expect([status, headers['content-range']]).toEqual([416, 'bytes */5000']);
	});

	it('a range is served for the tag that it belongs to, the whole file for another', async () => {
		const { etag = '' } = (await site.ask(archivePath, { method: 'HEAD' })).headers;
		const asked = (tag: string) => site.ask(archivePath, { headers: { range: 'bytes=0-0', 'if-range': tag } });
		expect((await asked(etag)).status).toBe(206);
		expect((await asked('"other"')).status).toBe(200);
		expect((await asked(`W/${etag}`)).status).toBe(200);
	});
});

describe('HEAD', () => {
	it('HEAD has the headers of GET and no body', async () => {
		const { status, headers, body } = await site.ask(archivePath, { method: 'HEAD' });
		expect([status, headers['content-length'], headers['accept-ranges'], body.length]).toEqual([
			200,
			'5000',
			'bytes',
			0,
		]);
		expect((await site.ask('/empty.txt')).headers['content-length']).toBe('0');
	});
});

describe('a page that was there once', () => {
	it.each(['/vinhos/antigo', '/vinhos/antigo/', '/vinhos/antigo.html'])(
		'%s leads to the present address and keeps the query',
		async (path) => {
			const { status, headers } = await site.ask(`${path}?colheita=2020`);
			expect([status, headers.location]).toEqual([308, '/vinhos/rabigato?colheita=2020']);
		},
	);

	it('a removed page is answered with 410', async () => {
		const { status, headers, body } = await site.ask('/noticias/feira');
		expect([status, headers['content-security-policy']]).toEqual([410, "default-src 'none'"]);
		expect(body.toString()).toContain('Retirada');
	});

	it.each(['/_redirects', '/_news.json', '/_messages.json', '/_languages.json', '/_headers'])(
		'%s is not served',
		async (path) => {
			expect((await site.ask(path)).status).toBe(404);
		},
	);
});

describe('a release that has taken files of former builds over', () => {
	it('of former builds their scripts and archives are served, and nothing else', async () => {
		const release = await makeFolder({
			'dist/_headers': '',
			'former/assets/old-1.js': 'export {};',
			'former/map/old-1.pmtiles': 'x',
			'former/vinhos/antigo.html': 'antigo',
		});
		const dist = join(release.folder, 'dist');
		const server = await open(await createServer({ dist, wordpress: standInWordPress() }));
		const paths = ['/assets/old-1.js', '/map/old-1.pmtiles', '/vinhos/antigo'];
		const statuses = await Promise.all(paths.map(async (path) => (await server.ask(path)).status));
		expect(statuses).toEqual([200, 200, 404]);
		await server.close();
		await release.remove();
	});
});

describe('a folder that is no built site', () => {
	it('a folder without a build is refused with what to do about it', async () => {
		const { folder, remove } = await makeFolder({ 'index.html': '' });
		await expect(createServer({ dist: folder, wordpress: standInWordPress() })).rejects.toThrow('npm run build');
		await remove();
	});
});
