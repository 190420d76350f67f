import { ArchiveError } from './archive-error';
import { StorageError } from './block-store';
import { extractChannel } from './channel';
import { isRefusal, readChoice } from './choice';
import { downloadCurrent } from './download-current';
import type { Activity } from './state';
import { WaitForLine } from './wanted-line';

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
	if (error instanceof WaitForLine) return { kind: 'paused', reason: error.kind };
	if (error instanceof StorageError) return { kind: 'error', reason: error.kind };
	// What is left is a browser without locks or hashes, as on a page that is not served securely.
	if (!(error instanceof ArchiveError)) return { kind: 'error', reason: 'storage-unavailable' };
	if (error.kind === 'offline') return { kind: 'paused', reason: 'offline' };
	if (error.kind === 'bad-manifest') return { kind: 'error', reason: 'bad-manifest' };
	if (error.kind !== 'http') return { kind: 'error', reason: 'bad-archive' };
	const passing = error.status === 429 || (error.status !== undefined && error.status >= 500);
	return passing ? { kind: 'paused', reason: 'server' } : { kind: 'error', reason: 'http' };
}

function tell(activity: Activity): void {
	extractChannel.tell({ type: 'activity', activity });
}
