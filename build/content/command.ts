import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parcelSlugs } from '../../src/content/parcels.ts';
import { checkAll } from './check-all.ts';
import { faultOfName } from './check-files.ts';
import { commandMessages as m } from './messages.ts';
import { newFile, newKinds, pathOfNew } from './new-file.ts';
import { checkContent, readableContent } from './parse-content.ts';
import { problemText } from './problem.ts';
import { publicFiles, readContentFiles, readTranslations, repository } from './read-content.ts';
import { withSource } from './source-digest.ts';
import { originalOf } from './translation-path.ts';

/** What a command says, line by line, and whether it ends with 1. */
export type CommandResult = { lines: readonly string[]; failed: boolean };

/** `npm run content -- …`: checks the content, or begins a file of it. What is wrong, and how it is used, is said in the owner's language. */
export function runContent(args: readonly string[], root = repository, today = new Date()): CommandResult {
	const [command, ...rest] = args;
	const [kind, slug] = rest;
	if (command === 'check' && rest.length === 0) return check(root);
	if (command === 'translated' && rest.length <= 2) return markTranslated(rest, root);
	if (command === 'new' && kind !== undefined && slug !== undefined && rest.length === 2)
		return begin(kind, slug, root, today);
	return { lines: m.usage, failed: command !== undefined && command !== '--help' };
}

function check(root: URL): CommandResult {
	const { problems, notes, files } = checkAll(root);
	if (problems.length > 0) return { lines: problems.map(problemText), failed: true };
	return { lines: [...notes, m.right(files)], failed: false };
}

/** Notes in translations, those of these originals or all, that they say what their originals do. */
function markTranslated(chosen: readonly string[], root: URL): CommandResult {
	const originals = readContentFiles(root);
	const unknown = chosen.find((file) => !originals.has(file));
	if (unknown) return { lines: [`${unknown}: ${m.noFile}`], failed: true };
	const changed = [...readTranslations(root)].flatMap(([file, text]) => {
		const original = originals.get(originalOf(file));
		if (original === undefined || (chosen.length > 0 && !chosen.includes(originalOf(file)))) return [];
		const marked = withSource(text, original);
		if (marked === text) return [];
		writeFileSync(fileURLToPath(new URL(encodeURI(file), root)), marked);
		return [file];
	});
	return { lines: [...changed, m.translated(changed.length)], failed: false };
}

function begin(kind: string, slug: string, root: URL, today: Date): CommandResult {
	if (kind === 'parcel')
		return {
			lines: parcelSlugs.some((one) => one === slug) ? [m.parcelExists(slug)] : m.newParcel(slug),
			failed: true,
		};
	const known = newKinds.find((one) => one === kind);
	if (!known) return { lines: [m.noKind(kind, [...newKinds, 'parcel'])], failed: true };
	const file = pathOfNew(known, slug);
	const path = fileURLToPath(new URL(encodeURI(file), root));
	// A name in capitals, with accents or signs is no address; nor is one so long that no title holds it.
	const fault = slug.length > 40 ? m.longName : (faultOfName(file) ?? (existsSync(path) ? m.exists : undefined));
	if (fault) return { lines: [`${file}: ${fault}`], failed: true };
	const files = readContentFiles(root);
	const isPublic = publicFiles(root);
	const before = new Set(checkContent(files, isPublic).map(problemText));
	const source = newFile(known, slug, readableContent(files, isPublic), today);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, source, { flag: 'wx' });
	const after = checkContent(files.set(file, source), isPublic).map(problemText);
	const also = after.filter((problem) => !before.has(problem));
	return { lines: [m.made(file), ...(also.length > 0 ? [m.also, ...also] : [])], failed: false };
}
