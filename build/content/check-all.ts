import { existsSync, readFileSync } from 'node:fs';
import { emptyLanguages, languageProblems } from './language-folders.ts';
import { spellingMessages as m, translationMessages as t } from './messages.ts';
import { toWrite } from './new-file.ts';
import { checkContent, type IsPublic, readableContent, translationsIn } from './parse-content.ts';
import { inFileOrder, type Problem, problemText } from './problem.ts';
import { publicFiles, readContentFiles, readTranslations, repository } from './read-content.ts';
import { checkSpelling, readDictionary } from './spelling.ts';
import { undrawnText } from './undrawn.ts';

/** `problems` stop a build; `notes` do not: words of no dictionary, what is still to be written or drawn. */
export type Findings = { problems: readonly Problem[]; notes: readonly string[]; files: number };

/** All that can be said of the content, its spelling too, for which a dictionary is read in a second and more. */
export function checkAll(root = repository): Findings {
	const originals = readContentFiles(root);
	const files = new Map([...originals, ...readTranslations(root)]);
	const isPublic = publicFiles(root);
	const ownWords = new URL('src/content/words.txt', root);
	const { errors, warnings } = checkSpelling(
		originals,
		readDictionary(existsSync(ownWords) ? readFileSync(ownWords, 'utf8') : ''),
	);
	const notes = inFileOrder([
		...unwritten(files),
		...warnings,
		...untranslated(files, isPublic),
		...emptyLanguages(translationsIn(files)),
	]).map(problemText);
	return {
		problems: inFileOrder([...checkContent(files, isPublic), ...errors, ...languageProblems(root)]),
		notes: [...notes, ...readableContent(files, isPublic).undrawn.map(undrawnText)],
		files: files.size,
	};
}

/** What is not translated, and what has changed since. */
function untranslated(files: ReadonlyMap<string, string>, isPublic: IsPublic): Problem[] {
	return translationsIn(files).flatMap((language) => {
		const { untranslated: missing, outdated } = readableContent(files, isPublic, language);
		return [...outdated, ...[...missing].map((file) => ({ file, line: 1, message: t.untranslated(language) }))];
	});
}

function unwritten(files: ReadonlyMap<string, string>): Problem[] {
	return [...files].flatMap(([file, source]) =>
		source
			.split('\n')
			.flatMap((text, index) => (text.includes(toWrite) ? [{ file, line: index + 1, message: m.unwritten }] : [])),
	);
}
