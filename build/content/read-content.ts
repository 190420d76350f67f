import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Content, parseContent } from './parse-content.ts';

/** Where `src/content` and `public` are; a URL that ends with a slash. */
export const repository = new URL('../../', import.meta.url);
const folders = ['pages', 'vineyards', 'visits', 'wines', 'news'];

/**
 * Reads and checks all of the producer's content, for programs that run without Vite.
 * @throws {ContentError} with everything that is wrong
 */
export function readContent(root = repository): Content {
	return parseContent(readContentFiles(root), (path) => existsSync(new URL(`public/${path}`, root)));
}

/** The text of every content file, by its path from the root. */
export function readContentFiles(root = repository): Map<string, string> {
	const paths = folders.flatMap((folder) => {
		const path = `src/content/${folder}`;
		return readdirSync(new URL(path, root))
			.filter((name) => name.endsWith('.md'))
			.sort()
			.map((name) => `${path}/${name}`);
	});
	return new Map(paths.map((path) => [path, readFileSync(new URL(path, root), 'utf8')]));
}
