import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { PublishSettings } from '../../src/content/site-settings.ts';
import { isOfPresentContent } from './changes.ts';
import { formerFolder } from './former-files.ts';
import type { Release, Releases } from './releases.ts';

const run = promisify(execFile);

/** What publishing to Git commits, from the root of the repository. */
const publishedPaths = ['src/content', 'public', 'site-settings.json'];

/** Publishing did not end; the message says in Portuguese what the producer can do. */
export class PublishError extends Error {
	override name = 'PublishError';
}

/**
 * Publishes a release where the settings say, after it has become the one that this machine serves.
 * @param root the folder of the repository
 * @throws {PublishError}
 */
export async function publish(root: string, releases: Releases, release: Release, to: PublishSettings): Promise<void> {
	await releases.activate(release);
	if (to.to === 'folder') await copyToFolder(release, to.folder);
	if (to.to === 'git') await pushToGit(root, release, to);
}

/** In the folder of a host: the files that were put there, so that nothing else is ever deleted. */
const list = '.quatro-vistas.json';

/**
 * Puts a release into the folder of a host: first what pages ask for, then the pages, each in one step; last, what no build has any more
 * is deleted. A visitor who opens a page meanwhile gets the former or the present one, with its scripts.
 */
async function copyToFolder({ folder, dist }: Release, target: string): Promise<void> {
	try {
		await mkdir(target, { recursive: true });
		const former = z.array(z.string()).parse(JSON.parse(await readFile(join(target, list), 'utf8').catch(() => '[]')));
		const sources = [...(await filesIn(join(folder, formerFolder))), ...(await filesIn(dist))];
		const pagesLast = sources.toSorted((one, other) => Number(isPage(one.name)) - Number(isPage(other.name)));
		await writeFile(join(target, list), JSON.stringify([...new Set([...former, ...sources.map(({ name }) => name)])]));
		for (const { path, name } of pagesLast) await putFile(path, join(target, name));
		const present = new Set(sources.map(({ name }) => name));
		for (const name of former.filter((each) => !present.has(each))) await rm(join(target, name), { force: true });
		await writeFile(join(target, list), JSON.stringify([...present]));
	} catch (error) {
		throw new PublishError(`Não foi possível escrever na pasta ${target}: ${reasonOf(error)}`, { cause: error });
	}
}

/** A page is in the worker's list too: that comes last of all. */
function isPage(name: string): boolean {
	return /^(.+\.html|sw\.js)(\.br|\.gz)?$/.test(name);
}

async function filesIn(folder: string): Promise<{ path: string; name: string }[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.map((path) => ({ path, name: relative(folder, path) }));
}

async function putFile(from: string, to: string): Promise<void> {
	await mkdir(dirname(to), { recursive: true });
	await copyFile(from, `${to}.next`);
	await rename(`${to}.next`, to);
}

/** Commits what the producer may change, and nothing else, and pushes it; the host builds the site of it. */
async function pushToGit(
	root: string,
	release: Release,
	{ remote, branch }: { remote: string; branch: string },
): Promise<void> {
	if (!(await isOfPresentContent(release)))
		throw new PublishError(
			'O anfitrião constrói o que está no Git, e esta construção é de um conteúdo anterior: volte atrás com "git revert".',
		);
	const git = (...args: string[]) => run('git', args, { cwd: root, env: { ...process.env, GIT_TERMINAL_PROMPT: '0' } });
	try {
		await git('add', '--all', '--', ...publishedPaths);
		const { stdout } = await git('diff', '--cached', '--name-only', '--', ...publishedPaths);
		const names = stdout.split('\n').filter(Boolean);
		if (names.length > 0) await git('commit', '--message', `Publish ${titleOf(names)}`, '--', ...publishedPaths);
		await git('push', remote, `HEAD:${branch}`);
	} catch (error) {
		const advice = 'As alterações ficaram guardadas nesta máquina; volte a publicar quando houver rede.';
		throw new PublishError(`O Git não enviou para ${remote}/${branch}: ${reasonOf(error)} ${advice}`, { cause: error });
	}
}

function titleOf(names: readonly string[]): string {
	const texts = names.filter((name) => name.endsWith('.md'));
	const [first = names[0] ?? ''] = texts;
	const others = names.length - 1;
	return `${first.replace('src/content/', '')}${others > 0 ? ` and ${others} more` : ''}`;
}

function reasonOf(error: unknown): string {
	if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr.trim() !== '')
		return error.stderr.trim();
	return error instanceof Error ? error.message : String(error);
}
