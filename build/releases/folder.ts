import { existsSync } from 'node:fs';
import {
	access,
	constants,
	copyFile,
	lstat,
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	readlink,
	rename,
	rm,
	stat,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { firstLine } from '../hosting/configuration.ts';
import { changedConfigurations, configurationsName, recordConfigurations } from './configurations.ts';
import { filesIn, formerFolder, linkOrCopy } from './former-files.ts';
import { type Release, replaceLink } from './releases.ts';

/** A file of a release, and its name in the folder of a host. */
type PublishedFile = { path: string; name: string };

/** In the folder of a host: the files that were put there, so that nothing else is ever deleted. */
const listName = '.quatro-vistas.json';
const listSchema = z.array(z.string());

/**
 * Puts a release into the folder of a host. A folder that is not there yet becomes a link to one beside it (`FOLDER.releases/`), which
 * is replaced in one step. One that is there is the host's own: all bytes come into it first, then each file takes its place. Until
 * then visitors get what they got before, whatever fails.
 * @returns the new names of files that no release had put there and that stood in the place of one
 */
export async function putIntoFolder(release: Release, folder: string): Promise<string[]> {
	// A slash at its end would follow the link instead of naming it.
	const target = resolve(folder);
	const files = [
		...(await publishedFilesIn(join(release.folder, formerFolder))),
		...(await publishedFilesIn(release.dist)),
		...(await htaccessFor(release, target)),
		...(await recordFor(release)),
	];
	if (!(await isReplaceable(target))) return replaceFiles(files, target);
	await replaceFolder(files, target);
	return [];
}

/**
 * The files of `hosting/` that have to be copied again once a release is in a folder. None before the first one is, which the copies are
 * made for, and none for Apache where it reads the one in the folder.
 */
export async function configurationsToCopy(release: Release, folder: string): Promise<string[]> {
	const isFirst = !existsSync(join(folder, listName));
	return isFirst || (await htaccessFor(release, folder)).length > 0 ? [] : changedConfigurations(release, folder);
}

/** Nothing, or the link that stands for a folder of an earlier release. */
async function isReplaceable(target: string): Promise<boolean> {
	const place = await lstat(target).catch(() => undefined);
	if (!place) return true;
	return place.isSymbolicLink() && dirname(await readlink(target)) === basename(releasesOf(target));
}

function releasesOf(target: string): string {
	return `${target}.releases`;
}

async function replaceFolder(files: readonly PublishedFile[], target: string): Promise<void> {
	const folders = releasesOf(target);
	const present = await readlink(target).then(basename, () => undefined);
	const next = join(folders, timeStamp());
	try {
		await mkdir(next, { recursive: true });
		await takeOver(target, next, files);
		for (const { path, name } of files) {
			const [from, to] = [join(target, name), join(next, name)];
			// The same file, not only the same bytes: browsers know it by its time.
			if (await isSame(path, from)) await linkOrCopy(from, to);
			else await copy(path, to);
		}
		await writeList(next, files);
		await replaceLink(target, join(basename(folders), basename(next)));
	} catch (error) {
		await rm(next, { recursive: true, force: true });
		throw error;
	}
	// An answer under way may still read from the former one.
	const kept = [present, basename(next)];
	const old = (await readdir(folders)).filter((name) => !kept.includes(name));
	for (const name of old) await rm(join(folders, name), { recursive: true, force: true });
}

/** What somebody else has put into the present folder is in the next one, too. */
async function takeOver(target: string, next: string, files: readonly PublishedFile[]): Promise<void> {
	const published = new Set([...(await readList(target)), ...files.map(({ name }) => name), listName]);
	const entries = await readdir(`${target}/`, { recursive: true, withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		const path = join(entry.parentPath, entry.name);
		const to = join(next, relative(target, path));
		if (published.has(relative(target, path))) continue;
		if (entry.isDirectory()) await mkdir(to, { recursive: true });
		else if (entry.isSymbolicLink()) await symlink(await readlink(path), to);
		else await linkOrCopy(path, to);
	}
}

async function replaceFiles(files: readonly PublishedFile[], target: string): Promise<string[]> {
	await mkdir(target, { recursive: true });
	const former = await readList(target);
	const next = await mkdtemp(join(target, '.quatro-vistas-'));
	try {
		const changed: PublishedFile[] = [];
		for (const { path, name } of files.toSorted((one, other) => rankOf(one) - rankOf(other))) {
			if (await isSame(path, join(target, name))) continue;
			await copy(path, join(next, name));
			changed.push({ path: join(next, name), name });
		}
		const present = new Set(files.map(({ name }) => name));
		const gone = former.filter((name) => !present.has(name));
		await openFolders(target, { filled: changed.map(({ name }) => name), emptied: gone });
		await writeList(target, [...former.map((name) => ({ name })), ...files]);
		const aside = await keepAside(target, changed, former);
		for (const { path, name } of changed) await rename(path, join(target, name));
		for (const name of gone) await rm(join(target, name), { force: true });
		await writeList(target, files);
		return aside;
	} finally {
		await rm(next, { recursive: true, force: true });
	}
}

/** @throws where a file cannot take its place, or be deleted: before the first one does */
async function openFolders(
	target: string,
	{ filled, emptied }: Readonly<Record<'filled' | 'emptied', readonly string[]>>,
): Promise<void> {
	const folders = (names: readonly string[]) => [...new Set(names.map((name) => dirname(join(target, name))))];
	for (const folder of folders(filled)) await mkdir(folder, { recursive: true });
	for (const folder of folders([...filled, ...emptied]).filter(existsSync)) await access(folder, constants.W_OK);
}

/** First what pages ask for, then the pages; last what lists them with their digests. */
function rankOf({ name }: PublishedFile): number {
	if (/^sw\.js(\.br|\.gz)?$/.test(name)) return 2;
	return /\.html(\.br|\.gz)?$/.test(name) ? 1 : 0;
}

async function keepAside(
	target: string,
	changed: readonly PublishedFile[],
	former: readonly string[],
): Promise<string[]> {
	const known = new Set([...former, '.htaccess']);
	const others = changed.filter(({ name }) => !known.has(name) && existsSync(join(target, name)));
	const suffix = `.antes-${timeStamp()}`;
	for (const { name } of others) await rename(join(target, name), join(target, name) + suffix);
	return others.map(({ name }) => name + suffix);
}

/** Apache reads its configuration from the folder: one that a build wrote follows the build. Nobody else's is touched. */
async function htaccessFor({ folder }: Release, target: string): Promise<PublishedFile[]> {
	const [path, name] = [join(folder, 'hosting/htaccess'), '.htaccess'];
	const present = await readFile(join(target, name), 'utf8').catch(() => '');
	return present.startsWith(firstLine) && existsSync(path) ? [{ path, name }] : [];
}

async function recordFor(release: Release): Promise<PublishedFile[]> {
	const path = await recordConfigurations(release);
	return path === undefined ? [] : [{ path, name: configurationsName }];
}

async function readList(target: string): Promise<string[]> {
	const text = await readFile(join(target, listName), 'utf8').catch(() => '[]');
	return listSchema.parse(JSON.parse(text));
}

async function writeList(target: string, files: readonly Pick<PublishedFile, 'name'>[]): Promise<void> {
	const names = new Set(files.map(({ name }) => name));
	names.delete('.htaccess');
	await writeFile(join(target, listName), JSON.stringify([...names]));
}

async function isSame(one: string, other: string): Promise<boolean> {
	const [first, second] = await Promise.all([stat(one), stat(other).catch(() => undefined)]);
	if (!second?.isFile() || first.size !== second.size) return false;
	return (await readFile(one)).equals(await readFile(other));
}

async function copy(from: string, to: string): Promise<void> {
	await mkdir(dirname(to), { recursive: true });
	await copyFile(from, to);
}

async function publishedFilesIn(folder: string): Promise<PublishedFile[]> {
	return (await filesIn(folder)).map((name) => ({ path: join(folder, name), name }));
}

/** Later ones sort behind earlier ones. */
function timeStamp(): string {
	return new Date().toISOString().replace(/\D/g, '');
}
