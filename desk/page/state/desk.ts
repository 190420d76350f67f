import type { Problem } from '../../../build/content/problem';
import { withDigest } from '../../../build/content/source-digest';
import { languageOfFile, originalOf, translationOf } from '../../../build/content/translation-path';
import { parcelNames } from '../../../src/content/parcel-names';
import { createStore } from '../../../src/platform/store';
import { slot } from '../../../src/platform/web-storage';
import type { MoveAnswer, OpenedFile } from '../../answers';
import type { Change } from '../../document/content-text';
import {
	type DeskState,
	emptyDesk,
	noticeAfterTyping,
	pairOf,
	problemsAfter,
	storablePaths,
	withEvent,
} from './desk-state';
import { type FileEvent, isTyped, type OpenFile } from './open-file';
import { ServerError, server } from './server';
import { forgetUnsent, keepUnsent, readUnsent } from './unsent';

/** All that the page of the desk does: it changes the state, and tells the server. */

export const deskStore = createStore<DeskState>(emptyDesk);

/** Milliseconds after a letter until it is sent; the next one within them goes with it. */
const pause = 20;
/** Milliseconds after the last letter until the other files are asked what they make of it. */
const restBeforeCheckMs = 1_000;

export async function showFile(path: string | undefined): Promise<void> {
	const language = path === undefined ? undefined : languageOfFile(path);
	update({ shown: path, ...(language !== undefined && { beside: language }) });
	await openShown();
}

/** Shows another language beside the originals, and the page in it; or none. */
export async function showBeside(language: string | undefined): Promise<void> {
	const { shown } = deskStore.get();
	const original = shown === undefined ? undefined : originalOf(shown);
	const path = original === undefined || language === undefined ? original : translationOf(original, language);
	update({ beside: language, shown: path });
	if (language === undefined) besideSlot.remove();
	else besideSlot.write(language);
	noteAddress(path);
	await openShown();
}

/** Of two files side by side, the one in which something is done now: what is stored, undone and seen in the page is its. */
export function turnTo(path: string): void {
	if (deskStore.get().shown === path) return;
	update({ shown: path });
	noteAddress(path);
}

const besideSlot = slot('local', 'desk-beside', String);

function noteAddress(path: string | undefined): void {
	history.replaceState(null, '', path === undefined ? location.pathname : `#${path}`);
}

async function openShown(): Promise<void> {
	const { original, translation } = pairOf(deskStore.get());
	for (const path of [original, translation]) {
		if (path === undefined || deskStore.get().open[path]) continue;
		await attempt(async () => receive(await server.open(path)));
	}
}

/** After the owner was elsewhere, perhaps in a text editor: what is on the disk now is shown, or stands beside what was typed. */
export async function lookAgain(): Promise<void> {
	await loadFiles();
	const { original, translation } = pairOf(deskStore.get());
	for (const path of [original, translation]) if (path !== undefined) await attempt(() => lookAgainAt(path));
	await checkAll();
}

async function lookAgainAt(path: string): Promise<void> {
	const file = deskStore.get().open[path];
	if (!file?.stored || file.conflict) return;
	const { stored } = await server.open(path);
	const now = deskStore.get().open[path];
	if (!now || stored?.sha256 === now.stored?.sha256) return;
	if (stored && !isTyped(now)) event(path, { type: 'renewed', ...stored });
	else event(path, { type: 'disagreed', conflict: { where: 'disk', ...stored } });
}

/** What the build would say of all that is typed: it takes longer than the list of files, and is asked after it. */
export async function checkAll(): Promise<void> {
	await attempt(async () => update({ problems: await server.problems() }));
}

export async function loadFiles(): Promise<void> {
	await attempt(async () => {
		const { parcelNames: names, ...files } = await server.files();
		// What the page was begun with is as old as the desk.
		Object.assign(parcelNames, names);
		update(files);
		const { beside = besideSlot.read(), languages } = deskStore.get();
		update({ beside: languages.find(({ code }) => code === beside)?.code });
	});
}

export function change(path: string, change: Change): void {
	act(path, { type: 'changed', change, at: performance.now() });
}

export function undo(path: string): void {
	act(path, { type: 'undone' });
}

export function redo(path: string): void {
	act(path, { type: 'redone' });
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

export const saveAll = () => save(storablePaths(deskStore.get()));

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
	const begun = await server.translate(original, language);
	if ('kind' in begun) return undefined;
	await openNew(begun);
	return begun.path;
}

/** Back to what is on the disk, which can be undone as long as the window is open; a new file can be brought back until something else is done. */
export function giveUp(path: string): void {
	const file = deskStore.get().open[path];
	if (!file) return;
	update({ notice: { kind: 'none' } });
	if (file.stored) act(path, { type: 'changed', change: { type: 'whole', text: file.stored.text }, at: 0 });
	else void discardNew(path);
}

export function keepMine(path: string): void {
	act(path, { type: 'kept-mine' });
}

export function takeOther(path: string): void {
	act(path, { type: 'took-other' });
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
	const begun = await server.begin(beginning);
	if ('kind' in begun) return undefined;
	await openNew(begun);
	return begun.path;
}

async function openNew({ path, text }: { path: string; text: string }): Promise<void> {
	update({ open: { ...deskStore.get().open, [path]: { path, text, past: [], future: [] } } });
	await send(path);
	await loadFiles();
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

function act(path: string, happened: FileEvent): void {
	event(path, happened);
	const file = deskStore.get().open[path];
	if (!file) return;
	keepUnsent(file, unanswered.get(path));
	clearTimeout(timers.get(path));
	timers.set(
		path,
		setTimeout(() => void attempt(() => send(path)), pause),
	);
}

const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** What is on its way, by path: one text after the other. */
const sending = new Map<string, Promise<void>>();
/** The hashes of what was sent since the last answer: one of them may have arrived. Of very many the first are the likeliest. */
const unanswered = new Map<string, readonly string[]>();
const mostUnanswered = 20;
/** What the server has of this window. */
const sent = new Map<string, string>();

/** Of the texts of this window that the server may have. */
function hashesSent({ path, known }: OpenFile): string[] {
	return [...(known === undefined ? [] : [known]), ...(unanswered.get(path) ?? [])];
}

/** @returns when the server has what is typed now */
async function send(path: string): Promise<void> {
	clearTimeout(timers.get(path));
	const before = sending.get(path) ?? Promise.resolve();
	const now = before.catch(() => undefined).then(() => sendNow(path));
	sending.set(path, now);
	return now;
}

async function sendNow(path: string): Promise<void> {
	const file = deskStore.get().open[path];
	if (!file || file.conflict || sent.get(path) === file.text) return;
	const { text, stored, known } = file;
	if (!isTyped(file)) {
		await server.discard(path, hashesSent(file));
		unanswered.delete(path);
		event(path, { type: 'kept', known: undefined });
		settle(path, text, []);
		return;
	}
	const draft = { path, text, opened: stored?.sha256, known, unanswered: unanswered.get(path) };
	unanswered.set(path, [...(draft.unanswered ?? []), await hashOf(text)].slice(0, mostUnanswered));
	keepUnsent(deskStore.get().open[path] ?? file, unanswered.get(path));
	const answer = await server.type(draft);
	unanswered.delete(path);
	if (answer.kind === 'kept') {
		event(path, { type: 'kept', known: answer.known });
		settle(path, text, answer.own);
	} else if (answer.other) {
		const { other } = answer;
		event(path, { type: 'disagreed', conflict: { where: 'window', text: other.text, sha256: other.known } });
	} else {
		// The other window has stored its text or given it up: the disk says which.
		event(path, { type: 'kept', known: undefined });
		const { stored: now } = await server.open(path);
		if (now?.sha256 === deskStore.get().open[path]?.stored?.sha256) return sendNow(path);
		event(path, { type: 'disagreed', conflict: { where: 'disk', text: now?.text, sha256: now?.sha256 } });
	}
}

/** What was wrong with each file by itself when it was last sent. */
const ownProblems = new Map<string, readonly Problem[]>();
let nextCheck: ReturnType<typeof setTimeout> | undefined;

function settle(path: string, text: string, own: readonly Problem[]): void {
	sent.set(path, text);
	const state = deskStore.get();
	const file = state.open[path];
	if (file?.text === text) forgetUnsent(path);
	const draft = file !== undefined && isTyped(file);
	update({
		problems: problemsAfter(state.problems, path, ownProblems.get(path) ?? [], own),
		files: state.files.map((one) => (one.path === path ? { ...one, draft } : one)),
		notice: noticeAfterTyping(state.notice, path),
	});
	ownProblems.set(path, own);
	clearTimeout(nextCheck);
	nextCheck = setTimeout(() => void checkAll(), restBeforeCheckMs);
}

/** What the server has of a file, with what this browser kept of it that was never sent. */
function receive({ path, stored, draft, refusal }: OpenedFile): void {
	const { open, refusals } = deskStore.get();
	if (refusal) {
		update({ refusals: { ...refusals, [path]: refusal } });
		return;
	}
	const unsent = readUnsent(path);
	const text = unsent?.text ?? draft?.text ?? stored?.text;
	if (text === undefined) return;
	const file: OpenFile = { path, text, stored, known: unsent ? unsent.known : draft?.known, past: [], future: [] };
	update({ open: { ...open, [path]: file } });
	if (draft) sent.set(path, draft.text);
	if (unsent?.unanswered) unanswered.set(path, unsent.unanswered);
	const opened = unsent ? unsent.opened : draft?.opened;
	if ((unsent || draft) && opened !== stored?.sha256)
		event(path, { type: 'disagreed', conflict: { where: 'disk', text: stored?.text, sha256: stored?.sha256 } });
	else if (unsent) act(path, { type: 'kept', known: unsent.known });
}

/** As the server makes it. */
async function hashOf(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function openForConflict(path: string): Promise<void> {
	if (!deskStore.get().open[path]) receive(await server.open(path));
}

function event(path: string, happened: FileEvent): void {
	deskStore.set(withEvent(deskStore.get(), path, happened));
}

function update(part: Partial<DeskState>): void {
	deskStore.set({ ...deskStore.get(), ...part });
}

/** What the owner should know of it is said; the text stays in the page and in the browser. */
async function attempt(task: () => Promise<void>): Promise<void> {
	try {
		await task();
	} catch (error) {
		if (!(error instanceof ServerError)) throw error;
		update({ notice: { kind: 'failed', message: error.message } });
	}
}
