import { ArchiveError } from './archive-error';
import { countArrivals } from './arrivals';
import { StorageError } from './block-store';
import { bytesHeld } from './blocks';
import { dropArchives, listHeldArchives, openBlockStore, openHeldStore } from './cache-block-store';
import { extractChannel } from './channel';
import { type ExtractChoice, readChoice } from './choice';
import { downloadBlocks } from './download';
import { fetchManifest } from './manifest';
import { type FetchRange, rangeFetcher } from './range-request';
import { sha256Hex } from './sha256';
import { type Activity, surveyHoldings } from './state';
import { isMobileLine, readWifiOnly, WaitForWifi } from './wifi-only';

/** Whoever holds this Web Lock is the one downloader among all tabs and the worker. */
export const downloadLock = 'satellite-extract-download';

/**
 * Downloads what is missing of the current archive, in a page or in the service worker. If somebody else is at it, waits
 * for its turn, and so takes over when that tab is closed or that worker stopped; leaves off when the other one
 * reports that it came to an end, or when the visitor stops the download. Never rejects: how it ended is told on the channel.
 */
export async function runDownload(): Promise<void> {
	const leave = new AbortController();
	let working = false;
	let first: readonly string[] = [];
	const silence = extractChannel.listen((message) => {
		const ended = message.type === 'activity' && message.activity.kind !== 'downloading';
		if (message.type === 'first') first = message.blocks;
		if (message.type === 'leave-off' || (ended && !working)) leave.abort();
	});
	// A page that is left loses its requests: that is no fault of the line to be told of, and whoever waits takes over.
	const leavePage = () => leave.abort();
	addEventListener('pagehide', leavePage);
	try {
		await navigator.locks.request(downloadLock, { signal: leave.signal }, async () => {
			working = true;
			// Asked by a message that was slower than the visitor, who has stopped the download since.
			if (isRefusal(await readChoice())) return;
			leave.signal.throwIfAborted();
			tell({ kind: 'downloading' });
			await downloadCurrent(leave.signal, () => first);
			tell({ kind: 'idle' });
		});
	} catch (error) {
		if (!leave.signal.aborted) tell(activityAfter(error));
	} finally {
		removeEventListener('pagehide', leavePage);
		silence();
	}
}

/** Whether a download is under way in any tab or in the worker. */
export async function isDownloading(): Promise<boolean> {
	try {
		const { held } = await navigator.locks.query();
		return held?.some((lock) => lock.name === downloadLock) ?? false;
	} catch {
		return false;
	}
}

/** What the visitor is to be told after a download failed. */
export function activityAfter(error: unknown): Activity {
	if (error instanceof WaitForWifi) return { kind: 'paused', reason: 'wifi' };
	if (error instanceof StorageError) return { kind: 'error', reason: error.kind };
	// What is left is a browser without locks or hashes, as on a page that is not served securely.
	if (!(error instanceof ArchiveError)) return { kind: 'error', reason: 'storage-unavailable' };
	if (error.kind === 'offline') return { kind: 'paused', reason: 'offline' };
	if (error.kind === 'bad-manifest') return { kind: 'error', reason: 'bad-manifest' };
	if (error.kind !== 'http') return { kind: 'error', reason: 'bad-archive' };
	const passing = error.status === 429 || (error.status !== undefined && error.status >= 500);
	return passing ? { kind: 'paused', reason: 'server' } : { kind: 'error', reason: 'http' };
}

async function downloadCurrent(signal: AbortSignal, first: () => readonly string[]): Promise<void> {
	await refuseMobileLine();
	const manifest = await fetchManifest();
	signal.throwIfAborted();
	const archives = await listHeldArchives();
	const { whole } = surveyHoldings(archives, manifest);
	if (whole?.sha256 !== manifest.sha256) {
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
			fetchRange: arrivals.counted(overWantedLine(rangeFetcher(manifest.archive, manifest.bytes))),
			first,
			hash: sha256Hex,
			progress: (done) => {
				arrivals.kept(done);
				tell({ kind: 'downloading' });
			},
			signal,
		});
	}
	await dropArchives(manifest);
}

/** Asks again before every block: the line may change while the download is under way. */
function overWantedLine(fetchRange: FetchRange): FetchRange {
	return async (range, signal) => {
		await refuseMobileLine();
		return fetchRange(range, signal);
	};
}

async function refuseMobileLine(): Promise<void> {
	if (isMobileLine() && (await readWifiOnly())) throw new WaitForWifi();
}

function isRefusal(choice: ExtractChoice): boolean {
	return choice === 'paused' || choice === 'removed';
}

function tell(activity: Activity): void {
	extractChannel.tell({ type: 'activity', activity });
}
