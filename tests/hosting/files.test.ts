import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtAddresses } from '../e2e/addresses';
import type { Received } from '../unit/test-site';
import { type PublishedSite, publishSite } from './published-site';
import { starters } from './servers';
import type { WebServer } from './web-server';

const archive = `/map/${readdirSync('dist/map').find((name) => name.endsWith('.pmtiles'))}`;
const script = `/assets/${readdirSync('dist/assets').find((name) => /^first-.*\.js$/.test(name))}`;

let site: PublishedSite;
let own: WebServer;

beforeAll(async () => {
	site = await publishSite();
	own = await starters.own(site);
}, 60_000);
afterAll(async () => {
	await own?.stop();
	await site?.remove();
});

const fileOf = (path: string) => readFileSync(join(site.dist, path));
const pageOf = (address: string) => fileOf(address === '/' ? 'index.html' : `${address}.html`);

/** What a visitor's browser acts upon; how a server names itself and its files is its own. */
const compared = [
	...['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'],
	...['referrer-policy', 'strict-transport-security', 'x-content-type-options', 'cache-control', 'content-encoding'],
	...['content-range', 'allow'],
];
/** Of an error that no page explains, the words are the server's own. */
function said({ status, headers }: Received) {
	const names = status < 300 || status === 404 ? [...compared, 'content-type'] : compared;
	// Apache adds a method that the configuration of the whole server allows or not.
	const said: Record<string, unknown> = { ...headers, allow: headers.allow?.replace(', TRACE', '') };
	return { status, ...Object.fromEntries(names.map((name) => [name, said[name]])) };
}

describe.each(Object.entries(starters))('%s', (name, start) => {
	let server: WebServer;
	beforeAll(async () => {
		server = await start(site);
	}, 60_000);
	afterAll(() => server?.stop());

	test('answers every address of the site with its page, and in the encoding that a browser takes', async () => {
		for (const address of [...builtAddresses(), '/en', '/en/wines/rabigato']) {
			const { status, headers, body } = await server.ask(`${address}?x=1`);
			expect([status, headers['content-type']], address).toEqual([200, 'text/html; charset=utf-8']);
			expect(body.equals(pageOf(address)), address).toBe(true);
		}
		for (const path of ['/terroir', script, '/sw.js', '/manifest.webmanifest', '/art/plates/vv-acima.svg']) {
			const whole = path === '/terroir' ? pageOf(path) : fileOf(path);
			const brotli = await server.ask(path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
			expect([brotli.headers['content-encoding'], brotli.headers.vary], path).toEqual(['br', 'Accept-Encoding']);
			expect(brotliDecompressSync(brotli.body).equals(whole), path).toBe(true);
			const gzip = await server.ask(path, { headers: { 'accept-encoding': 'gzip' } });
			expect([gzip.headers['content-encoding'], gzip.headers.vary], path).toEqual(['gzip', 'Accept-Encoding']);
			expect(gunzipSync(gzip.body).equals(whole), path).toBe(true);
			expect((await server.ask(path)).headers.vary, path).toBe('Accept-Encoding');
		}
	});

	test.each([
		['/terroir/?terroir=martim', '/terroir?terroir=martim'],
		['/terroir.html?terroir=martim', '/terroir?terroir=martim'],
		['/vinhos/', '/vinhos'],
		['/vinhos/rabigato.html', '/vinhos/rabigato'],
		['/index.html?x=1', '/?x=1'],
		['/index', '/'],
		['/404.html', '/404'],
		['/en/wines/rabigato.html', '/en/wines/rabigato'],
		['/vinhos/antigo?colheita=2020', '/vinhos/rabigato?colheita=2020'],
		['/vinhos/antigo/', '/vinhos/rabigato'],
		['/vinhos/antigo.html', '/vinhos/rabigato'],
		['/en/vinhos/rabigato', '/en/wines/rabigato'],
	])('leads from %s to %s for good', async (path, target) => {
		const { status, headers } = await server.ask(path);
		expect(status).toBe(308);
		const base = `${server.protocol}//quatrovistas.example:${server.port}`;
		expect(new URL(headers.location ?? '', base).href).toBe(base + target);
		expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src/);
	});

	test.each([
		['/nada', 404, '404.html'],
		['/nada/', 404, '404.html'],
		['/nada.html', 404, '404.html'],
		['/terroir.html.html', 404, '404.html'],
		['/vinhos/nada', 404, '404.html'],
		['/terroir/x', 404, '404.html'],
		['/assets', 404, '404.html'],
		['/assets/', 404, '404.html'],
		['/art/cards/nada.jpg', 404, '404.html'],
		['/_headers', 404, '404.html'],
		['/_redirects', 404, '404.html'],
		['/_news.json', 404, '404.html'],
		['/_forms.json', 404, '404.html'],
		['/_other', 404, '404.html'],
		['/.secret', 404, '404.html'],
		['/.htaccess', 404, '404.html'],
		['/enguia', 404, '404.html'],
		['/en/nada', 404, 'en/404.html'],
		['/en/wines/nada?x=1', 404, 'en/404.html'],
		['/en/nothing/', 404, 'en/404.html'],
		['/en/wines/nada.html', 404, 'en/404.html'],
		['/noticias/feira', 410, '410.html'],
		['/noticias/feira/', 410, '410.html'],
	])('says of %s with %i that there is nothing, by %s', async (path, expected, page) => {
		const { status, headers, body } = await server.ask(path);
		expect([status, headers['content-type'], headers['cache-control']]).toEqual([
			expected,
			'text/html; charset=utf-8',
			'no-cache',
		]);
		expect(body.equals(fileOf(page))).toBe(true);
	});

	test.each([
		['bytes=0-126', 206, 0, 127],
		['bytes=1000000-1999999', 206, 1_000_000, 2_000_000],
		['bytes=-10', 206, -10, undefined],
		['bytes=99999999-', 416, undefined, undefined],
	])('answers for %s of the archive with %i', async (range, expected, start, end) => {
		const whole = fileOf(archive);
		const { status, headers, body } = await server.ask(archive, { headers: { range, 'accept-encoding': 'gzip, br' } });
		expect([status, headers['content-encoding']]).toEqual([expected, undefined]);
		// Apache does not say how long the file is.
		if (expected === 416)
			return expect(headers['content-range'] ?? name).toMatch(RegExp(`^(bytes \\*/${whole.length}|Apache)$`));
		expect(body.equals(whole.subarray(start, end))).toBe(true);
		const first = (start ?? 0) < 0 ? whole.length + (start ?? 0) : start;
		expect(headers['content-range']).toBe(`bytes ${first}-${(end ?? whole.length) - 1}/${whole.length}`);
	});

	test('answers a range for the tag that it belongs to, and the whole archive for another', async () => {
		const { etag = '' } = (await server.ask(archive, { method: 'HEAD' })).headers;
		const asked = (tag: string) => server.ask(archive, { headers: { range: 'bytes=0-9', 'if-range': tag } });
		expect(etag).toMatch(/^"/);
		expect([(await asked(etag)).status, (await asked('"other"')).status]).toEqual([206, 200]);
	});

	test.each(['/', '/terroir', script, '/sw.js', archive])('answers %s with 304 to who has it', async (path) => {
		const tags = new Set<string>();
		for (const accepted of ['br', 'gzip', 'identity']) {
			const asked = { 'accept-encoding': accepted };
			const { etag = '', 'cache-control': kept } = (await server.ask(path, { headers: asked })).headers;
			const again = await server.ask(path, { headers: { ...asked, 'if-none-match': etag } });
			expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
			expect(again.headers['cache-control']).toBe(kept);
			expect(again.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src/);
			tags.add(etag);
		}
		expect(tags.size).toBe(path === archive ? 1 : 3);
	});

	test('says of every kind of answer what our own server says', async () => {
		const one = (ending: string) =>
			`/${readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).find((name) => extname(name) === ending)}`;
		const endings = ['.avif', '.css', '.geojson', '.ico', '.jpg', '.json', '.mjs', '.mp4', '.pdf', '.pmtiles', '.png'];
		const more = ['.svg', '.txt', '.webm', '.webmanifest', '.webp', '.woff2', '.xml'];
		const kinds: [path: string, asking?: Parameters<WebServer['ask']>[1]][] = [
			...['/', '/vinhos', '/en/wines/rabigato', '/404', '/sw.js', '/.well-known/security.txt'].map((path): [string] => [
				path,
			]),
			...[...endings, ...more].map((ending): [string] => [one(ending)]),
			['/icons/icon-192.png'],
			['/favicon.ico'],
			[one('.jpg').replace(/.*/, `/art/cards/${readdirSync('dist/art/cards')[0]}`)],
			['/', { method: 'HEAD' }],
			['/', { headers: { 'accept-encoding': 'br' } }],
			[archive, { headers: { range: 'bytes=0-9' } }],
			['/vinhos/'],
			['/nada'],
			['/assets/nada.js'],
			['/icons/nada.png'],
			['/noticias/feira'],
			['/vinhos', { method: 'POST', body: 'x' }],
			['/vinhos', { method: 'DELETE' }],
		];
		for (const [path, asking] of kinds) {
			const expected = said(await own.ask(path, asking));
			expect(said(await server.ask(path, asking)), `${asking?.method ?? 'GET'} ${path}`).toEqual(expected);
		}
	});

	test.skipIf(name === 'own')(
		'asks nobody else for the addresses of a WordPress that the settings do not name',
		async () => {
			for (const path of ['/wp-json/contact-form-7/v1/contact-forms/5/refill', '/wp-login.php'])
				expect((await server.ask(path)).status, path).toBe(404);
		},
	);
});
