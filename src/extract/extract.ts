import { coalesce } from '../platform/coalesce';
import { postToActiveWorker } from '../platform/post-to-worker';
import { createStore, type Store } from '../platform/store';
import { ArchiveError } from './archive-error';
import { extractChannel } from './channel';
import { activityAfter, type Download, isDownloadRunning, postActivity, runDownload } from './downloader';
import { type ArchiveManifest, fetchManifest } from './manifest';
import { isRefusal, readChoice, writeChoice, writeLastChecked } from './preferences';
import { extractShown } from './shown';
import { type Activity, describeExtract, type ExtractState, surveyHoldings } from './state';
import { downloadLock, dropArchives, listHeldArchives } from './store';

/** A download that reports nothing for this time counts as dead; longer than the time-outs of its requests. */
const silenceTimeoutMs = 45_000;

let activity: Activity = { kind: 'idle' };
let current: ArchiveManifest | undefined;
let connected = false;
let silenceTimer: ReturnType<typeof setTimeout> | undefined;

const store = createStore<ExtractState>({ kind: 'absent' }, () => {
	connect();
});

/** The extract as all tabs see it. Reads the device's storage from the first subscription on; `absent` until it is read. */
export const extractStore: Store<ExtractState> = store;

/** Reads what is stored and shows it. */
const read = coalesce(async () => {
	const next = await describeNow();
	if (JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next);
});

/** The visitor asks for the extract, or asks it to go on. */
export async function startDownload(): Promise<void> {
	connect();
	if (!(await writeChoice('wanted')) && isRefusal(await readChoice())) {
		// Storage with no room for the choice has none for the map; and the downloader would go by the refusal that is still stored.
		postActivity({ kind: 'error', reason: 'storage-full' });
	} else {
		continueDownload();
	}
}

/** Starts or resumes the download here and in the service worker: the first to get the lock works, the other takes over if it is stopped. */
export function continueDownload(): void {
	connect();
	void postToActiveWorker({ type: 'extract:start' });
	void runDownload(download);
}

/** What it takes is fetched where this page has the lock: on most the worker has it, or there is nothing to download. */
const download: Download = async (...given) => {
	const { downloadCurrent } = await import('./download').catch((cause) => {
		throw new ArchiveError('offline', { cause });
	});
	return downloadCurrent(...given);
};

/** The visitor no longer waits for Wi-Fi: a download that did goes on. */
export function resumeWaiting(): void {
	if (activity.kind === 'paused' && activity.reason === 'wifi') continueDownload();
}

/** The visitor stops the download; what is stored stays. */
export async function pauseDownload(): Promise<void> {
	connect();
	extractChannel.post({ type: 'leave-off' });
	postActivity({ kind: 'paused', reason: 'visitor' });
	await writeChoice('paused');
}

/** The visitor removes the extract from this device; it does not come back by itself. */
export async function removeExtract(): Promise<void> {
	connect();
	extractChannel.post({ type: 'leave-off' });
	await writeChoice('removed');
	try {
		await navigator.locks.request(downloadLock, async () => {
			// A download that was completed in this moment has written that nothing is asked for.
			await writeChoice('removed');
			await dropArchives();
		});
		postActivity({ kind: 'idle' });
	} catch (error) {
		postActivity(activityAfter(error));
	}
}

/**
 * Asks the server which archive is current.
 * @throws {ArchiveError} `offline`, `http` or `bad-manifest`
 */
export async function checkForNewer(): Promise<void> {
	await noteCurrentManifest(await fetchManifest());
}

/** Takes note of the manifest that the server names now: gives `absent` its size, and finds out what is `stale`. */
export async function noteCurrentManifest(manifest: ArchiveManifest): Promise<void> {
	connect();
	extractChannel.post({ type: 'current', manifest });
	await writeLastChecked(new Date());
	await read();
}

/** Removes what is left of other archives, where the tab or worker that completed the current one was closed before it did. */
export async function dropFormerArchives(): Promise<void> {
	const whole = current;
	try {
		await navigator.locks.request(downloadLock, { ifAvailable: true }, async (lock) => {
			if (lock && whole && store.get().kind === 'ready') await dropArchives(whole);
		});
	} catch {
		// Storage that refuses is tried again with the next visit.
		return;
	}
}

/** Reads again what is stored, after something else than a download changed it, and lets the other tabs read. */
export async function reloadExtract(): Promise<void> {
	connect();
	postActivity(activity);
	await read();
}

function connect(): void {
	if (connected) return;
	connected = true;
	extractShown.set(true);
	extractChannel.listen((message) => {
		if (message.type === 'received') watchForSilence();
		if (message.type === 'current') current = message.manifest;
		if (message.type === 'activity') {
			activity = message.activity;
			watchForSilence();
		}
		if (message.type === 'current' || message.type === 'activity') void read();
	});
	void recallActivity().then(watchForSilence);
}

/** While a download is under way, each of its messages puts off the moment at which it counts as dead. */
function watchForSilence(): void {
	clearTimeout(silenceTimer);
	if (activity.kind === 'downloading') silenceTimer = setTimeout(() => void restartDownload(), silenceTimeoutMs);
}

/** The worker was stopped, or the download hangs: the downloader that has the lock gives it up, and the download resumes by itself. */
async function restartDownload(): Promise<void> {
	if (await isDownloadRunning()) extractChannel.post({ type: 'leave-off' });
	postActivity({ kind: 'paused', reason: 'interrupted' });
}

/** Before any message: what the lock and the visitor's choice say. */
async function recallActivity(): Promise<void> {
	const isRunning = await isDownloadRunning();
	const choice = await readChoice();
	if (activity.kind === 'idle' && isRunning) activity = { kind: 'downloading' };
	if (activity.kind === 'idle' && choice === 'paused') activity = { kind: 'paused', reason: 'visitor' };
	await read();
}

async function describeNow(): Promise<ExtractState> {
	try {
		return describeExtract(surveyHoldings(await listHeldArchives(), current), activity);
	} catch (error) {
		return describeExtract({ done: 0 }, activityAfter(error));
	}
}
