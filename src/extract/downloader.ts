import { isTransient, StorageError } from '../platform/fault';
import { ArchiveError } from './archive-error';
import { extractChannel } from './channel';
import { isRefusal, NetworkNotAllowed, readChoice } from './preferences';
import type { Activity } from './state';
import { downloadLock, verificationLock } from './store';

/**
 * Completes the current archive on this device, with the download lock held.
 * @param first called before every block: the hashes of those that are wanted before the others
 */
export type Download = (signal: AbortSignal, first: () => readonly string[]) => Promise<void>;

/**
 * Downloads what is missing of the current archive, in a page or in the service worker. If another tab or the worker is at it, waits
 * for the lock, and so takes over when that tab is closed or that worker stopped; stops when the other one reports that it
 * ended, or when the visitor stops the download. Never rejects: how it ended is posted to the channel.
 */
export async function runDownload(download: Download): Promise<void> {
	const stop = new AbortController();
	let working = false;
	let first: readonly string[] = [];
	const stopListening = extractChannel.listen((message) => {
		const ended = message.type === 'activity' && message.activity.kind !== 'downloading';
		if (message.type === 'first') first = message.blocks;
		if (message.type === 'leave-off' || (ended && !working)) stop.abort();
	});
	// A page that is left loses its requests: that is no network failure to report, and the next in the queue takes over.
	const leavePage = () => stop.abort();
	addEventListener('pagehide', leavePage);
	try {
		await navigator.locks.request(downloadLock, { signal: stop.signal }, async () => {
			working = true;
			// The visitor may have stopped the download since the message that asked for it was sent.
			if (isRefusal(await readChoice())) return;
			stop.signal.throwIfAborted();
			postActivity({ kind: 'downloading' });
			await download(stop.signal, () => first);
			postActivity({ kind: 'idle' });
		});
	} catch (error) {
		if (!stop.signal.aborted) postActivity(activityAfter(error));
	} finally {
		removeEventListener('pagehide', leavePage);
		stopListening();
	}
}

/** Whether a download is under way in any tab or in the worker. */
export async function isDownloadRunning(): Promise<boolean> {
	try {
		const { held = [] } = await navigator.locks.query();
		const names = new Set(held.map(({ name }) => name));
		return names.has(downloadLock) && !names.has(verificationLock);
	} catch {
		return false;
	}
}

/** What is reported after a download failed. */
export function activityAfter(error: unknown): Activity {
	if (error instanceof NetworkNotAllowed) return { kind: 'paused', reason: error.kind };
	if (error instanceof StorageError) return { kind: 'error', reason: error.kind };
	// What is left is a browser without locks or hashes, as on a page that is not served securely.
	if (!(error instanceof ArchiveError)) return { kind: 'error', reason: 'storage-unavailable' };
	if (error.kind === 'offline') return { kind: 'paused', reason: 'offline' };
	if (error.kind === 'bad-manifest') return { kind: 'error', reason: 'bad-manifest' };
	if (error.kind !== 'http') return { kind: 'error', reason: 'bad-archive' };
	return error.status !== undefined && isTransient(error.status)
		? { kind: 'paused', reason: 'server' }
		: { kind: 'error', reason: 'http' };
}

export function postActivity(activity: Activity): void {
	extractChannel.post({ type: 'activity', activity });
}
