import { ArchiveError } from './archive-error';
import { bytesHeld } from './blocks';
import { extractChannel } from './channel';
import { downloadBlocks } from './download';
import { countArrivals } from './download-progress';
import { type ArchiveManifest, fetchManifest } from './manifest';
import { isRefusal, NetworkNotAllowed, readChoice, requireAllowedNetwork, writeChoice } from './preferences';
import { type FetchRange, rangeFetcher } from './range-request';
import { type Activity, surveyHoldings } from './state';
import { downloadLock, dropArchives, listHeldArchives, openBlockStore, openHeldStore, StorageError } from './store';

/** Called before every block: the hashes of those that are wanted before the others. */
type WantedFirst = () => readonly string[];

/**
 * Downloads what is missing of the current archive, in a page or in the service worker. If another tab or the worker is at it, waits
 * for the lock, and so takes over when that tab is closed or that worker stopped; stops when the other one reports that it
 * ended, or when the visitor stops the download. Never rejects: how it ended is told on the channel.
 */
export async function runDownload(): Promise<void> {
	const stop = new AbortController();
	let working = false;
	let first: readonly string[] = [];
	const stopListening = extractChannel.listen((message) => {
		const ended = message.type === 'activity' && message.activity.kind !== 'downloading';
		if (message.type === 'first') first = message.blocks;
		if (message.type === 'leave-off' || (ended && !working)) stop.abort();
	});
	// A page that is left loses its requests: that is no failure of the network to be told, and the next in the queue takes over.
	const leavePage = () => stop.abort();
	addEventListener('pagehide', leavePage);
	try {
		await navigator.locks.request(downloadLock, { signal: stop.signal }, async () => {
			working = true;
			// The visitor may have stopped the download since the message that asked for it was sent.
			if (isRefusal(await readChoice())) return;
			stop.signal.throwIfAborted();
			tell({ kind: 'downloading' });
			await downloadCurrent(stop.signal, () => first);
			tell({ kind: 'idle' });
		});
	} catch (error) {
		if (!stop.signal.aborted) tell(activityAfter(error));
	} finally {
		removeEventListener('pagehide', leavePage);
		stopListening();
	}
}

/** Whether a download is under way in any tab or in the worker. */
export async function isDownloadRunning(): Promise<boolean> {
	try {
		const { held } = await navigator.locks.query();
		return held?.some((lock) => lock.name === downloadLock) ?? false;
	} catch {
		return false;
	}
}

/** What is told to the visitor after a download failed. */
export function activityAfter(error: unknown): Activity {
	if (error instanceof NetworkNotAllowed) return { kind: 'paused', reason: error.kind };
	if (error instanceof StorageError) return { kind: 'error', reason: error.kind };
	// What is left is a browser without locks or hashes, as on a page that is not served securely.
	if (!(error instanceof ArchiveError)) return { kind: 'error', reason: 'storage-unavailable' };
	if (error.kind === 'offline') return { kind: 'paused', reason: 'offline' };
	if (error.kind === 'bad-manifest') return { kind: 'error', reason: 'bad-manifest' };
	if (error.kind !== 'http') return { kind: 'error', reason: 'bad-archive' };
	const passing = error.status === 429 || (error.status !== undefined && error.status >= 500);
	return passing ? { kind: 'paused', reason: 'server' } : { kind: 'error', reason: 'http' };
}

/**
 * Completes the archive that the server names as current on this device, and then drops the others. Call it with the download lock held.
 * @throws {NetworkNotAllowed} {ArchiveError} {StorageError} or the signal's reason; what is stored stays stored
 */
export async function downloadCurrent(signal: AbortSignal, first: WantedFirst): Promise<void> {
	await requireAllowedNetwork();
	const manifest = await downloadNamed(signal, first);
	await dropArchives(manifest);
	// The yes was for this archive: a newer one is another question.
	if ((await readChoice()) === 'wanted') await writeChoice('none');
}

/** If the archive under way is gone from the server, because a newer one took its place, downloads the newer one. */
async function downloadNamed(signal: AbortSignal, first: WantedFirst): Promise<ArchiveManifest> {
	const tried = new Set<string>();
	let manifest = await fetchCurrent();
	for (;;) {
		tried.add(manifest.archive);
		try {
			await downloadArchive(manifest, signal, first);
			return manifest;
		} catch (error) {
			if (!(error instanceof ArchiveError) || error.kind === 'offline') throw error;
			manifest = await fetchCurrent();
			if (tried.has(manifest.archive)) throw error;
		}
	}
}

/** The tabs show the archive that is downloaded, which may be newer than the one they asked for. */
async function fetchCurrent(): Promise<ArchiveManifest> {
	const manifest = await fetchManifest();
	extractChannel.tell({ type: 'current', manifest });
	return manifest;
}

async function downloadArchive(manifest: ArchiveManifest, signal: AbortSignal, first: WantedFirst): Promise<void> {
	signal.throwIfAborted();
	const archives = await listHeldArchives();
	const { whole } = surveyHoldings(archives, manifest);
	if (whole?.sha256 === manifest.sha256) return;
	const held = archives.find((held) => held.manifest.archive === manifest.archive);
	const arrivals = countArrivals(
		(bytes) => extractChannel.tell({ type: 'received', bytes }),
		() => performance.now(),
	);
	arrivals.kept(held ? bytesHeld(manifest, held.hashes) : 0);
	const others = archives.filter((held) => held.manifest.archive !== manifest.archive);
	const stores = await Promise.all(others.map((held) => openHeldStore(held.manifest)));
	await downloadBlocks(manifest, {
		store: await openBlockStore(manifest),
		others: stores.filter((store) => store !== undefined),
		fetchRange: arrivals.counted(overAllowedNetwork(rangeFetcher(manifest.archive, manifest.bytes))),
		first,
		progress: (done) => {
			arrivals.kept(done);
			tell({ kind: 'downloading' });
		},
		signal,
	});
}

/** Checks before every block: the connection may change while the download is under way. */
function overAllowedNetwork(fetchRange: FetchRange): FetchRange {
	return async (range, signal) => {
		await requireAllowedNetwork();
		return fetchRange(range, signal);
	};
}

function tell(activity: Activity): void {
	extractChannel.tell({ type: 'activity', activity });
}
