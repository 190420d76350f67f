import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
	checkContent,
	checkFile,
	checkTranslation,
	type IsPublic,
	readableContent,
} from '../../build/content/parse-content.ts';
import { inFileOrder, type Problem } from '../../build/content/problem.ts';
import { readAllFiles } from '../../build/content/read-content.ts';
import type { Content } from '../../build/content/read-documents.ts';
import { languageOfFile } from '../../build/content/translation-path.ts';
import { parcelNames } from '../../src/content/parcel-names.ts';
import type { Texts } from '../document/content-text.ts';
import { readJson } from '../document/json-text.ts';
import { type Edits, movedPagesFile } from '../document/move-page.ts';
import type { Drafts } from './drafts.ts';
import { parcelNamesFile } from './files.ts';
import { checkOthers, otherKinds } from './other-kinds.ts';
import { readable } from './readable.ts';
import { readableTranslations } from './readable-translations.ts';

export type Workspace = ReturnType<typeof openWorkspace>;

/** The content of a folder, with what is typed over what is stored. */
export function openWorkspace(root: string, drafts: Drafts, isPublic: IsPublic) {
	const typedOver = (stored: Texts): Texts =>
		new Map([...stored, ...drafts.all().map(({ path, text }) => [path, text] as const)]);
	/** @param typed paths of files whose own mistakes are told though other files have some */
	const problemsOf = (texts: Texts, typed: Iterable<string>) => {
		const content = contentOf(texts);
		const translations = [...typed].filter((path) => languageOfFile(path) !== undefined && texts.has(path));
		return [
			...inFileOrder([
				...checkContent(content, isPublic),
				...translations.flatMap((path) => checkTranslation(content, path, isPublic)),
			]),
			...checkOthers(texts),
		];
	};
	const atFirst = readAll(root);
	let current = typedOver(atFirst);
	followNames(current);
	let shown = shownOf(atFirst, atFirst);

	/** @param former texts of which pages could be made */
	function shownOf(stored: Texts, former: Texts) {
		const content = [...contentOf(current)];
		const originals = new Map(content.filter(([path]) => languageOfFile(path) === undefined));
		const translations = new Map(content.filter(([path]) => languageOfFile(path) !== undefined));
		const mended = readable(originals, former, isPublic);
		const texts: Texts = new Map([
			...mended,
			...readableTranslations(translations, mended, { former, stored }, isPublic),
		]);
		const contents = new Map<string | undefined, Content>();
		return {
			texts,
			content(language?: string): Content {
				const known = contents.get(language) ?? readableContent(texts, isPublic, language);
				contents.set(language, known);
				return known;
			},
			vineyards(): Content['vineyards'] {
				const ofEstates = [...texts].filter(([path]) => path.startsWith('src/content/vineyards/'));
				return readableContent(new Map(ofEstates), isPublic).vineyards;
			},
		};
	}
	return {
		/** Every file, with what is typed in it. */
		texts: () => current,
		/** Every file as it is on the disk now. */
		stored: () => readAll(root),
		/** What the build would have against what is stored, were these texts in it (and those files gone), that it has not already. */
		newProblems(edits: Edits): readonly Problem[] {
			const texts = new Map(readAll(root));
			const former = new Set(problemsOf(texts, []).map((problem) => JSON.stringify(problem)));
			for (const [path, text] of edits) {
				if (text === undefined) texts.delete(path);
				else if (path !== movedPagesFile) texts.set(path, text);
			}
			return problemsOf(texts, edits.keys()).filter(
				(problem) => edits.has(problem.file) || !former.has(JSON.stringify(problem)),
			);
		},
		/** What is wrong with one file, as far as it can be told without the others: a few milliseconds. */
		problemsIn(path: string): readonly Problem[] {
			if (otherKinds.has(path)) return checkOthers(current).filter(({ file }) => file === path);
			return languageOfFile(path) === undefined
				? checkFile(path, current.get(path) ?? '', isPublic)
				: checkTranslation(current, path, isPublic);
		},
		/** What the build would say were everything stored that is typed. */
		problems: (): readonly Problem[] =>
			problemsOf(
				current,
				drafts.all().map(({ path }) => path),
			),
		/** As much of what is typed as pages can be made of, in a language; without one, in that of the originals. */
		content: (language?: string) => shown.content(language),
		/** The land of each parcel, by its slug, as in `content`: only the files of the estates are read. */
		vineyards: () => shown.vineyards(),
		/** To be called after a change of what is typed or stored. */
		refresh() {
			const stored = readAll(root);
			current = typedOver(stored);
			followNames(current);
			shown = shownOf(stored, shown.texts);
		},
	};
}

/** The check reads the names of parcels once, as a build does: here they follow what is typed. */
function followNames(texts: Texts): void {
	const reading = readJson(texts.get(parcelNamesFile) ?? '');
	if (reading.kind === 'read') Object.assign(parcelNames, reading.fields);
}

/** All that the desk edits; a file that is not UTF-8 is read as well as it can be, and refused where it is opened. */
export function readAll(root: string): Texts {
	const others = [...otherKinds.keys()].filter((path) => existsSync(join(root, path)));
	return new Map([
		...readAllFiles(pathToFileURL(`${root}/`)),
		...others.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
	]);
}

function contentOf(texts: Texts): Texts {
	return new Map([...texts].filter(([path]) => !otherKinds.has(path)));
}
