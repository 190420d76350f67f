import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, link, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { freePort, OwnProcess } from './own-process';

/** What a build leaves, to publish from. */
const present = ['build-output/releases', 'build-output/kept', 'dist', 'dist-server'];

/** A copy of the repository with its present build: what is written there replaces files and leaves the originals as they are. */
export async function copyCheckout(builds: readonly string[] = present): Promise<string> {
	await mkdir('build-output', { recursive: true });
	const folder = await mkdtemp(resolve('build-output/checkout-'));
	await linkSources(folder);
	for (const built of builds) {
		await cp(built, join(folder, built), { recursive: true, verbatimSymlinks: true });
	}
	return folder;
}

/** Puts all files of the repository into a folder, and what they need of other packages. */
export async function linkSources(folder: string): Promise<void> {
	const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
		encoding: 'utf8',
	});
	for (const file of files.split('\0').filter(Boolean)) {
		await mkdir(dirname(join(folder, file)), { recursive: true });
		await link(file, join(folder, file)).catch((error: NodeJS.ErrnoException) => {
			// Deleted, and not committed yet.
			if (error.code !== 'ENOENT') throw error;
		});
	}
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Builds the site from the sources in a folder, in a process of its own. */
export async function buildSite(folder: string, env: NodeJS.ProcessEnv = {}, outDir = 'dist'): Promise<void> {
	const vite = spawn('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', outDir], {
		cwd: folder,
		env: { ...process.env, ...env },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const [code] = await once(vite, 'exit');
	if (code !== 0) throw new Error(`The build of ${folder} ended with code ${code}.`);
}

/** The owner's desk as `npm run desk` opens it. */
export class DeskProcess extends OwnProcess {
	private constructor(
		port: number,
		readonly checkout: string,
	) {
		super(port);
	}

	static async open(checkout: string): Promise<DeskProcess> {
		const desk = new DeskProcess(await freePort(), checkout);
		await desk.start();
		return desk;
	}

	get address(): string {
		return `http://127.0.0.1:${this.port}/desk/`;
	}

	protected command() {
		return { args: ['--import', 'tsx', 'desk/main.ts', '--port', String(this.port)], cwd: this.checkout };
	}

	/** Asks it to end, where other servers are stopped as by a lost network. */
	close(): Promise<void> {
		return this.stop('SIGTERM');
	}
}

export const removeCheckout = (folder: string) => rm(folder, { recursive: true, force: true });
