import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PublishSettings } from '../../src/content/deployment-settings.ts';
import { messageOf } from '../../src/platform/errors.ts';
import { isOfPresentContent } from './changes.ts';
import { configurationsToCopy, putIntoFolder } from './folder.ts';
import type { Release, Releases } from './releases.ts';

const run = promisify(execFile);

/** What publishing to Git commits, from the root of the repository. */
const publishedPaths = ['src/content', 'public', 'site-settings.json'];

/** How long one command of Git may take, in milliseconds: the owner's browser gives the desk up after five minutes. */
const longestGitMs = 4 * 60_000;

/** Publishing did not end; the message says in Portuguese what the producer can do. */
export class PublishError extends Error {
	override name = 'PublishError';
}

/**
 * Publishes a release where the settings say; once it is there, it becomes the one that this machine serves.
 * @param root the folder of the repository
 * @param gitTimeoutMs how long Git may take for each thing
 * @returns what is left to do or to know for who looks after the host, in Portuguese
 * @throws {PublishError}
 */
export async function publish(
	root: string,
	releases: Releases,
	release: Release,
	to: PublishSettings,
	gitTimeoutMs = longestGitMs,
): Promise<string[]> {
	await releases.takeOverFiles(release);
	const notes = to.to === 'folder' ? await toFolder(release, to.folder) : [];
	if (to.to === 'git') await pushToGit(root, release, to, gitTimeoutMs);
	await releases.activate(release);
	return notes;
}

async function toFolder(release: Release, folder: string): Promise<string[]> {
	try {
		const changed = await configurationsToCopy(release, folder);
		const aside = await putIntoFolder(release, folder);
		return [
			...aside.map((name) => `Já havia um ficheiro com o nome de um do site. Chama-se agora ${name}.`),
			...(changed.length > 0 ? [copyAgain(changed)] : []),
		];
	} catch (error) {
		throw new PublishError(`Não foi possível escrever na pasta ${folder}: ${reasonOf(error)}`, { cause: error });
	}
}

function copyAgain(names: readonly string[]): string {
	return `Mudou a configuração do servidor web: copie de novo a do seu (em hosting/: ${names.join(', ')}) e recarregue-o, como diz docs/install.md.`;
}

/** Commits what the producer may change, and nothing else, and pushes it; the host builds the site of it. */
async function pushToGit(
	root: string,
	release: Release,
	{ remote, branch }: { remote: string; branch: string },
	timeout: number,
): Promise<void> {
	if (!(await isOfPresentContent(release)))
		throw new PublishError(
			'O anfitrião constrói o que está no Git, e esta construção é de um conteúdo anterior: volte atrás com "git revert".',
		);
	const env: NodeJS.ProcessEnv = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
	const git = (...args: string[]) => run('git', args, { cwd: root, env, timeout });
	// Nobody is there to answer what ssh may ask. A command of the owner's own is left as it is.
	const ownSsh = await git('config', 'core.sshCommand').catch(() => undefined);
	if (!ownSsh && !env.GIT_SSH) env.GIT_SSH_COMMAND ??= 'ssh -oBatchMode=yes';
	try {
		await git('add', '--all', '--', ...publishedPaths);
		const { stdout } = await git('diff', '--cached', '--name-only', '--', ...publishedPaths);
		const names = stdout.split('\n').filter(Boolean);
		if (names.length > 0) await git('commit', '--message', `Publish ${titleOf(names)}`, '--', ...publishedPaths);
		if (!(await isOfPresentContent(release))) throw new PublishError('O conteúdo mudou entretanto: prepare outra vez.');
		await git('push', remote, `HEAD:${branch}`);
	} catch (error) {
		if (error instanceof PublishError) throw error;
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
	if (error instanceof Error && 'killed' in error && error.killed) return 'Não respondeu a tempo.';
	if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr.trim() !== '')
		return error.stderr.trim();
	return messageOf(error);
}
