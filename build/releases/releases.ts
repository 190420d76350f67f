import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { keepFormerFiles } from './former-files.ts';

/** A build of the site with its server, whole and ready: `dist/` and `dist-server/` are in its folder, and `hosting/` for web servers. */
export type Release = { name: string; folder: string; dist: string };

/** How many builds before the present one can be gone back to. */
const formerReleases = 3;

const served = ['dist', 'dist-server'];
/** What is replaced with it. Builds from before there was any are whole without. */
const linked = [...served, 'hosting'];

/** Is in a release once it has been served, with the time when that began: one that was only looked at is not gone back to. */
const activated = 'served-since';

/** The builds of a checkout. `dist` and `dist-server` lead, through one link that is replaced in one step, to the present one. */
export class Releases {
	readonly #root: string;
	readonly #folder: string;

	/** @param root the folder of the repository */
	constructor(root: string) {
		this.#root = root;
		this.#folder = join(root, 'build-output/releases');
	}

	/** A folder for the next build; nothing leads there yet. Later names sort behind earlier ones. */
	async create(now = new Date()): Promise<Release> {
		const release = this.#release(now.toISOString().replace(/\D/g, ''));
		await mkdir(release.folder, { recursive: true });
		return release;
	}

	/** Those that are or were served, oldest first. */
	async list(): Promise<Release[]> {
		return (await this.#all()).filter(({ folder }) => existsSync(join(folder, activated)));
	}

	/** A release that is whole, served or not. */
	async find(name: string): Promise<Release | undefined> {
		return (await this.#all()).find((release) => release.name === name);
	}

	/** What is served; `undefined` before the first build. */
	async present(): Promise<Release | undefined> {
		const name = await readlink(join(this.#folder, 'current')).catch(() => undefined);
		return (await this.list()).find((release) => release.name === name);
	}

	/** The one that was made before the present one and is still there. */
	async former(): Promise<Release | undefined> {
		const present = await this.present();
		return (await this.list()).findLast(({ name }) => present !== undefined && name < present.name);
	}

	/** Puts the hashed files that open tabs of former builds may still ask for beside a release, before it is served. */
	async takeOverFiles(release: Release, now = new Date()): Promise<void> {
		const present = await this.present();
		if (present && present.name !== release.name) await keepFormerFiles(present.folder, release.folder, now);
	}

	/** Serves a release from the next request on. What is older than the last three, or was never served, is deleted. */
	async activate(release: Release, now = new Date()): Promise<void> {
		await this.takeOverFiles(release, now);
		if (!(await this.publishedAt(release))) await writeFile(join(release.folder, activated), now.toISOString());
		await replaceLink(join(this.#folder, 'current'), release.name);
		for (const part of linked) {
			const link = join(this.#root, part);
			if (!existsSync(join(release.folder, part))) {
				await rm(link, { force: true });
				continue;
			}
			if (!(await isLink(link))) await replaceFolder(link, this.#folder);
			await replaceLink(link, relative(this.#root, join(this.#folder, 'current', part)));
		}
		await this.#prune();
	}

	/** When a release was first served, in ISO 8601; `undefined` for one that was not. */
	async publishedAt({ folder }: Release): Promise<string | undefined> {
		return readFile(join(folder, activated), 'utf8').catch(() => undefined);
	}

	/** Deletes a build that failed. */
	async discard({ folder }: Release): Promise<void> {
		await rm(folder, { recursive: true, force: true });
	}

	#release(name: string): Release {
		const folder = join(this.#folder, basename(name));
		return { name, folder, dist: join(folder, 'dist') };
	}

	/** Whole ones, oldest first. */
	async #all(): Promise<Release[]> {
		const names = existsSync(this.#folder) ? await readdir(this.#folder) : [];
		return names
			.filter((name) => /^\d+$/.test(name))
			.sort()
			.map((name) => this.#release(name))
			.filter(({ folder }) => served.every((part) => existsSync(join(folder, part))));
	}

	async #prune(): Promise<void> {
		const present = await this.present();
		const former = (await this.list()).filter(({ name }) => name !== present?.name).slice(-formerReleases);
		const kept = new Set([present, ...former].map((release) => release?.name));
		for (const release of await this.#all()) if (!kept.has(release.name)) await this.discard(release);
	}
}

/** A rename replaces a link in one step: there is no moment without it. */
export async function replaceLink(link: string, target: string): Promise<void> {
	if ((await readlink(link).catch(() => undefined)) === target) return;
	const next = `${link}.next`;
	await rm(next, { force: true });
	await symlink(target, next);
	await rename(next, link);
}

/** A build from before there were releases stands where the link is to be. */
async function replaceFolder(path: string, releases: string): Promise<void> {
	if (!existsSync(path)) return;
	const aside = join(releases, `${basename(path)}.replaced`);
	await rm(aside, { recursive: true, force: true });
	await rename(path, aside);
	await rm(aside, { recursive: true });
}

async function isLink(path: string): Promise<boolean> {
	return (await lstat(path).catch(() => undefined))?.isSymbolicLink() ?? false;
}
