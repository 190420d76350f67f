import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SiteServer } from './site-server';

/**
 * Builds the site once more, with another origin in its settings: all pages share it, so every script that imports what they
 * share has another name than in `dist`, as after any change there.
 * @returns the folder of the build
 */
export async function buildOther(name: string, env: Record<string, string> = {}): Promise<string> {
	const folder = join('build-output/other', name);
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const settings: object = JSON.parse(await readFile('site-settings.json', 'utf8'));
	await writeFile(join(folder, 'settings.json'), JSON.stringify({ ...settings, origin: `https://${name}.example` }));
	const dist = join(folder, 'dist');
	const build = spawn('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', dist], {
		env: { ...process.env, SITE_SETTINGS: join(folder, 'settings.json'), ...env },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const [code] = await once(build, 'exit');
	if (code !== 0) throw new Error(`The build "${name}" ended with code ${code}.`);
	await access(join(dist, 'sw.js'));
	return dist;
}

/**
 * Builds the site as a former commit had it, once: what does not change is kept for the next run.
 * @returns the folder of the build
 */
export async function buildFormer(commit: string): Promise<string> {
	const folder = resolve('build-output/former', commit);
	const dist = join(folder, 'dist');
	if (existsSync(join(dist, 'sw.js'))) return dist;
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	execFileSync('git', ['archive', '--output', join(folder, 'source.tar'), commit]);
	execFileSync('tar', ['-xf', 'source.tar'], { cwd: folder });
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
	const build = spawn('npx', ['vite', 'build', '--logLevel', 'warn'], {
		cwd: folder,
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const [code] = await once(build, 'exit');
	if (code !== 0) throw new Error(`The build of ${commit} ended with code ${code}.`);
	return dist;
}

/** A server whose site can be replaced by another build at the same address, as by a deployment. */
export class DeployedSite {
	private constructor(
		readonly server: SiteServer,
		readonly folder: string,
	) {}

	static async create(dist = 'dist'): Promise<DeployedSite> {
		const folder = await mkdtemp(join(tmpdir(), 'quatro-vistas-deployed-'));
		await symlink(resolve(dist), join(folder, 'dist'));
		return new DeployedSite(await SiteServer.create(join(folder, 'dist')), folder);
	}

	async deploy(dist: string): Promise<void> {
		await this.server.stop();
		await symlink(resolve(dist), join(this.folder, 'next'));
		await rename(join(this.folder, 'next'), join(this.folder, 'dist'));
		await this.server.start();
	}

	async dispose(): Promise<void> {
		await this.server.dispose();
		await rm(this.folder, { recursive: true, force: true });
	}
}
