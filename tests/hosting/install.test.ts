import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureProgram } from '../../build/programs.mjs';
import { Releases } from '../../build/releases/releases';
import { parseDeploymentSettings } from '../../src/content/deployment-settings';
import { filledForm } from '../unit/test-site';
import { type PublishedSite, publishSite } from './published-site';
import { runCaddy, starters } from './servers';
import type { WebServer } from './web-server';

/* `docs/install.md`: what of it can be run on this machine is taken out of it and run, with the folders and ports of the test. */

const ways = (await readFile('docs/install.md', 'utf8')).split(/^## (?=\d)/m);
const [, thisServer = '', behindNginx = '', staticHost = ''] = ways;

/** The lines that stand indented by themselves, without what they are indented by. */
const lines = (way: string) => [...way.matchAll(/^ {4,}(\S.*)$/gm)].map(([, line = '']) => line);
const line = (way: string, has: string) => {
	const found = lines(way).filter((each) => each.includes(has));
	expect(found, has).toHaveLength(1);
	return found[0] ?? '';
};

let site: PublishedSite;
beforeAll(async () => {
	site = await publishSite();
}, 60_000);
afterAll(() => site?.remove());

describe('this server', () => {
	let own: WebServer;
	beforeAll(async () => {
		own = await starters.own(site);
	}, 60_000);
	afterAll(() => own?.stop());

	test('behind Caddy with the three lines answers pages, and the form without JavaScript', async () => {
		const [caddyfile = ''] = /^ *quatrovistas\.example \{\n.*\n *\}$/m.exec(thisServer) ?? [];
		const caddy = await runCaddy(site, caddyfile, 'quatrovistas.example {', { ':4173': `:${own.port}` });
		const front = await caddy.ask('/terroir', { headers: { 'accept-encoding': 'br' } });
		expect([front.status, front.headers['content-encoding']]).toEqual([200, 'br']);
		const sent = await caddy.ask('/contacto', {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mozilla/5.0' },
			body: new URLSearchParams(filledForm).toString(),
		});
		expect(sent.body.toString()).toContain('Obrigado! A sua mensagem foi enviada.');
		await caddy.stop();
	});

	test('shows its messages by the command, to the user and from the folder of the service', async () => {
		const unit = await readFile('hosting/quatro-vistas.service', 'utf8');
		const [, user, data = '', command = ''] =
			/sudo -u (\S+) env DATA=(\S+) (node dist-server\/messages\.mjs)$/.exec(line(thisServer, 'messages.mjs')) ?? [];
		expect(unit).toContain(`\nUser=${user}\n`);
		expect(unit).toContain(`\nEnvironment=DATA=${data}\n`);
		const run = (DATA: string) => {
			const [program = '', ...parameters] = command.split(' ');
			return execFileSync(program, parameters, {
				encoding: 'utf8',
				env: { PATH: process.env.PATH, DATA },
				stdio: 'pipe',
			});
		};
		expect(run(join(site.folder, 'data'))).toContain('  your-name: Ana Sousa');
		expect(() => run(join(site.folder, 'none'))).toThrow();
	});
});

test.each([
	['behind nginx', behindNginx],
	['elsewhere', staticHost],
])('the settings for a WordPress %s are settings', async (_where, way) => {
	const settings: object = JSON.parse(await readFile('site-settings.json', 'utf8'));
	const given = lines(way).filter((each) => each.startsWith('"'));
	const changes: object = JSON.parse(`{${given.join('\n')}}`);
	expect(Object.keys(changes)).toEqual(expect.arrayContaining(['wpcf7', 'ajaxUrl']));
	expect(parseDeploymentSettings(JSON.stringify({ ...settings, ...changes }))).toMatchObject(changes);
});

describe('a WordPress behind nginx', () => {
	const given: { wordpressUrl: string; publish: { folder: string } } = JSON.parse(
		`{${lines(behindNginx)
			.filter((each) => each.startsWith('"'))
			.join('\n')}}`,
	);

	test('has as both its addresses the one that the settings name', () => {
		for (const name of ['WP_HOME', 'WP_SITEURL'])
			expect(line(behindNginx, name)).toBe(`define( '${name}', '${given.wordpressUrl}' );`);
	});

	test('has Apache include the file that was copied for it', () => {
		const [, file = ''] = /^Include (\S+)$/.exec(line(behindNginx, 'Include ')) ?? [];
		expect(behindNginx).toContain(`\`sudo cp hosting/htaccess ${file}\``);
		expect(lines(behindNginx)).toContain(`DocumentRoot ${given.publish.folder}`);
	});

	test('is given the site by another machine without losing what is on the server', async () => {
		const project = join(site.folder, 'quatro-vistas');
		const server = join(site.folder, 'server');
		await mkdir(project);
		for (const name of ['build', 'node_modules', 'package.json', 'server', 'src', 'tsconfig.json'])
			await symlink(resolve(name), join(project, name));
		await cp('site-settings.json', join(project, 'site-settings.json'));
		const build = async (day: number, files: Readonly<Record<string, string>>) => {
			const releases = new Releases(project);
			const release = await releases.create(new Date(Date.UTC(2026, 10, day)));
			for (const [name, text] of Object.entries({ 'dist-server/main.mjs': '', ...files })) {
				await mkdir(dirname(join(release.folder, name)), { recursive: true });
				await writeFile(join(release.folder, name), text);
			}
			await releases.activate(release, new Date(Date.UTC(2026, 10, day)));
		};
		const bring = () => {
			const commands = lines(behindNginx).filter((each) => /npm run deploy -- |^rsync /.test(each));
			expect(commands).toHaveLength(3);
			for (const command of commands)
				execFileSync(
					'sh',
					['-c', command.replace('npm run build && ', '').replaceAll(`SERVER:${given.publish.folder}`, server)],
					{
						cwd: project,
						env: { PATH: `${dirname(ensureProgram('rsync'))}:${process.env.PATH}`, HOME: site.folder },
						stdio: 'pipe',
					},
				);
		};
		const read = (name: string) => readFile(join(server, name), 'utf8');
		await build(1, { 'dist/index.html': 'um', 'dist/assets/a-1.js': 'a', 'dist/map/x-1.pmtiles': 'x' });
		bring();
		await writeFile(join(server, 'google123.html'), 'of somebody else');
		await build(2, { 'dist/index.html': 'dois', 'dist/assets/b-1.js': 'b', 'dist/map/x-1.pmtiles': 'x' });
		bring();
		expect(await read('index.html')).toBe('dois');
		for (const name of ['google123.html', 'assets/a-1.js', 'assets/b-1.js', 'map/x-1.pmtiles'])
			expect(existsSync(join(server, name)), name).toBe(true);
	}, 60_000);
});
