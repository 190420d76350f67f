import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder, siteSettings, writeFiles } from '../../tests/unit/test-site';
import { firstLine } from '../hosting/configuration';
import { deploy as deployTo } from './deploy';
import { Releases } from './releases';

let root: string;
let project: string;
let site: string;

beforeEach(async () => {
	const folder = await makeFolder({});
	root = folder.folder;
	project = join(root, 'project');
	site = join(root, 'site');
	await mkdir(project);
	return folder.remove;
});

async function build(day: number, files: Readonly<Record<string, string>>): Promise<void> {
	const releases = new Releases(project);
	const release = await releases.create(new Date(Date.UTC(2026, 10, day)));
	await writeFiles(release.folder, { 'dist-server/main.mjs': '', ...files });
	await releases.activate(release);
}

const command = ['--import', import.meta.resolve('tsx'), resolve('build/deploy.ts')];
const env = { PATH: process.env.PATH };

const deploy = (...args: string[]) => deployTo(project, project, args);

const page = () => readFile(join(site, 'index.html'), 'utf8');

it('publishes the present build into the folder, and goes back to the one before', async () => {
	await build(1, { 'dist/index.html': 'um' });
	await build(2, { 'dist/index.html': 'dois' });
	expect(await deploy('../site')).toEqual([expect.stringMatching(/^A construção \d+ está em \/.*\/site\.$/)]);
	expect(await page()).toBe('dois');
	await deploy(site, '--back');
	expect([await page(), await readFile(join(project, 'dist/index.html'), 'utf8')]).toEqual(['um', 'um']);
	await expect(deploy(site, '--back')).rejects.toThrow('Não há construção anterior');
	expect(await page()).toBe('um');
});

it('publishes without a folder where the settings say', async () => {
	await build(1, { 'dist/index.html': 'um' });
	const publish = { to: 'folder', folder: site };
	await writeFile(join(project, 'site-settings.json'), JSON.stringify({ ...siteSettings, publish }));
	await deploy();
	expect(await page()).toBe('um');
});

it('says which configuration of the web server has changed since the folder was published', async () => {
	const page = { 'dist/index.html': '' };
	const hosting = (text: string) => ({ 'hosting/nginx.conf': text, 'hosting/Caddyfile': 'c', 'hosting/htaccess': 'h' });
	const note = expect.stringContaining('(em hosting/: nginx.conf)');
	const done = expect.stringMatching(/^A construção/);
	await build(1, { ...page, ...hosting('1') });
	expect(await deploy(site)).toEqual([done]);
	await build(2, { ...page, ...hosting('1') });
	expect(await deploy(site)).toEqual([done]);
	// A build that was not published comes between.
	await build(3, { ...page, ...hosting('3') });
	await build(4, { ...page, ...hosting('3') });
	expect(await deploy(site)).toEqual([note, done]);
	expect(await deploy(site)).toEqual([done]);
	await build(5, page);
	expect(await deploy(site)).toEqual([done]);
});

it('says of a folder that was published without a record that every configuration may have changed', async () => {
	await build(1, { 'dist/index.html': '' });
	await deploy(site);
	await build(2, {
		'dist/index.html': '',
		'hosting/nginx.conf': '1',
		'hosting/Caddyfile': '1',
		'hosting/htaccess': '1',
	});
	expect(await deploy(site)).toContainEqual(expect.stringContaining('(em hosting/: nginx.conf, Caddyfile, htaccess)'));
});

it('says nothing of a configuration that it renews in the folder', async () => {
	const release = (text: string) => ({ 'dist/index.html': '', 'hosting/htaccess': `${firstLine}\n${text}` });
	await build(1, release('1'));
	await deploy(site);
	await writeFile(join(site, '.htaccess'), `${firstLine}\n1`);
	await build(2, release('2'));
	expect(await deploy(site)).toEqual([expect.stringMatching(/^A construção/)]);
	expect(await readFile(join(site, '.htaccess'), 'utf8')).toBe(`${firstLine}\n2`);
});

it('says in Portuguese what is missing, and changes nothing', async () => {
	await writeFile(join(project, 'site-settings.json'), JSON.stringify(siteSettings));
	await expect(deploy(site)).rejects.toThrow('npm run build');
	await build(1, { 'dist/index.html': 'um' });
	for (const parameters of [[], ['--bakc'], [site, 'other']])
		await expect(deploy(...parameters), parameters.join(' ')).rejects.toThrow('Diga em que pasta');
	for (const folder of ['.', 'dist', 'public', root, '/'])
		await expect(deploy(folder), folder).rejects.toThrow('do próprio projeto');
	await writeFile(site, 'a file');
	await expect(deploy(site)).rejects.toThrow(`Não foi possível escrever na pasta ${site}`);
	expect((await readdir(root)).sort()).toEqual(['project', 'site']);
});

it('leaves a whole site, the former or the present one, whenever it is stopped', async () => {
	const files = (text: string) =>
		Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`dist/${index}.html`, text.repeat(20_000)]));
	await build(1, files('1'));
	await deploy(site);
	await build(2, files('2'));
	for (const delay of [0, 30, 90]) {
		const before = await readdir(`${site}.releases`);
		const child = spawn(process.execPath, [...command, site], { cwd: project, env, stdio: 'ignore' });
		const ended = once(child, 'exit');
		await expect.poll(() => readdir(`${site}.releases`), { interval: 5 }).not.toEqual(before);
		await wait(delay);
		child.kill('SIGKILL');
		await ended;
		const pages = (await readdir(site)).filter((name) => name.endsWith('.html'));
		const texts = await Promise.all(pages.map((name) => readFile(join(site, name), 'utf8')));
		expect([pages.length, new Set(texts).size]).toEqual([300, 1]);
	}
	await deploy(site);
	expect(await readFile(join(site, '0.html'), 'utf8')).toMatch(/^2/);
}, 60_000);
