import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeFolder, writeFiles } from '../../tests/unit/test-site';
import { isOfPresentContent, recordContent } from './changes';
import { PublishError, publish } from './publish';
import { type Release, Releases } from './releases';

vi.mock('./changes', { spy: true });

let root: string;
let releases: Releases;
let hour = 0;

beforeEach(async () => {
	const folder = await makeFolder({});
	root = folder.folder;
	releases = new Releases(root);
	return folder.remove;
});

afterEach(() => vi.unstubAllEnvs());

async function build(files: Readonly<Record<string, string>>): Promise<Release> {
	hour += 1;
	const release = await releases.create(new Date(Date.UTC(2026, 10, 1, hour)));
	await writeFiles(release.folder, { 'dist-server/main.mjs': '', ...files });
	return release;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

it('to this machine, serves the release', async () => {
	await publish(root, releases, await build({ 'dist/index.html': 'um' }), { to: 'server' });
	expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('um');
});

it('to a folder, puts all files there, keeps scripts of the former build, and deletes its pages, but nothing else', async () => {
	const folder = join(root, 'host');
	await writeFiles(folder, { 'cgi-bin/form.pl': 'do anfitrião' });
	await publish(
		root,
		releases,
		await build({ 'dist/index.html': 'um', 'dist/old.html': '', 'dist/assets/a-1.js': 'a' }),
		{
			to: 'folder',
			folder,
		},
	);
	await publish(root, releases, await build({ 'dist/index.html': 'dois', 'dist/assets/b-1.js': 'b' }), {
		to: 'folder',
		folder,
	});
	const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map(({ name }) => name)
		.sort();
	expect(files).toEqual(['.quatro-vistas.json', 'a-1.js', 'b-1.js', 'form.pl', 'index.html']);
	expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('dois');
});

it('to a folder that cannot be written, says which, and goes on serving what is published', async () => {
	const published = await build({ 'dist/index.html': 'um' });
	await publish(root, releases, published, { to: 'server' });
	await writeFiles(root, { host: 'a file' });
	const publishing = publish(root, releases, await build({ 'dist/index.html': '' }), {
		to: 'folder',
		folder: join(root, 'host'),
	});
	await expect(publishing).rejects.toThrow(PublishError);
	await expect(publishing).rejects.toThrow(join(root, 'host'));
	expect(await releases.list()).toEqual([published]);
	expect(await releases.present()).toEqual(published);
});

const origin = { to: 'git', remote: 'origin', branch: 'main' } as const;

function openRepository(): void {
	git('init', '--quiet', '--bare', 'remote.git');
	git('init', '--quiet', '--initial-branch=main');
	git('config', 'user.email', 'casa@quatrovistas.example');
	git('config', 'user.name', 'Casa');
	git('remote', 'add', 'origin', join(root, 'remote.git'));
}

it('to Git, commits the content and nothing else, and pushes it', async () => {
	openRepository();
	await writeFiles(root, {
		'.gitignore': 'build-output\nremote.git\ndist\ndist-server\n',
		'public/a.svg': '',
		'site-settings.json': '{}',
		'src/content/wines/abade.md': '18 €',
	});
	git('add', '.');
	git('commit', '--quiet', '--message', 'Begin');
	await writeFiles(root, { 'src/content/wines/abade.md': '19 €', 'notes.txt': 'meu' });
	const release = await build({ 'dist/index.html': '' });
	await recordContent(release);
	await publish(root, releases, release, origin);
	expect(git('log', '-1', '--format=%s', 'origin/main')).toBe('Publish wines/abade.md');
	expect(git('show', '--stat', '--format=', 'origin/main')).toContain('1 file changed');
	expect(git('status', '--short')).toBe('?? notes.txt');

	await rm(join(root, 'remote.git'), { recursive: true });
	await expect(publish(root, releases, release, origin)).rejects.toThrow('O Git não enviou');
	await writeFile(join(release.folder, 'content.json'), '{}');
	await expect(publish(root, releases, release, origin)).rejects.toThrow('conteúdo anterior');
});

it('to a Git host that does not answer, gives up, and asks nothing meanwhile that nobody could answer', async () => {
	openRepository();
	await writeFiles(root, { 'src/content/a.md': '', 'public/a.svg': '', 'site-settings.json': '' });
	const ssh = join(root, 'ssh');
	await writeFile(ssh, '#!/bin/sh\necho "$@" >> asked\nexec sleep 20\n', { mode: 0o755 });
	git('remote', 'set-url', 'origin', 'host.example:site.git');
	const release = await build({ 'dist/index.html': '' });
	await recordContent(release);
	vi.stubEnv('PATH', `${root}:${process.env.PATH}`);
	await expect(publish(root, releases, release, origin, 1500)).rejects.toThrow('Não respondeu a tempo');
	expect(await readFile(join(root, 'asked'), 'utf8')).toContain('-oBatchMode=yes');
	git('config', 'core.sshCommand', `${ssh} -i own.key`);
	await expect(publish(root, releases, release, origin, 1500)).rejects.toThrow('Não respondeu a tempo');
	expect((await readFile(join(root, 'asked'), 'utf8')).trim().split('\n').at(-1)).toMatch(/^-i own\.key (?!.*Batch)/);
});

it('to Git, pushes nothing of what was stored after it was prepared', async () => {
	openRepository();
	await writeFiles(root, { 'src/content/a.md': '', 'public/a.svg': '', 'site-settings.json': '' });
	const release = await build({ 'dist/index.html': '' });
	vi.mocked(isOfPresentContent).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
	await expect(publish(root, releases, release, origin)).rejects.toThrow('O conteúdo mudou entretanto');
	expect(git('ls-remote', 'origin')).toBe('');
});
