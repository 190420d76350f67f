import { ArchiveError } from './archive-error';
import { StorageError } from './block-store';
import { dropArchives, listHeldArchives, openBlockStore } from './cache-block-store';
import { extractChannel } from './channel';
import { downloadBlocks } from './download';
import { fetchManifest } from './manifest';
import { rangeFetcher } from './range-request';
import { sha256Hex } from './sha256';
import { type Activity, surveyHoldings } from './state';

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
	const silence = extractChannel.listen((message) => {
		const ended = message.type === 'activity' && message.activity.kind !== 'downloading';
		if (message.type === 'leave-off' || (ended && !working)) leave.abort();
	});
	try {
		await navigator.locks.request(downloadLock, { signal: leave.signal }, async () => {
			working = true;
			tell({ kind: 'downloading' });
			await downloadCurrent(leave.signal);
			tell({ kind: 'idle' });
		});
	} catch (error) {
		if (!leave.signal.aborted) tell(activityAfter(error));
	} finally {
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
	if (error instanceof StorageError) return { kind: 'error', reason: error.kind };
	// What is left is a browser without locks or hashes, as on a page that is not served securely.
	if (!(error instanceof ArchiveError)) return { kind: 'error', reason: 'storage-unavailable' };
	if (error.kind === 'offline') return { kind: 'paused', reason: 'offline' };
	if (error.kind === 'bad-manifest') return { kind: 'error', reason: 'bad-manifest' };
	if (error.kind !== 'http') return { kind: 'error', reason: 'bad-archive' };
	const passing = error.status === 429 || (error.status !== undefined && error.status >= 500);
	return passing ? { kind: 'paused', reason: 'server' } : { kind: 'error', reason: 'http' };
}

async function downloadCurrent(signal: AbortSignal): Promise<void> {
	const manifest = await fetchManifest();
	signal.throwIfAborted();
	const archives = await listHeldArchives();
	const { whole } = surveyHoldings(archives, manifest);
	if (whole?.sha256 !== manifest.sha256) {
		const others = archives.filter((held) => held.manifest.archive !== manifest.archive);
		await downloadBlocks(manifest, {
			store: await openBlockStore(manifest),
			others: await Promise.all(others.map((held) => openBlockStore(held.manifest))),
			fetchRange: rangeFetcher(manifest.archive, manifest.bytes),
			hash: sha256Hex,
			progress: () => tell({ kind: 'downloading' }),
			signal,
		});
	}
	await dropArchives(manifest);
}

function tell(activity: Activity): void {
	extractChannel.tell({ type: 'activity', activity });
}
