import type { Problem } from '../../../build/content/problem';
import { sha256Hex } from '../../../src/platform/digest';
import type { OpenedFile } from '../../answers';
import { noticeAfterTyping, problemsAfter } from './desk-state';
import { attempt, deskStore, event, update } from './desk-store';
import { type FileEvent, isTyped, type OpenFile } from './open-file';
import { server } from './server';
import { forgetUnsent, keepUnsent, readUnsent } from './unsent';

/** What is typed on its way to the server, which keeps it for the owner until it is stored. */

/** Milliseconds after a letter until it is sent; the next one within them goes with it. */
const pause = 20;
/** Milliseconds after the last letter until the other files are asked what they make of it. */
const restBeforeCheckMs = 1_000;

/** Something happened to a file: what comes of it is sent once the owner pauses. */
export function act(path: string, happened: FileEvent): void {
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
export const sent = new Map<string, string>();

/** Of the texts of this window that the server may have. */
export function hashesSent({ path, known }: OpenFile): string[] {
	return [...(known === undefined ? [] : [known]), ...(unanswered.get(path) ?? [])];
}

/** @returns when the server has what is typed now */
export async function send(path: string): Promise<void> {
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
	unanswered.set(
		path,
		[...(draft.unanswered ?? []), await sha256Hex(new TextEncoder().encode(text))].slice(0, mostUnanswered),
	);
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
export function receive({ path, stored, draft, refusal }: OpenedFile): void {
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

/** What the build would say of all that is typed: it takes longer than the list of files, and is asked after it. */
export async function checkAll(): Promise<void> {
	await attempt(async () => update({ problems: await server.problems() }));
}
