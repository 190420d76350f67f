import { expect, test } from 'vitest';
import { makeFolder, siteSettings } from '../../tests/unit/test-site';
import { apacheConfiguration } from './apache';
import { caddyConfiguration } from './caddy';
import { quoted } from './configuration';
import { HostingError, readHosting } from './hosting';
import { nginxConfiguration } from './nginx';
import { systemdUnit } from './systemd';

async function hostingOf(changes: object, files: Readonly<Record<string, string>> = {}) {
	const { folder, remove } = await makeFolder({ _redirects: '', '404.html': '', '410.html': '', ...files });
	try {
		return await readHosting(folder, JSON.stringify({ ...siteSettings, ...changes }));
	} finally {
		await remove();
	}
}

test.each([
	[{}, undefined],
	[{ wordpressUrl: 'https://cms.example/blog/' }, 5],
	[
		{ wordpressUrl: 'https://cms.example', wpcf7: { api: { root: 'https://cms.example/wp-json/', namespace: 'x' } } },
		2,
	],
	[
		{
			wordpressUrl: 'https://cms.example',
			wpcf7: { api: { root: 'https://cms.example/wp-json/', namespace: 'x' } },
			ajaxUrl: 'https://cms.example/wp-admin/admin-ajax.php',
		},
		undefined,
	],
])('with %j, %s calls are passed on to WordPress', async (changes, expected) => {
	expect((await hostingOf(changes)).wordpress?.calls.length).toBe(expected);
});

test('a number is no address of a WordPress', async () => {
	await expect(hostingOf({ wordpressUrl: 5 })).rejects.toThrow('need "wordpressUrl", a string');
});

test.each(['cms.example', 'ftp://cms.example', 'https://a:b@cms.example', 'https://cms.example/?p=1', ''])(
	'%j is no address of a WordPress',
	async (wordpressUrl) => {
		await expect(hostingOf({ wordpressUrl })).rejects.toThrow(HostingError);
		await expect(hostingOf({ wordpressUrl })).rejects.toThrow('"wordpressUrl"');
	},
);

test.each([
	[{}, true],
	[{ wordpressUrl: 'https://cms.example' }, false],
	[{ wpcf7: {}, ajaxUrl: 'https://cms.example/news' }, false],
])('with %j the files say that nobody answers the form: %s', async (changes, expected) => {
	const hosting = await hostingOf(changes);
	for (const write of [nginxConfiguration, caddyConfiguration, apacheConfiguration])
		expect(write(hosting).includes('NOBODY ANSWERS THE FORM')).toBe(expected);
});

test('the site itself is no WordPress behind it', async () => {
	await expect(hostingOf({ wordpressUrl: 'https://quatrovistas.example/blog' })).rejects.toThrow('is the site itself');
});

test.each([
	[{}, '/var/www/quatrovistas.example'],
	[{ publish: { to: 'folder', folder: '/srv/quatro vistas' } }, '/srv/quatro vistas'],
	[{ publish: { to: 'folder', folder: 'Z:\\www' } }, '/var/www/quatrovistas.example'],
	[{ publish: { to: 'git', remote: 'origin', branch: 'main' } }, '/var/www/quatrovistas.example'],
])('with %j the files are in %s', async (changes, expected) => {
	expect((await hostingOf(changes)).folder).toBe(expected);
});

test('a section with a page of its own for what is not there comes before the site', async () => {
	const { missing, gone } = await hostingOf({}, { 'en/404.html': '', 'en/wines/404.html': '' });
	expect(missing).toEqual([
		{ section: '/en/wines/', file: '/en/wines/404.html' },
		{ section: '/en/', file: '/en/404.html' },
		{ section: '/', file: '/404.html' },
	]);
	expect(gone).toEqual([{ section: '/', file: '/410.html' }]);
});

test.each(['a"b', 'a\\b', 'a$b', 'a{b}', 'a%b', 'a\nb'])('no server is told of %j', (text) => {
	expect(() => quoted(text)).toThrow(HostingError);
});

test('a site by http asks for no certificate', async () => {
	const hosting = await hostingOf({ origin: 'http://192.0.2.1:8080' });
	expect(nginxConfiguration(hosting)).not.toMatch(/ssl|443|letsencrypt/);
	expect(nginxConfiguration(hosting)).toContain('listen 8080;');
	expect(caddyConfiguration(hosting)).toContain('\nhttp://192.0.2.1:8080 {');
});

test('what WordPress is asked by https is asked of the host that its certificate names', async () => {
	const nginx = nginxConfiguration(await hostingOf({ wordpressUrl: 'https://cms.example/blog/' }));
	expect(nginx).toContain('server cms.example:443;');
	expect(nginx).toContain('proxy_ssl_verify on;');
	expect(nginx).toContain('proxy_ssl_name cms.example;');
	expect(nginx).toContain('proxy_pass https://quatro_vistas_wordpress/blog$request_uri;');
});

test('an encoded sign in an address of WordPress means nothing to Apache', async () => {
	const api = { root: '/wp%20x/', namespace: 'n' };
	const apache = apacheConfiguration(await hostingOf({ wordpressUrl: 'http://127.0.0.1:8080', wpcf7: { api } }));
	expect(apache).toContain('RewriteRule ^ http://127.0.0.1:8080/wp\\%20x/n/contact-forms/5/refill [P,NE,END]');
});

test('a service runs from any folder', () => {
	const unit = systemdUnit({
		checkout: '/home/ana/os 100% vinhos',
		node: '/opt/"node"/$x',
		wordpress: new URL('http://a/%20'),
	});
	expect(unit).toContain('\nWorkingDirectory=/home/ana/os 100%% vinhos\n');
	expect(unit).toContain('\nExecStart="/opt/\\"node\\"/$$x" dist-server/main.mjs\n');
	expect(unit).toContain('\nEnvironment=WORDPRESS_URL=http://a/%%20\n');
});
