import { withDigest } from '../../../build/content/source-digest';
import { languageOfFile, originalOf } from '../../../build/content/translation-path';
import type { MoveAnswer } from '../../answers';
import type { Change } from '../../document/content-text';
import { attempt, deskStore, event, update } from './desk-store';
import { isTyped, type OpenFile } from './open-file';
import { act, checkAll, hashesSent, receive, send, sent } from './sending';
import { type Begun, server } from './server';
import { loadFiles, noteAddress, openShown } from './shown';
import { forgetUnsent } from './unsent';

/** What is done with files: it changes the state, and tells the server. */

export function change(path: string, change: Change): void {
	act(path, { type: 'changed', change, at: performance.now() });
}

/**
 * Stores the files that are named, or nothing of them.
 * @param withdrawn translations that go out of the content meanwhile, and on as drafts
 */
export function save(paths: readonly string[], withdrawn: readonly string[] = []): Promise<void> {
	const before = saving.catch(() => undefined);
	saving = before.then(() => saveNow(paths, withdrawn));
	return saving;
}

/** One after the other: a second press comes while the first is on its way. */
let saving: Promise<void> = Promise.resolve();

async function saveNow(paths: readonly string[], withdrawn: readonly string[]): Promise<void> {
	update({ notice: { kind: 'saving' } });
	await attempt(async () => {
		for (const path of paths) {
			// Another window may have stored its own text or given this one up: the server is asked whether it still has it.
			sent.delete(path);
			await send(path);
		}
		if (paths.some((path) => deskStore.get().open[path]?.conflict)) return update({ notice: { kind: 'none' } });
		const answer = await server.save(paths, withdrawn);
		if (answer.kind === 'refused') return update({ notice: { ...answer, paths, changed: [] } });
		if (answer.kind === 'conflict') {
			for (const { path, text, sha256 } of answer.conflicts) {
				await openForConflict(path);
				event(path, { type: 'disagreed', conflict: { where: 'disk', text, sha256 } });
			}
			return update({ notice: { kind: 'none' } });
		}
		for (const { path, text, sha256 } of answer.files) {
			const from = paths.includes(path) ? sent.get(path) : deskStore.get().open[path]?.stored?.text;
			event(path, { type: 'stored', text, sha256, from });
			sent.set(path, text);
		}
		for (const path of withdrawn) forget(path);
		update({ notice: { kind: 'saved', paths }, problems: answer.problems });
		await loadFiles();
		await openShown();
	});
}

/** Notes that a translation says what its original does, though nothing in it was changed. */
export async function markRevised(path: string): Promise<void> {
	const { files, open } = deskStore.get();
	const digest = files.find((entry) => entry.path === path)?.translation?.digest;
	const file = open[path];
	if (digest === undefined || !file) return;
	change(path, { type: 'whole', text: withDigest(file.text, digest) });
	await save([path]);
}

/**
 * Begins the translation of a file, which is not there until it is whole and stored.
 * @returns nothing where somebody else has begun it meanwhile
 */
export async function beginTranslation(original: string, language: string): Promise<string | undefined> {
	return openNew(await server.translate(original, language));
}

/** Back to what is on the disk, which can be undone as long as the window is open; a new file can be brought back until something else is done. */
export function giveUp(path: string): void {
	const file = deskStore.get().open[path];
	if (!file) return;
	update({ notice: { kind: 'none' } });
	if (file.stored) act(path, { type: 'changed', change: { type: 'whole', text: file.stored.text }, at: 0 });
	else void discardNew(path);
}

/** A new file that was thrown away is as it was. */
export async function bringBack(file: OpenFile): Promise<void> {
	update({ open: { ...deskStore.get().open, [file.path]: { ...file, known: undefined } }, notice: { kind: 'none' } });
	await attempt(async () => {
		await send(file.path);
		await loadFiles();
		location.hash = file.path;
	});
}

/**
 * Begins a file that is not there until it is stored.
 * @returns its path; nothing where there is one of this address
 */
export async function beginFile(beginning: Parameters<typeof server.begin>[0]): Promise<string | undefined> {
	return openNew(await server.begin(beginning));
}

async function openNew(begun: Begun): Promise<string | undefined> {
	if ('kind' in begun) return undefined;
	const { path, text } = begun;
	update({ open: { ...deskStore.get().open, [path]: { path, text, past: [], future: [] } } });
	await send(path);
	await loadFiles();
	return path;
}

/** What this window has of a file, which the server has otherwise now. */
function forget(path: string): void {
	const { [path]: _file, ...open } = deskStore.get().open;
	sent.delete(path);
	forgetUnsent(path);
	update({ open });
}

/** Gives a page another address, or deletes it. What is open and stored is read again: links in it may have changed. */
export async function moveFile(path: string, slug?: string): Promise<MoveAnswer> {
	const answer = await server.move(path, slug);
	if (answer.kind !== 'moved') return answer;
	const open = Object.entries(deskStore.get().open).filter(([each, file]) => each !== path && isTyped(file));
	update({ open: Object.fromEntries(open), shown: undefined });
	await loadFiles();
	void checkAll();
	return answer;
}

async function discardNew(path: string): Promise<void> {
	await attempt(async () => {
		const file = deskStore.get().open[path];
		if (file) await server.discard(path, hashesSent(file));
		forget(path);
		const original = languageOfFile(path) === undefined ? undefined : originalOf(path);
		update({ shown: original, ...(file && { notice: { kind: 'discarded', file } }) });
		noteAddress(original);
		await loadFiles();
		await openShown();
		await checkAll();
	});
}

async function openForConflict(path: string): Promise<void> {
	if (!deskStore.get().open[path]) receive(await server.open(path));
}
