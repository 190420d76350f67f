import { hash } from 'node:crypto';
import { lstat, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { knownLanguages, mainLanguage } from '../../build/content/languages.ts';
import { writeAllWhole } from '../../build/content/whole-files.ts';
import { orIfMissing } from '../../server/missing-file.ts';
import type { Conflict } from '../answers.ts';
import { movedPagesFile } from '../document/move-page.ts';

/** A file on the disk, with the hash by which the desk knows it again. */
type StoredFile = { path: string; bytes: Buffer; sha256: string };

/** A text to be written over the file that the owner opened; `opened` is missing where there was none. */
export type Write = { path: string; text: string; opened?: string | undefined };

type WriteResult = { kind: 'written' } | { kind: 'conflict'; conflicts: Conflict[] };

export const settingsFile = 'site-settings.json';
export const parcelNamesFile = 'src/content/parcel-names.json';

const contentPath =
	/^src\/content\/(?:([a-z]+(?:-[a-zA-Z]+)*)\/)?(pages|vineyards|visits|wines|news|wordpress)\/[a-z0-9]+(-[a-z0-9]+)*\.md$/;

/** The languages that the content is translated into. */
export const translationLanguages = () => knownLanguages().filter(({ code }) => code !== mainLanguage);

/** The files that the desk reads and writes; no other path reaches the disk. */
export function isEditable(path: string): boolean {
	const [isContent, language] = contentPath.exec(path) ?? [];
	if (isContent) return language === undefined || translationLanguages().some(({ code }) => code === language);
	return path === settingsFile || path === parcelNamesFile;
}

/** @throws {RangeError} for a path that is none of the desk's */
export async function readStored(root: string, path: string): Promise<StoredFile | undefined> {
	const place = placeOf(root, path);
	const stats = await lstat(place).catch(orIfMissing(undefined));
	// A link may lead out of the content.
	if (!stats?.isFile()) return undefined;
	const bytes = await readFile(place);
	return { path, bytes, sha256: hashOf(bytes) };
}

/** The text of a file; nothing when it is not UTF-8, which writing it back would destroy. */
export function textOf(bytes: Buffer): string | undefined {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

/** Those that are not what the owner opened, as they are on the disk now. */
export async function conflictsOf(root: string, writes: readonly Write[]): Promise<Conflict[]> {
	const stored = await Promise.all(writes.map(({ path }) => readStored(root, path)));
	return writes.flatMap(({ path, opened }, index) => {
		const now = stored[index];
		if (now?.sha256 === opened) return [];
		const text = now && textOf(now.bytes);
		return [{ path, ...(now && { sha256: now.sha256 }), ...(text !== undefined && { text }) }];
	});
}

/** Writes all of them or none: where one is not what the owner opened, nothing is written and the file on the disk comes back. */
export async function writeAll(root: string, writes: readonly Write[]): Promise<WriteResult> {
	const conflicts = await conflictsOf(root, writes);
	if (conflicts.length > 0) return { kind: 'conflict', conflicts };
	await writeAllWhole(writes.map(({ path, text }) => ({ place: placeOf(root, path), content: text })));
	return { kind: 'written' };
}

/** @throws {RangeError} for a path that is none of the desk's */
export async function removeStored(root: string, path: string): Promise<void> {
	await rm(placeOf(root, path), { force: true });
}

export function hashOf(content: string | Buffer): string {
	return hash('sha256', content);
}

function placeOf(root: string, path: string): string {
	if (!isEditable(path) && path !== movedPagesFile) throw new RangeError(`${path} is no file of the desk.`);
	return join(root, path);
}
