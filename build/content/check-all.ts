import { existsSync, readFileSync } from 'node:fs';
import { spellingMessages as m } from './messages.ts';
import { toWrite } from './new-file.ts';
import { checkContent, readableContent } from './parse-content.ts';
import { inFileOrder, type Problem, problemText } from './problem.ts';
import { publicFiles, readContentFiles, repository } from './read-content.ts';
import { checkSpelling, readDictionary } from './spelling.ts';
import { undrawnText } from './undrawn.ts';

/** `problems` stop a build; `notes` do not: words of no dictionary, what is still to be written or drawn. */
export type Findings = { problems: readonly Problem[]; notes: readonly string[]; files: number };

/** All that can be said of the content, its spelling too, for which a dictionary is read in a second and more. */
export function checkAll(root = repository): Findings {
	const files = readContentFiles(root);
	const isPublic = publicFiles(root);
	const ownWords = new URL('src/content/words.txt', root);
	const { errors, warnings } = checkSpelling(
		files,
		readDictionary(existsSync(ownWords) ? readFileSync(ownWords, 'utf8') : ''),
	);
	const notes = inFileOrder([...unwritten(files), ...warnings]).map(problemText);
	return {
		problems: inFileOrder([...checkContent(files, isPublic), ...errors]),
		notes: [...notes, ...readableContent(files, isPublic).undrawn.map(undrawnText)],
		files: files.size,
	};
}

function unwritten(files: ReadonlyMap<string, string>): Problem[] {
	return [...files].flatMap(([file, source]) =>
		source
			.split('\n')
			.flatMap((text, index) => (text.includes(toWrite) ? [{ file, line: index + 1, message: m.unwritten }] : [])),
	);
}
