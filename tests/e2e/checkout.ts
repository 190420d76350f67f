import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, link, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

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

/** The owner's desk as `npm run desk` opens it. */
export class DeskProcess {
	private constructor(
		readonly address: string,
		readonly process: ChildProcess,
	) {}

	static async open(checkout: string): Promise<DeskProcess> {
		const child = spawn('npx', ['tsx', 'desk/main.ts', '--port', '0'], {
			cwd: checkout,
			stdio: ['ignore', 'pipe', 'inherit'],
			detached: true,
		});
		const address = await new Promise<string>((found, failed) => {
			let output = '';
			child.stdout?.on('data', (text: Buffer) => {
				output += text.toString();
				const [address] = /http:\/\/\S+/.exec(output) ?? [];
				if (address) found(address);
			});
			child.once('exit', (code) => failed(new Error(`The desk ended with code ${code}.`)));
		});
		return new DeskProcess(address, child);
	}

	async close(): Promise<void> {
		const { process: child } = this;
		if (child.exitCode !== null || child.pid === undefined) return;
		const ended = once(child, 'exit');
		// The whole group: npx, tsx and the desk itself.
		process.kill(-child.pid, 'SIGTERM');
		await ended;
	}
}

export const removeCheckout = (folder: string) => rm(folder, { recursive: true, force: true });
