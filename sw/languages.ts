import { StorageError, storageFaultOf } from '../src/platform/fault';
import {
	type LanguageState,
	type LanguagesMessage,
	languagesCache,
	type StopReason,
} from '../src/platform/language-protocol';
import { deleteFilesOf, filesOf, languageAt, languages, missingOf } from './build-files';
import { StoreError, storeFiles } from './store-files';

declare const self: ServiceWorkerGlobalScope;

/** Between two reports of a download, in ms. */
const reportIntervalMs = 250;
/** A download of which no file has come for this time is given up, in ms: it goes on with the next check that is answered. */
const stallMs = 60_000;

/** What only the visitor can mend is not tried again unasked. */
const notRepeated: readonly (StopReason | undefined)[] = ['storage-full', 'storage-unavailable', 'http'];

type Download = { stop: AbortController; ended: Promise<void> };

/** The downloads of this worker, and how the last one of a language ended that did not make it whole. */
const downloads = new Map<string, Download>();
const faults = new Map<string, StopReason>();

/**
 * Has the languages installed that belong to this device: all that it keeps. One that keeps none, on a first visit or with a build that
 * knew no languages, gets those of its open pages, and in the latter case the main one, which it has.
 * @param install fetches and stores the files of these languages
 */
export async function installLanguages(install: (chosen: readonly string[]) => Promise<void>): Promise<void> {
	const kept = [...(await readRecords())].filter(([, record]) => record === 'kept').map(([language]) => language);
	if (kept.length > 0) return install(kept);
	const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	const opened = new Set(pages.map(({ url }) => languageAt(new URL(url).pathname)));
	if (opened.size === 0 || self.registration.active) opened.add(languageAt('/'));
	await install([...opened]);
	await rememberKept([...opened]);
}

/** Removes what was stored for languages that the visitor removed while this build was being installed. */
export async function dropLanguagesNotKept(): Promise<void> {
	const records = await readRecords();
	if (records.size === 0) return;
	for (const language of languages) if (!records.has(language)) await deleteFilesOf(language);
}

async function rememberKept(whole: readonly string[]): Promise<void> {
	try {
		for (const language of whole) await writeRecord(language, 'kept');
	} catch {
		// Without space for the record the next build goes by the pages that are open.
	}
}

/** A page of the language came from the network: it is one to keep. Its files follow once the page has made its check. */
export async function rememberOpened(language: string): Promise<void> {
	try {
		if (!(await readRecords()).has(language)) await writeRecord(language, 'wanted');
	} catch {
		// Storage that refuses keeps none.
	}
}

/** The visitor wants the pages of a language on this device. */
export async function keepLanguage(language: string): Promise<void> {
	if (!languages.includes(language)) return;
	try {
		if (!(await readRecords()).has(language)) await writeRecord(language, 'wanted');
	} catch (error) {
		faults.set(language, storageFaultOf(error));
		return reportLanguages();
	}
	await download(language);
}

/** The visitor removes the pages of a language; they come back when one of them is opened. */
export async function removeLanguage(language: string): Promise<void> {
	if (!languages.includes(language)) return;
	const underway = downloads.get(language);
	underway?.stop.abort();
	await underway?.ended;
	faults.delete(language);
	try {
		await deleteRecord(language);
		await deleteFilesOf(language);
	} catch {
		// Storage that refuses: the report says what is left.
	}
	await reportLanguages();
}

/** Goes on with what is wanted and not whole: the server is there. */
export async function completeLanguages(): Promise<void> {
	try {
		for (const language of (await readRecords()).keys())
			if (!notRepeated.includes(faults.get(language))) await download(language);
	} catch {
		// Storage that refuses keeps none.
	}
}

/** Ends what is under way, because everything is being erased. */
export function stopDownloads(): void {
	for (const { stop } of downloads.values()) stop.abort();
}

async function download(language: string): Promise<void> {
	const stop = new AbortController();
	const underway = downloads.get(language) ?? { stop, ended: fetchFiles(language, stop) };
	downloads.set(language, underway);
	await underway.ended;
}

/** Never rejects. */
async function fetchFiles(language: string, stop: AbortController): Promise<void> {
	faults.delete(language);
	const watch = watchDownload(stop);
	try {
		const record = (await readRecords()).get(language);
		const missing = await missingOf(filesOf(language));
		if (!record || (missing.length === 0 && record === 'kept')) return;
		await reportLanguages();
		await storeFiles(missing, { signal: stop.signal, beforeEach: watch.beforeEach });
		stop.signal.throwIfAborted();
		await rememberKept([language]);
	} catch (error) {
		if (!(error instanceof StoreError || error instanceof StorageError)) return;
		faults.set(language, error.kind);
		// Perhaps there is a newer build: then that is offered.
		if (error.kind === 'bad-file') self.registration.update().catch(() => {});
	} finally {
		watch.end();
		downloads.delete(language);
	}
	await reportLanguages();
}

/** Reports how far a download is, and gives it up where it may not go on or nothing comes. */
function watchDownload(stop: AbortController) {
	let reportedAt = performance.now();
	let stall: ReturnType<typeof setTimeout> | undefined;
	return {
		beforeEach() {
			stop.signal.throwIfAborted();
			// A worker at work is not replaced, and the newer one has files of its own.
			if (self.registration.waiting) throw new StoreError('update-waiting');
			clearTimeout(stall);
			stall = setTimeout(() => stop.abort(new StoreError('offline')), stallMs);
			if (performance.now() - reportedAt < reportIntervalMs) return;
			reportedAt = performance.now();
			void reportLanguages();
		},
		end: () => clearTimeout(stall),
	};
}

/** Tells all pages what this device has of each language. */
export async function reportLanguages(): Promise<void> {
	try {
		const records = await readRecords();
		const states = languages.map(
			async (language) => [language, await stateOf(language, records.has(language))] as const,
		);
		const message: LanguagesMessage = { type: 'languages', languages: Object.fromEntries(await Promise.all(states)) };
		for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
	} catch {
		// Storage that refuses has nothing to tell of.
	}
}

async function stateOf(language: string, isWanted: boolean): Promise<LanguageState> {
	const files = filesOf(language);
	const missing = await missingOf(files);
	const total = bytesOf(files);
	const sizes = { done: total - bytesOf(missing), total };
	if (missing.length === 0) return { kind: 'ready', ...sizes };
	const fault = faults.get(language);
	if (!isWanted && !fault) return { kind: 'absent', ...sizes };
	if (downloads.has(language)) return { kind: 'downloading', ...sizes };
	return { kind: 'stopped', reason: fault ?? 'interrupted', ...sizes };
}

function bytesOf(files: readonly { bytes?: number }[]): number {
	return files.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
}

/**
 * What the device remembers of a language: `wanted` once one of its pages was opened or the visitor asked for it, `kept` once it was
 * whole. A newer build is installed with all that is kept.
 */
type LanguageRecord = 'wanted' | 'kept';

/** The languages of this build that are remembered. @throws where the storage refuses */
async function readRecords(): Promise<ReadonlyMap<string, LanguageRecord>> {
	const records = new Map<string, LanguageRecord>();
	for (const language of languages) {
		// Opening the cache would create it.
		const stored = await caches.match(recordAddress(language), { cacheName: languagesCache });
		if (stored) records.set(language, (await stored.text()) === 'kept' ? 'kept' : 'wanted');
	}
	return records;
}

/** @throws where the storage refuses, or is full */
async function writeRecord(language: string, record: LanguageRecord): Promise<void> {
	await (await caches.open(languagesCache)).put(recordAddress(language), new Response(record));
}

/** @throws where the storage refuses */
async function deleteRecord(language: string): Promise<void> {
	if (await caches.has(languagesCache)) await (await caches.open(languagesCache)).delete(recordAddress(language));
}

function recordAddress(language: string): string {
	return `/languages/${language}`;
}
