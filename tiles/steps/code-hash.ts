import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';

const tests = /\.test\.tsx?$|(^|\/)testing\//;

/**
 * A hash of what a step's result depends on, 16 hexadecimal digits: the names and contents of its files and folders
 * (to any depth, tests left out) and `others`, such as the hashes of the steps before it or its settings.
 */
export async function codeHash(code: readonly URL[], others: readonly string[]): Promise<string> {
	const hash = createHash('sha256');
	for (const url of code) {
		for (const [name, contents] of await filesAt(url)) hash.update(`${name}\n${contents.length}\n`).update(contents);
	}
	for (const other of others) hash.update(`${other}\n`);
	return hash.digest('hex').slice(0, 16);
}

/** The file there, or the files of the folder there in the order of their names. */
async function filesAt(url: URL): Promise<[name: string, contents: Buffer][]> {
	if (!(await stat(url)).isDirectory())
		return [[url.pathname.slice(url.pathname.lastIndexOf('/') + 1), await readFile(url)]];
	const folder = url.pathname.endsWith('/') ? url : new URL(`${url.href}/`);
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const names = entries
		.filter((entry) => entry.isFile())
		.map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.pathname.length).replace(/^\//, ''))
		.filter((name) => !tests.test(name))
		.toSorted();
	return Promise.all(
		names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(new URL(name, folder))]),
	);
}
