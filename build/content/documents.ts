import { checkNames, checkParcels } from './check-files.ts';
import { type ContentDocument, readDocument, slugOf } from './document.ts';
import { mainLanguage } from './languages.ts';
import { translationMessages } from './messages.ts';
import { isArticle } from './page-address.ts';
import { type Problem, valueAt } from './problem.ts';
import { sourceDigest } from './source-digest.ts';
import { readTranslation } from './translation.ts';
import { languageOfFile, originalOf, translationOf } from './translation-path.ts';
import { typesetAs } from './typeset.ts';

/**
 * Reads the files of the content in one language: what is translated with the words of its translation, all else as it is in the main one.
 * `paths` are those of the main language, translated or not; of the rest `Content` says what it is.
 * @param files by their paths from the root of the repository, those of all languages
 */
export function documentsIn(files: ReadonlyMap<string, string>, language: string) {
	const problems: Problem[] = [];
	const untranslated = new Set<string>();
	const outdated: Problem[] = [];
	const isMain = language === mainLanguage;
	const paths = [...files.keys()].filter((file) => languageOfFile(file) === undefined);
	const originals = typesetAs(mainLanguage, () => readOriginals(files, paths, isMain ? problems : []));
	const found = { paths, problems, untranslated, outdated, slugs: slugsIn(files, language) };
	if (isMain) return { documents: originals, ...found };
	const documents = originals.flatMap((original) => {
		const file = translationOf(original.file, language);
		const source = files.get(file);
		if (source === undefined) {
			untranslated.add(original.file);
			return [original];
		}
		const words = readTranslation(original, { file, language, source }, problems);
		if (words?.source !== sourceDigest(files.get(original.file) ?? ''))
			outdated.push({ file, line: 2, message: translationMessages.outdated(original.file) });
		return words ? [words.document] : [];
	});
	for (const file of files.keys()) {
		if (languageOfFile(file) === language && !files.has(originalOf(file)))
			problems.push({ file, line: 1, message: translationMessages.noOriginal(originalOf(file)) });
	}
	return { documents, ...found };
}

function readOriginals(
	files: ReadonlyMap<string, string>,
	paths: readonly string[],
	problems: Problem[],
): ContentDocument[] {
	const misnamed = checkNames(paths);
	problems.push(...misnamed, ...checkParcels());
	return paths.flatMap((file) =>
		misnamed.some((problem) => problem.file === file)
			? []
			: (readDocument(file, files.get(file) ?? '', problems) ?? []),
	);
}

/** The slugs of the articles in all languages but this one. */
function slugsIn(
	files: ReadonlyMap<string, string>,
	language: string,
): ReadonlyMap<string, Readonly<Record<string, string>>> {
	const slugs = new Map<string, Record<string, string>>();
	for (const [file, text] of files) {
		const code = languageOfFile(file);
		if (code === undefined || !isArticle(file)) continue;
		const original = slugOf(file);
		const [other, slug] = code === language ? [mainLanguage, original] : [code, ownSlug(file, code, text) ?? original];
		slugs.set(original, { ...slugs.get(original), [other]: slug });
	}
	return slugs;
}

function ownSlug(file: string, language: string, text: string): string | undefined {
	const slug = valueAt(typesetAs(language, () => readDocument(file, text, []))?.head.fields, ['slug']);
	return typeof slug === 'string' ? slug : undefined;
}
