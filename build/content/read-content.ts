import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { knownLanguages, mainLanguage } from './languages.ts';
import { readOwnerForm } from './owner-form-file.ts';
import { isPulled } from './page-address.ts';
import { parseContent } from './parse-content.ts';
import type { IsPublic } from './public-files.ts';
import type { Content } from './read-documents.ts';

/** Where `src/content` and `public` are; a URL that ends with a slash. */
export const repository = new URL('../../', import.meta.url);
export const contentFolders = ['pages', 'vineyards', 'visits', 'wines', 'news', 'wordpress'] as const;

/**
 * Reads and checks all of the producer's content in a language, for programs that run without Vite.
 * @throws {ContentError} with everything that is wrong
 */
export function readContent(root = repository, language?: string): Content {
	return withOwnerForm(parseContent(readAllFiles(root), publicFiles(root), language), root, language);
}

/** The content with the form of the owner's WordPress in this language, where there is one. @throws {ContentError} */
export function withOwnerForm(content: Content, root: URL, language?: string): Content {
	const form = readOwnerForm(root, language);
	return form ? { ...content, form } : content;
}

/** Where `npm run build` keeps what it draws of new wines and articles, as in `public/` (`build/new-drawings.ts`). */
export const newDrawings = 'build-output/made/public/';

/** Where it keeps the labels of the map since parcels are called otherwise, as in `src/content/`. */
export const newContent = 'build-output/made/content/';

/** The pictures of the articles that `npm run content -- pull` brings, as in `public/`. */
export const pulledPictures = 'src/content/wordpress/public/';

/** The files that are there under `public/`, were pulled, or were drawn for what is new. */
export function publicFiles(root = repository): IsPublic {
	return (path) => publicFile(path, root) !== undefined;
}

/** Where such a file is: what was drawn for what is new goes before what was there. */
export function publicFile(path: string, root = repository): URL | undefined {
	return [newDrawings, 'public/', pulledPictures].map((folder) => new URL(`${folder}${path}`, root)).find(existsSync);
}

/** The files that are there under `public/`, or were pulled. */
export function committedFiles(root = repository): IsPublic {
	return (path) => ['public/', pulledPictures].some((folder) => existsSync(new URL(`${folder}${path}`, root)));
}

/** The text of every content file in all languages, by its path from the root. */
export function readAllFiles(root = repository): Map<string, string> {
	return new Map([...readContentFiles(root), ...readTranslations(root)]);
}

/** Those of the main language. Of what is none of them but stands among them, the path alone. */
export function readContentFiles(root = repository): Map<string, string> {
	const files = readFolders('src/content/', root);
	// An article of the producer's own stands in place of one that was pulled.
	for (const file of [...files.keys()].filter(isPulled))
		if (!file.endsWith('.md') || files.has(file.replace('/wordpress/', '/news/'))) files.delete(file);
	return files;
}

/** The text of every file in another language: `src/content/en/wines/abade.md`. */
export function readTranslations(root = repository): Map<string, string> {
	const languages = knownLanguages().filter(({ code }) => code !== mainLanguage);
	return new Map(languages.flatMap(({ code }) => [...readFolders(`src/content/${code}/`, root)]));
}

function readFolders(parent: string, root: URL): Map<string, string> {
	const paths = contentFolders.flatMap((folder) => {
		const path = `${parent}${folder}`;
		if (!existsSync(new URL(path, root))) return [];
		return readdirSync(new URL(path, root))
			.filter((name) => !isOfNoConcern(name))
			.sort()
			.map((name) => `${path}/${name}`);
	});
	return new Map(
		paths.map((path) => [path, path.endsWith('.md') ? readFileSync(new URL(encodeURI(path), root), 'utf8') : '']),
	);
}

/** Types, and what systems and editors leave behind. */
function isOfNoConcern(name: string): boolean {
	return /\.ts$|^\.|~$|^#.*#$|^Thumbs\.db$|^desktop\.ini$/.test(name);
}
