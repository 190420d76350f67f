import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { recordedOwnerForm } from '../conformance/owner-form';
import { buildSite, copyCheckout, removeCheckout } from './checkout';
import { SiteServer } from './site-server';

/** The sites that browser tests need beside `dist`. */
const otherBuilds = {
	/** What follows: an origin of its own in the settings, which all pages share, gives every script that imports what they share another name than in `dist`. */
	next: (dist: string) => build('.', dist, { origin: 'https://next.example' }),
	/** Takes its worker away. */
	killer: (dist: string) => build('.', dist, {}, { VITE_KILL_SWITCH: '1' }),
	/** In one language, and its contact page has the recorded form of every field type. */
	'owner-form': async (dist: string) => {
		// What was minified and compressed for the site need not be again.
		const checkout = await copyCheckout(['build-output/kept']);
		try {
			const forms = join(checkout, 'src/content/forms');
			await mkdir(forms, { recursive: true });
			await writeFile(join(forms, 'pt.json'), JSON.stringify(recordedOwnerForm()));
			await build(checkout, dist, { languages: ['pt'] });
		} finally {
			await removeCheckout(checkout);
		}
	},
} as const;

/**
 * Builds one of them. `npm test` has built all before the tests begin (`build-others.ts`), for beside them a build takes ten times as long.
 * @returns the folder of the build
 */
export async function buildOther(name: keyof typeof otherBuilds): Promise<string> {
	const folder = resolve('build-output/other', name);
	const dist = join(folder, 'dist');
	if (process.env.OTHERS_BUILT) return dist;
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	await otherBuilds[name](dist);
	return dist;
}

/**
 * What another site weighs is no matter: names of its files alone are a hundred bytes more or less.
 * @param changed in the settings of the site
 */
async function build(root: string, dist: string, changed: object, env: NodeJS.ProcessEnv = {}): Promise<void> {
	const settings: object = JSON.parse(await readFile('site-settings.json', 'utf8'));
	const file = join(dirname(dist), 'settings.json');
	await writeFile(file, JSON.stringify({ ...settings, ...changed }));
	const given = { SITE_SETTINGS: file, FOR_TESTS: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env };
	await buildSite(root, given, dist);
	await access(join(dist, 'sw.js'));
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
	await buildSite(folder);
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
