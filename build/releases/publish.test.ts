import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../../tests/unit/test-site';
import { recordContent } from './changes';
import { PublishError, publish } from './publish';
import { type Release, Releases } from './releases';

let root: string;
let releases: Releases;
let hour = 0;

beforeEach(async () => {
	const folder = await makeFolder({});
	root = folder.folder;
	releases = new Releases(root);
	return folder.remove;
});

async function build(files: Readonly<Record<string, string>>): Promise<Release> {
	hour += 1;
	const release = await releases.create(new Date(Date.UTC(2026, 10, 1, hour)));
	for (const [name, text] of Object.entries({ 'dist-server/main.mjs': '', ...files })) {
		await write(join(release.folder, name), text);
	}
	return release;
}

async function write(file: string, text: string): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, text);
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

it('to this machine, serves the release', async () => {
	await publish(root, releases, await build({ 'dist/index.html': 'um' }), { to: 'server' });
	expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('um');
});

it('to a folder, puts all files there, keeps scripts of the former build, and deletes its pages, but nothing else', async () => {
	const folder = join(root, 'host');
	await write(join(folder, 'cgi-bin/form.pl'), 'do anfitrião');
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

it('to a folder that cannot be written, says which', async () => {
	await write(join(root, 'host'), 'a file');
	const publishing = publish(root, releases, await build({ 'dist/index.html': '' }), {
		to: 'folder',
		folder: join(root, 'host'),
	});
	await expect(publishing).rejects.toThrow(PublishError);
	await expect(publishing).rejects.toThrow(join(root, 'host'));
});

it('to Git, commits the content and nothing else, and pushes it', async () => {
	git('init', '--quiet', '--bare', 'remote.git');
	git('init', '--quiet', '--initial-branch=main');
	git('config', 'user.email', 'casa@quatrovistas.example');
	git('config', 'user.name', 'Casa');
	git('remote', 'add', 'origin', join(root, 'remote.git'));
	await write(join(root, '.gitignore'), 'build-output\nremote.git\ndist\ndist-server\n');
	await write(join(root, 'public/a.svg'), '');
	await write(join(root, 'site-settings.json'), '{}');
	await write(join(root, 'src/content/wines/abade.md'), '18 €');
	git('add', '.');
	git('commit', '--quiet', '--message', 'Begin');
	await write(join(root, 'src/content/wines/abade.md'), '19 €');
	await write(join(root, 'notes.txt'), 'meu');
	const to = { to: 'git', remote: 'origin', branch: 'main' } as const;
	const release = await build({ 'dist/index.html': '' });
	await recordContent(release);
	await publish(root, releases, release, to);
	expect(git('log', '-1', '--format=%s', 'origin/main')).toBe('Publish wines/abade.md');
	expect(git('show', '--stat', '--format=', 'origin/main')).toContain('1 file changed');
	expect(git('status', '--short')).toBe('?? notes.txt');

	await rm(join(root, 'remote.git'), { recursive: true });
	await expect(publish(root, releases, release, to)).rejects.toThrow('O Git não enviou');
	await writeFile(join(release.folder, 'content.json'), '{}');
	await expect(publish(root, releases, release, to)).rejects.toThrow('conteúdo anterior');
});
