import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';

/** How long a tab can stay open and still find the scripts of its build, in milliseconds. */
const keptMs = 30 * 24 * 3_600_000;

/** In a release beside `dist/`: the files of former builds that it has taken over, and since when no build makes them. */
export const formerFolder = 'former';
const record = 'former.json';
const recordSchema = z.record(z.string(), z.iso.datetime());

/** Names with a digest of the content: what has the same name is the same. */
const hashedFile = /^(assets\/.+|map\/[^/]+\.pmtiles)$/;

/**
 * Takes the hashed files of one release over into the next, as links to the same bytes, unless it has them itself or no build has made
 * them for thirty days.
 */
export async function keepFormerFiles(from: string, to: string, now: Date): Promise<void> {
	const own = new Set(await hashedFiles(join(to, 'dist')));
	const since = await readRecord(from);
	const former: Record<string, string> = {};
	for (const folder of ['dist', formerFolder]) {
		const files = (await hashedFiles(join(from, folder))).filter((file) => {
			const replacedAt = since[file] ?? now.toISOString();
			if (own.has(file) || file in former || now.getTime() - Date.parse(replacedAt) >= keptMs) return false;
			former[file] = replacedAt;
			return true;
		});
		await Promise.all(files.map((file) => linkOrCopy(join(from, folder, file), join(to, formerFolder, file))));
	}
	await writeFile(join(to, record), JSON.stringify(former));
}

async function hashedFiles(folder: string): Promise<string[]> {
	return (await filesIn(folder)).filter((path) => hashedFile.test(path));
}

/** The paths of the files in a folder and those below, within it; none where it is not there. */
export async function filesIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	return files.map((file) => relative(folder, file).replaceAll(sep, '/'));
}

/** A file without a record is of the release that is replaced now. */
async function readRecord(release: string): Promise<Record<string, string>> {
	const text = await readFile(join(release, record), 'utf8').catch(() => '{}');
	return recordSchema.parse(JSON.parse(text));
}

export async function linkOrCopy(from: string, to: string): Promise<void> {
	await mkdir(dirname(to), { recursive: true });
	await rm(to, { force: true });
	try {
		await link(from, to);
	} catch {
		// Not every file system has links.
		await copyFile(from, to);
	}
}
