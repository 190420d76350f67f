import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureProgram } from '../../build/programs.mjs';
import { freePort } from '../e2e/own-process';
import { WebServer } from './web-server';

const read = (name: string) => readFile(join('hosting', name), 'utf8');

test('beside the build stands what each web server needs, and nothing of it is in the build', async () => {
	const names = ['Caddyfile', '_headers', '_redirects', 'htaccess', 'nginx.conf', 'quatro-vistas.service'];
	expect((await readdir('hosting')).sort()).toEqual(names);
	for (const name of ['_headers', '_redirects'])
		expect(await read(name)).toBe(await readFile(join('dist', name), 'utf8'));
	for (const name of ['Caddyfile', 'htaccess', '.htaccess', 'nginx.conf', 'hosting'])
		expect(existsSync(join('dist', name)), name).toBe(false);
});

test('systemd reads the unit without complaint, and finds little that it exposes', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'quatro-vistas-unit-'));
	const unit = join(folder, 'quatro-vistas.service');
	await copyFile('hosting/quatro-vistas.service', unit);
	const analyze = (...parameters: string[]) =>
		execFileSync(ensureProgram('systemd'), [...parameters, unit], { encoding: 'utf8', stdio: 'pipe' });
	expect(analyze('verify', '--man=no')).toBe('');
	expect(
		Number(/exposure level for \S+: ([\d.]+)/.exec(analyze('security', '--offline=yes', '--no-pager'))?.[1]),
	).toBeLessThan(3);
	await rm(folder, { recursive: true });
});

test('what the unit runs is the server, with messages in the folder that the unit makes', async () => {
	const unit = await read('quatro-vistas.service');
	const line = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
	expect(line('WorkingDirectory')).toBe(process.cwd());
	const environment = Object.fromEntries(
		[...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
	);
	expect(environment.DATA).toBe(`/var/lib/${line('StateDirectory')}`);
	const [, node = '', script = ''] = /^"(.+)" (\S+)$/.exec(line('ExecStart')) ?? [];
	const folder = await mkdtemp(join(tmpdir(), 'quatro-vistas-unit-'));
	const port = await freePort();
	const server = await WebServer.start('http:', port, [node, script], {
		...environment,
		PORT: String(port),
		DATA: folder,
	});
	expect((await server.ask('/')).status).toBe(200);
	await server.stop();
	await rm(folder, { recursive: true });
});
