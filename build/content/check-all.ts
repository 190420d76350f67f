import { existsSync, readFileSync } from 'node:fs';
import { messageOf } from '../../src/platform/errors.ts';
import { keptMonthsProblems } from './kept-months.ts';
import { emptyLanguages, languageProblems } from './language-folders.ts';
import { fileMessages as f, spellingMessages as m, translationMessages as t } from './messages.ts';
import { toWrite } from './new-file.ts';
import { checkOwnerForms } from './owner-form-file.ts';
import { checkContent, readableContent } from './parse-content.ts';
import { inFileOrder, type Problem, problemText } from './problem.ts';
import { publicFiles, readAllFiles, repository } from './read-content.ts';
import type { Content } from './read-documents.ts';
import { checkSpelling, dictionaries } from './spelling.ts';
import { translationsIn } from './translation-path.ts';

/** `problems` stop a build; `notes` do not: words of no dictionary, what is still to be written or drawn. */
type Findings = { problems: readonly Problem[]; notes: readonly string[]; files: number };

/** All that can be said of the content, its spelling too, for which dictionaries are read in a second and more. */
export function checkAll(root = repository): Findings {
	const files = readAllFiles(root);
	const isPublic = publicFiles(root);
	const { errors, warnings } = checkSpelling(files, dictionaries(root));
	const written = translationsIn(files);
	const translations = written.map((language) => readableContent(files, isPublic, language));
	const forms = checkOwnerForms(root);
	const notes = inFileOrder([
		...unwritten(files),
		...warnings,
		...translations.flatMap(untranslated),
		...emptyLanguages(written),
		...forms.notes,
	]).map(problemText);
	const undrawn = [readableContent(files, isPublic), ...translations].flatMap((content) => content.undrawn);
	return {
		problems: inFileOrder([
			...checkContent(files, isPublic),
			...errors,
			...languageProblems(root),
			...forms.problems,
			...settingsProblems(root),
		]),
		notes: [...notes, ...undrawn.map(({ file, missing }) => `${file}: ${f.undrawn(missing)}`)],
		files: files.size,
	};
}

/** What of the settings, as a build reads them, does not fit the texts. */
function settingsProblems(root: URL): Problem[] {
	const file = process.env.SITE_SETTINGS ?? 'site-settings.json';
	const place = new URL(file, root);
	if (!existsSync(place)) return [];
	try {
		return keptMonthsProblems(readFileSync(place, 'utf8'), root);
	} catch (error) {
		return [{ file, line: 1, message: messageOf(error) }];
	}
}

/** What is not translated, and what has changed since. */
function untranslated({ language, untranslated: missing, outdated }: Content): Problem[] {
	return [...outdated, ...[...missing].map((file) => ({ file, line: 1, message: t.untranslated(language) }))];
}

function unwritten(files: ReadonlyMap<string, string>): Problem[] {
	return [...files].flatMap(([file, source]) =>
		source
			.split('\n')
			.flatMap((text, index) => (text.includes(toWrite) ? [{ file, line: index + 1, message: m.unwritten }] : [])),
	);
}
