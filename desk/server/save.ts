import { addressOf } from '../../build/content/page-address.ts';
import { languageOfFile } from '../../build/content/translation-path.ts';
import { addressIn } from '../../src/content/addresses.ts';
import type { SaveAnswer } from '../answers.ts';
import type { Texts } from '../document/content-text.ts';
import { readJson } from '../document/json-text.ts';
import { type MovedPages, movedPagesFile, movedPagesText, withoutFormer } from '../document/move-page.ts';
import type { Draft, Drafts } from './drafts.ts';
import {
	conflictsOf,
	hashOf,
	parcelNamesFile,
	readStored,
	removeStored,
	textOf,
	translationLanguages,
	type Write,
	writeAll,
} from './files.ts';
import type { PictureStore } from './picture-store.ts';
import { movedBySlugs, withNotes } from './translations.ts';
import type { Workspace } from './workspace.ts';

type SaveParts = {
	root: string;
	drafts: Drafts;
	workspace: Workspace;
	pictures: PictureStore;
	refresh: () => Promise<void>;
};

/**
 * Stores what is typed in some files, or nothing of it.
 * @param withdrawn translations that leave the content meanwhile
 */
export async function save(
	{ root, drafts, workspace, pictures, refresh }: SaveParts,
	paths: readonly string[],
	withdrawn: readonly string[],
): Promise<SaveAnswer> {
	const stored = workspace.stored();
	const typed = paths.flatMap((path) => (withdrawn.includes(path) ? [] : (drafts.get(path) ?? [])));
	const changed = withNotes(
		[...typed, ...renamedComments(stored, drafts, typed)],
		stored,
		(path) => drafts.get(path) !== undefined,
	);
	const writes = [...changed, ...(await movedPages(root, changed, withdrawn, stored))];
	const conflicts = await conflictsOf(root, [...writes, ...withdrawn.flatMap((path) => drafts.get(path) ?? [])]);
	if (conflicts.length > 0) return { kind: 'conflict', conflicts };
	// What was wrong already, in a file that is not to be written, keeps nobody from the others.
	const own = workspace.newProblems(
		new Map([
			...changed.map(({ path, text }) => [path, text] as const),
			...withdrawn.map((path) => [path, undefined] as const),
		]),
	);
	if (own.length > 0) return { kind: 'refused', problems: own };
	// A picture that nobody shows yet does no harm; a text without its picture would.
	await pictures.publish(writes.map(({ text }) => text));
	const result = await writeAll(root, writes);
	if (result.kind === 'conflict') return result;
	for (const { path } of typed) await drafts.remove(path);
	for (const path of withdrawn) await withdraw(root, drafts, path);
	await refresh();
	const files = changed.map(({ path, text }) => ({ path, text, sha256: hashOf(text) }));
	return { kind: 'written', files, problems: workspace.problems() };
}

/** Comments that follow a parcel's new name, in the files of estates that nobody is typing in. */
function renamedComments(stored: Texts, drafts: Drafts, typed: readonly Draft[]): Draft[] {
	const table = typed.find(({ path }) => path === parcelNamesFile);
	const names = table && readJson(table.text);
	if (names?.kind !== 'read') return [];
	return [...stored].flatMap(([path, text]) => {
		// What is not UTF-8 is left alone.
		if (!path.includes('/vineyards/') || text.includes('\uFFFD') || drafts.get(path)) return [];
		const now = withNamesInComments(text, names.fields);
		return now === text ? [] : [{ path, text: now, opened: hashOf(text) }];
	});
}

/** The names of parcels stand as comments above their facts, for a reader of an estate's file: they are what the table of names says. */
export function withNamesInComments(text: string, names: Readonly<Record<string, unknown>>): string {
	return text.replace(/^( +)# .*(?=\r?\n\1([\w-]+):)/gm, (comment, indent: string, slug: string) => {
		const name = names[slug];
		return typeof name === 'string' ? `${indent}# ${name}` : comment;
	});
}

/** A translation that is not to be stored as it is goes on as a draft of a new file. */
async function withdraw(root: string, drafts: Drafts, path: string): Promise<void> {
	const stored = await readStored(root, path);
	const text = drafts.get(path)?.text ?? (stored && textOf(stored.bytes));
	if (!stored || text === undefined) return;
	await drafts.put({ path, text });
	await removeStored(root, path);
}

/** The list of moved pages, where articles have got another address in a language, or a new page has one that another had. */
async function movedPages(
	root: string,
	writes: readonly Write[],
	withdrawn: readonly string[],
	stored: Texts,
): Promise<Write[]> {
	const file = await readStored(root, movedPagesFile);
	const text = (file && textOf(file.bytes)) ?? '{}';
	const before: MovedPages = JSON.parse(text);
	const addresses = writes.flatMap(({ path }) => (stored.has(path) ? [] : addressesOf(path)));
	const after = movedBySlugs(addresses.reduce(withoutFormer, before), writes, withdrawn, stored);
	if (movedPagesText(after) === movedPagesText(before)) return [];
	return [{ path: movedPagesFile, text: movedPagesText(after), opened: file?.sha256 }];
}

/** Where the page of an original is, in its own language and, as long as it is not translated, in the others. */
function addressesOf(path: string): string[] {
	if (languageOfFile(path) !== undefined) return [];
	return [addressOf(path), ...translationLanguages().map((language) => addressIn(language, addressOf(path)))];
}
