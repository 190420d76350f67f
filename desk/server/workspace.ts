import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Content, checkContent, checkFile, type IsPublic } from '../../build/content/parse-content.ts';
import type { Problem } from '../../build/content/problem.ts';
import { readContentFiles } from '../../build/content/read-content.ts';
import { parcelNames } from '../../src/content/parcel-names.ts';
import { readJson } from '../document/json-text.ts';
import { type Edits, movedPagesFile } from '../document/move-page.ts';
import type { Drafts } from './drafts.ts';
import { parcelNamesFile } from './files.ts';
import { checkOthers, otherFiles } from './other-kinds.ts';
import { readable } from './readable.ts';

type Texts = ReadonlyMap<string, string>;

/** The content of a folder, with what is typed over what is stored. */
export type Workspace = {
	/** Every file, with what is typed in it. */
	texts(): Texts;
	/** Every file as it is on the disk now. */
	stored(): Texts;
	/** What the build would have against what is stored, were these texts in it (and those files gone), that it has not already. */
	newProblems(edits: Edits): readonly Problem[];
	/** What is wrong with one file, as far as it can be told without the others: a few milliseconds. */
	problemsIn(path: string): readonly Problem[];
	/** What the build would say were everything stored that is typed. */
	problems(): readonly Problem[];
	/** As much of what is typed as pages can be made of. */
	content(): Content;
	/** To be called after a change of what is typed or stored. */
	refresh(): void;
};

export function openWorkspace(root: string, drafts: Drafts, isPublic: IsPublic): Workspace {
	const typedOver = (stored: Texts) =>
		new Map([...stored, ...drafts.all().map(({ path, text }) => [path, text] as const)]);
	const problemsOf = (texts: Texts) => [...checkContent(contentOf(texts), isPublic), ...checkOthers(texts)];
	const stored = readStored(root);
	let current = typedOver(stored);
	followNames(current);
	let shown = readable(contentOf(current), contentOf(stored), isPublic);
	return {
		texts: () => current,
		stored: () => readStored(root),
		newProblems(edits) {
			const texts = new Map(readStored(root));
			const former = new Set(problemsOf(texts).map((problem) => JSON.stringify(problem)));
			for (const [path, text] of edits) {
				if (text === undefined) texts.delete(path);
				else if (path !== movedPagesFile) texts.set(path, text);
			}
			return problemsOf(texts).filter((problem) => edits.has(problem.file) || !former.has(JSON.stringify(problem)));
		},
		problemsIn: (path) =>
			otherFiles.includes(path)
				? checkOthers(current).filter(({ file }) => file === path)
				: checkFile(path, current.get(path) ?? '', isPublic),
		problems: () => problemsOf(current),
		content: () => shown.content,
		refresh() {
			current = typedOver(readStored(root));
			followNames(current);
			shown = readable(contentOf(current), shown.texts, isPublic);
		},
	};
}

/** The check reads the names of parcels once, as a build does: here they follow what is typed. */
function followNames(texts: Texts): void {
	const reading = readJson(texts.get(parcelNamesFile) ?? '');
	if (reading.kind === 'read') Object.assign(parcelNames, reading.fields);
}

/** All that the desk edits; a file that is not UTF-8 is read as well as it can be, and refused where it is opened. */
function readStored(root: string): Texts {
	const others = otherFiles.filter((path) => existsSync(join(root, path)));
	return new Map([
		...readContentFiles(pathToFileURL(`${root}/`)),
		...others.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
	]);
}

function contentOf(texts: Texts): Texts {
	return new Map([...texts].filter(([path]) => !otherFiles.includes(path)));
}
