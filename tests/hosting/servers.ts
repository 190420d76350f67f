import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureProgram } from '../../build/programs.mjs';
import { freePort } from '../e2e/own-process';
import { selfSigned } from '../unit/certificate';
import type { PublishedSite } from './published-site';
import { WebServer } from './web-server';

/** Our own server, to which the others are compared, and those that `hosting/` has a configuration for. */
export const starters = { own: startOwn, nginx: startNginx, Apache: startApache, Caddy: startCaddy };

const isRoot = process.getuid?.() === 0;

async function startOwn({ folder, dist }: PublishedSite, wordpressUrl?: string): Promise<WebServer> {
	const port = await freePort();
	return WebServer.start('http:', port, [process.execPath, 'dist-server/main.mjs'], {
		PORT: String(port),
		DATA: join(folder, 'data'),
		DIST: dist,
		...(wordpressUrl && { WORDPRESS_URL: wordpressUrl }),
	});
}

/** With the file as it is written, but for its ports, certificate, folder and log. */
async function startNginx(site: PublishedSite): Promise<WebServer> {
	const [port, plainPort] = [await freePort(), await freePort()];
	const work = await workFolder(site, 'nginx');
	const identity = await writeIdentity(work);
	const live = '/etc/letsencrypt/live/quatrovistas.example';
	const configuration = replaceEach(await readFile(join(site.hosting, 'nginx.conf'), 'utf8'), {
		'listen 80;': `listen 127.0.0.1:${plainPort};`,
		'listen [::]:80;': '',
		'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
		'listen [::]:443 ssl http2;': '',
		[`${live}/fullchain.pem`]: identity,
		[`${live}/privkey.pem`]: identity,
		'"/var/www/quatrovistas.example"': `"${site.dist}"`,
		'/var/log/nginx/error.log': join(work, 'error.log'),
	});
	await writeFile(join(work, 'site.conf'), configuration);
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
	await writeFile(
		join(work, 'nginx.conf'),
		`load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${isRoot ? 'user root;' : ''}
daemon off;
pid ${work}/nginx.pid;
error_log ${work}/start.log;
events {}
http {
	include /etc/nginx/mime.types;
${temporary.map((name) => `	${name}_temp_path ${work}/${name};`).join('\n')}
	include ${work}/site.conf;
}
`,
	);
	return WebServer.start('https:', port, [ensureProgram('nginx'), '-c', join(work, 'nginx.conf'), '-e', 'stderr']);
}

/**
 * As a host has it: `.htaccess` is read, and there is compression of its own. Before a WordPress as who has the machine has it: the same
 * file is part of the configuration.
 */
async function startApache(site: PublishedSite, wordpressUrl?: string): Promise<WebServer> {
	const port = await freePort();
	const work = await workFolder(site, 'apache');
	const modules = [
		...['mpm_event', 'authz_core', 'dir', 'env', 'mime', 'headers', 'rewrite', 'deflate', 'filter'],
		...['proxy', 'proxy_http', 'sed'],
	];
	await writeFile(
		join(work, 'apache.conf'),
		`${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName quatrovistas.example
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
DefaultRuntimeDir ${work}
ErrorLog ${work}/error.log
${isRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz
AddOutputFilterByType DEFLATE text/html text/javascript
DocumentRoot ${site.dist}
${wordpressUrl ? 'Define QUATRO_VISTAS_NEWS' : ''}
<Directory ${site.dist}>
	${wordpressUrl ? `AllowOverride None\n\tInclude ${site.hosting}/htaccess` : 'AllowOverride All'}
	Require all granted
	Options FollowSymLinks Indexes MultiViews
</Directory>
`,
	);
	return WebServer.start('http:', port, [ensureProgram('apache'), '-f', join(work, 'apache.conf'), '-DFOREGROUND']);
}

/** With the file as it is written, but for its port, certificate and folder. */
async function startCaddy(site: PublishedSite): Promise<WebServer> {
	const configuration = await readFile(join(site.hosting, 'Caddyfile'), 'utf8');
	return runCaddy(site, configuration, 'https://quatrovistas.example {', {
		'"/var/www/quatrovistas.example"': `"${site.dist}"`,
	});
}

/**
 * Caddy with a configuration of this site, on a port of this machine, with a certificate of its own.
 * @param head of the site in it
 * @param changes of what else is of another machine
 */
export async function runCaddy(
	site: PublishedSite,
	given: string,
	head: string,
	changes: Readonly<Record<string, string>>,
): Promise<WebServer> {
	const port = await freePort();
	const work = await workFolder(site, 'caddy');
	const identity = await writeIdentity(work);
	const configuration = replaceEach(given, {
		[head]: `https://quatrovistas.example:${port} {\n\tbind 127.0.0.1\n\ttls ${identity} ${identity}`,
		...changes,
	});
	await writeFile(join(work, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${configuration}`);
	const run = [ensureProgram('caddy'), 'run', '--config', join(work, 'Caddyfile'), '--adapter', 'caddyfile'];
	return WebServer.start('https:', port, run, { HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work });
}

async function workFolder({ folder }: PublishedSite, name: string): Promise<string> {
	const work = join(folder, name);
	await mkdir(work, { recursive: true });
	return work;
}

/** @returns the file with both the certificate and its key */
async function writeIdentity(work: string): Promise<string> {
	const file = join(work, 'identity.pem');
	await writeFile(file, selfSigned());
	return file;
}

function replaceEach(text: string, changes: Readonly<Record<string, string>>): string {
	let changed = text;
	for (const [from, to] of Object.entries(changes)) {
		if (!changed.includes(from)) throw new Error(`There is no ${from} in:\n${changed}`);
		changed = changed.replaceAll(from, () => to);
	}
	return changed;
}
