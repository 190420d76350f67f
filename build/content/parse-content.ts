import { faultOfName } from './check-files.ts';
import { readDocument } from './document.ts';
import { mainLanguage } from './languages.ts';
import { translationMessages } from './messages.ts';
import { ContentError, inFileOrder, type Problem } from './problem.ts';
import type { IsPublic } from './public-files.ts';
import { type Content, readDocuments } from './read-documents.ts';
import { kindOf } from './schemas.ts';
import { readTranslation } from './translation.ts';
import { languageOfFile, originalOf, translationsIn } from './translation-path.ts';
import { typesetAs } from './typeset.ts';

export type { IsPublic };

type Files = ReadonlyMap<string, string>;

/**
 * Reads the files of the content, by their paths from the root of the repository: `src/content/wines/abade.md`, and of what is translated
 * `src/content/en/wines/abade.md`.
 * @throws {ContentError} with everything that is wrong in the main language and in this one, not only the first
 */
export function parseContent(files: Files, isPublic: IsPublic, language: string = mainLanguage): Content {
	const original = readDocuments(files, isPublic, mainLanguage);
	const { content, check } = language === mainLanguage ? original : readDocuments(files, isPublic, language);
	const problems = [original.check, check].flatMap((each) => each());
	if (problems.length > 0) throw new ContentError(inFileOrder(problems));
	return content;
}

/** What is wrong with the files of the content in all languages, by their paths as above: nothing when the site can be built of them. */
export function checkContent(files: Files, isPublic: IsPublic): Problem[] {
	const original = readDocuments(files, isPublic, mainLanguage).check();
	// Whatever else is wrong with a translation may follow from its original.
	if (original.length > 0) return original;
	return inFileOrder(translationsIn(files).flatMap((language) => readDocuments(files, isPublic, language).check()));
}

/** As much of the content as can be read: a file with a wrong field is left out, and nothing else is checked. */
export function readableContent(files: Files, isPublic: IsPublic, language: string = mainLanguage): Content {
	return readDocuments(files, isPublic, language).content;
}

/** What is wrong with one file, as far as it can be told without the others. */
export function checkFile(file: string, source: string, isPublic: IsPublic): Problem[] {
	const problems: Problem[] = [];
	const misnamed = faultOfName(file);
	if (misnamed) return [{ file, line: 1, message: misnamed }];
	const document = readDocument(file, source, problems);
	if (document) kindOf(file)?.read(document, { isPublic, visits: [] });
	return inFileOrder(problems);
}

/** The same of a file in another language, which is read with its original. */
export function checkTranslation(files: Files, file: string, isPublic: IsPublic): Problem[] {
	const { ofWords, ofPage } = translationFaults(files, file, isPublic);
	return inFileOrder([...ofWords, ...ofPage]);
}

/**
 * What is wrong with a file in another language: what it lacks or has too much, and why no page can be made of it with the words of
 * its original in place of those that it lacks.
 */
export function translationFaults(
	files: Files,
	file: string,
	isPublic: IsPublic,
): { ofWords: readonly Problem[]; ofPage: readonly Problem[] } {
	const original = files.get(originalOf(file));
	if (original === undefined)
		return { ofWords: [], ofPage: [{ file, line: 1, message: translationMessages.noOriginal(originalOf(file)) }] };
	const language = languageOfFile(file) ?? mainLanguage;
	const document = readDocument(originalOf(file), original, []);
	// What is wrong with the original would be told of both.
	if (!document || checkFile(originalOf(file), original, isPublic).length > 0) return { ofWords: [], ofPage: [] };
	const problems: Problem[] = [];
	return typesetAs(language, () => {
		const words = readTranslation(document, { file, language, source: files.get(file) ?? '' }, problems);
		if (!words) return { ofWords: [], ofPage: problems };
		const ofWords = [...problems];
		kindOf(originalOf(file))?.read(words.document, { isPublic, visits: [] });
		return { ofWords, ofPage: problems.slice(ofWords.length) };
	});
}
