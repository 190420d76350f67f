import { dropArchives, listHeldArchives } from './cache-block-store';
import { extractChannel } from './channel';
import { isRefusal, readChoice, writeChoice } from './choice';
import { activityAfter, downloadLock, isDownloading, runDownload } from './downloader';
import { writeLastLook } from './last-look';
import { type ArchiveManifest, fetchManifest } from './manifest';
import { type Activity, describeExtract, type ExtractState, surveyHoldings } from './state';
import { watchdog } from './watchdog';

/** Silence of a download, in ms, after which nobody is at it: more than its own requests are given. */
const patience = 45_000;

const unknown: ExtractState = { kind: 'absent' };

const listeners = new Set<() => void>();
let state: ExtractState = unknown;
let activity: Activity = { kind: 'idle' };
let current: ArchiveManifest | undefined;
let connected = false;
let reading: Promise<void> | undefined;
let readAgain = false;

/** The extract as all tabs see it. Reads the device's storage from the first subscription on; `absent` until it is read. */
export const extractStore = {
	getSnapshot: (): ExtractState => state,
	getServerSnapshot: (): ExtractState => unknown,
	subscribe: (listener: () => void): (() => void) => {
		connect();
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};

/** The visitor asks for the extract, or asks it to go on. */
export async function startDownload(): Promise<void> {
	connect();
	if (!(await writeChoice('wanted')) && isRefusal(await readChoice())) {
		// Without room for one word of his there is none for the map, and whoever downloads would go by the word before.
		extractChannel.tell({ type: 'activity', activity: { kind: 'error', reason: 'storage-full' } });
	} else {
		continueDownload();
	}
}

/**
 * Starts or resumes the download here and in the service worker: whoever comes first works, the other takes over if it is
 * stopped. Does nothing that the other tabs do not see.
 */
export function continueDownload(): void {
	connect();
	void askWorker();
	void runDownload();
}

/** The active worker, whether it controls this page yet or not: on a first visit the download begins before it does. */
async function askWorker(): Promise<void> {
	if (!('serviceWorker' in navigator)) return;
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage({ type: 'extract:start' });
}

/** The visitor no longer waits for Wi-Fi: what waited for it goes on. */
export function resumeWaiting(): void {
	if (activity.kind === 'paused' && activity.reason === 'wifi') continueDownload();
}

/** The visitor stops the download; what is stored stays. */
export async function pauseDownload(): Promise<void> {
	connect();
	extractChannel.tell({ type: 'leave-off' });
	extractChannel.tell({ type: 'activity', activity: { kind: 'paused', reason: 'visitor' } });
	await writeChoice('paused');
}

/** The visitor takes the extract off this device; it does not come back by itself. */
export async function removeExtract(): Promise<void> {
	connect();
	extractChannel.tell({ type: 'leave-off' });
	await writeChoice('removed');
	try {
		await navigator.locks.request(downloadLock, async () => {
			// A download that became whole in this moment has taken note that nothing is asked for.
			await writeChoice('removed');
			await dropArchives();
		});
		extractChannel.tell({ type: 'activity', activity: { kind: 'idle' } });
	} catch (error) {
		extractChannel.tell({ type: 'activity', activity: activityAfter(error) });
	}
}

/** Takes note of the manifest that the server names now: gives `absent` its size, and finds out what is `stale`. */
export async function noteCurrentManifest(manifest: ArchiveManifest): Promise<void> {
	connect();
	extractChannel.tell({ type: 'current', manifest });
	await writeLastLook(new Date());
	await read();
}

/** Takes away what is left of other archives: whoever made the current one whole may have been ended before he did. */
export async function dropFormerArchives(): Promise<void> {
	const whole = current;
	try {
		await navigator.locks.request(downloadLock, { ifAvailable: true }, async (lock) => {
			if (lock && whole && state.kind === 'ready') await dropArchives(whole);
		});
	} catch {
		// Storage that refuses is tried again with the next visit.
		return;
	}
}

/** Nobody asked for the extract, and the line is not one to fetch it over unasked: what rests goes on resting, for that reason. */
export function restForLine(): void {
	extractChannel.tell({ type: 'activity', activity: { kind: 'paused', reason: 'line' } });
}

/**
 * Asks the server which map is the current one.
 * @throws {ArchiveError} `offline`, `http` or `bad-manifest`
 */
export async function lookForNewer(): Promise<void> {
	connect();
	await noteCurrentManifest(await fetchManifest());
}

/** Looks again at what is stored, after something else than a download changed it, and lets the other tabs look. */
export async function retellExtract(): Promise<void> {
	connect();
	extractChannel.tell({ type: 'activity', activity });
	await read();
}

function connect(): void {
	if (connected) return;
	connected = true;
	const guard = watchdog(patience, () => void wakeDownload());
	extractChannel.listen((message) => {
		if (message.type === 'received') guard.heard();
		if (message.type === 'current') current = message.manifest;
		if (message.type === 'activity') {
			activity = message.activity;
			if (activity.kind === 'downloading') guard.heard();
			else guard.rest();
		}
		if (message.type === 'current' || message.type === 'activity') void read();
	});
	void recall().then(() => activity.kind === 'downloading' && guard.heard());
}

/** A download that fell silent: its worker was ended without a word, or it hangs. Whoever it was leaves off, and it goes on by itself. */
async function wakeDownload(): Promise<void> {
	if (await isDownloading()) extractChannel.tell({ type: 'leave-off' });
	extractChannel.tell({ type: 'activity', activity: { kind: 'paused', reason: 'interrupted' } });
}

/** Before anybody has told: what the lock and the visitor's choice say. */
async function recall(): Promise<void> {
	const downloading = await isDownloading();
	const choice = await readChoice();
	if (activity.kind === 'idle' && downloading) activity = { kind: 'downloading' };
	if (activity.kind === 'idle' && choice === 'paused') activity = { kind: 'paused', reason: 'visitor' };
	await read();
}

/** Reads what is stored and shows it; a call during a reading makes it read once more. */
function read(): Promise<void> {
	readAgain = true;
	reading ??= readUntilCurrent();
	return reading;
}

async function readUntilCurrent(): Promise<void> {
	do {
		readAgain = false;
		show(await describeNow());
	} while (readAgain);
	reading = undefined;
}

async function describeNow(): Promise<ExtractState> {
	try {
		return describeExtract(surveyHoldings(await listHeldArchives(), current), activity);
	} catch (error) {
		return describeExtract({ done: 0 }, activityAfter(error));
	}
}

function show(next: ExtractState): void {
	if (JSON.stringify(next) === JSON.stringify(state)) return;
	state = next;
	for (const listener of listeners) listener();
}
