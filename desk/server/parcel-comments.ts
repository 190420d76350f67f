import { readJson } from '../document/json-text.ts';
import type { Draft, Drafts } from './drafts.ts';
import { listFiles, parcelNamesFile, readStored, textOf } from './files.ts';

/** Comments that follow a parcel's new name, in the files of estates that nobody is typing in. */
export async function renamedComments(root: string, drafts: Drafts, typed: readonly Draft[]): Promise<Draft[]> {
	const table = typed.find(({ path }) => path === parcelNamesFile);
	const names = table && readJson(table.text);
	if (names?.kind !== 'read') return [];
	const paths = (await listFiles(root)).filter((path) => path.includes('/vineyards/'));
	const stored = await Promise.all(paths.map((path) => readStored(root, path)));
	return stored.flatMap((file) => {
		const text = file && textOf(file.bytes);
		if (!file || text === undefined || drafts.get(file.path)) return [];
		const now = withNamesInComments(text, names.fields);
		return now === text ? [] : [{ path: file.path, text: now, opened: file.sha256 }];
	});
}

/** The names of parcels stand as comments above their facts, for a reader of an estate's file: they are what the table of names says. */
export function withNamesInComments(text: string, names: Readonly<Record<string, unknown>>): string {
	return text.replace(/^( +)# .*(?=\r?\n\1([\w-]+):)/gm, (comment, indent: string, slug: string) => {
		const name = names[slug];
		return typeof name === 'string' ? `${indent}# ${name}` : comment;
	});
}
