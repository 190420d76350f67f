import { type ArchiveManifest, parseManifest } from './manifest';
import type { Activity, ExtractFault, PauseReason } from './state';

/** What the tabs and the worker tell each other about the extract; what is stored, each reads for itself. */
export type ExtractMessage =
	| { type: 'activity'; activity: Activity }
	/** Bytes of the archive that came in, those of the block under way included; told a few times a second. */
	| { type: 'received'; bytes: number }
	/** Hashes of the blocks that the visitor would see first. */
	| { type: 'first'; blocks: readonly string[] }
	/** What the server names as the current archive, told by whoever asked it. */
	| { type: 'current'; manifest: ArchiveManifest }
	/** Whoever is downloading, or waiting to, leaves off. */
	| { type: 'leave-off' };

export type ExtractChannel = {
	/** Tells every context, this one included. */
	tell(message: ExtractMessage): void;
	/** @returns how to stop listening */
	listen(listener: (message: ExtractMessage) => void): () => void;
};

const pauseReasons: readonly PauseReason[] = ['offline', 'server', 'visitor', 'wifi', 'line', 'interrupted'];
const faults: readonly ExtractFault[] = ['storage-full', 'storage-unavailable', 'bad-manifest', 'bad-archive', 'http'];

/** Opened on first use: merely importing this must not start anything, least of all while prerendering. */
export const extractChannel: ExtractChannel = lazyChannel();

/** Reads a message, which may come from a tab with another build; undefined if it is none of ours. */
export function parseMessage(data: unknown): ExtractMessage | undefined {
	if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
	if (data.type === 'leave-off') return { type: 'leave-off' };
	if (data.type === 'received' && 'bytes' in data && typeof data.bytes === 'number') {
		return { type: 'received', bytes: data.bytes };
	}
	if (data.type === 'first' && 'blocks' in data && Array.isArray(data.blocks)) {
		return { type: 'first', blocks: data.blocks.filter((hash) => typeof hash === 'string') };
	}
	if (data.type === 'current' && 'manifest' in data) return parseCurrent(data.manifest);
	const activity = data.type === 'activity' && 'activity' in data ? parseActivity(data.activity) : undefined;
	return activity && { type: 'activity', activity };
}

function parseCurrent(data: unknown): ExtractMessage | undefined {
	if (typeof data !== 'object') return undefined;
	try {
		return { type: 'current', manifest: parseManifest({ version: 1, ...data }) };
	} catch {
		// As a tab of another build may tell it.
		return undefined;
	}
}

function parseActivity(data: unknown): Activity | undefined {
	if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
	const given = 'reason' in data ? data.reason : undefined;
	if (data.kind === 'idle') return { kind: 'idle' };
	if (data.kind === 'downloading') return { kind: 'downloading' };
	const pause = pauseReasons.find((reason) => reason === given);
	if (data.kind === 'paused' && pause) return { kind: 'paused', reason: pause };
	const fault = faults.find((reason) => reason === given);
	if (data.kind === 'error' && fault) return { kind: 'error', reason: fault };
	return undefined;
}

function lazyChannel(): ExtractChannel {
	const listeners = new Set<(message: ExtractMessage) => void>();
	let channel: BroadcastChannel | undefined;
	let opened = false;
	const open = () => {
		if (opened) return channel;
		opened = true;
		channel = openChannel();
		channel?.addEventListener('message', (event) => {
			const message = parseMessage(event.data);
			if (message) for (const listener of listeners) listener(message);
		});
		return channel;
	};
	return {
		tell: (message) => {
			open()?.postMessage(message);
			for (const listener of listeners) listener(message);
		},
		listen: (listener) => {
			open();
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** Undefined where the browser has none, or forbids it together with storage: then each tab is alone. */
function openChannel(): BroadcastChannel | undefined {
	try {
		return new BroadcastChannel('satellite-extract');
	} catch {
		return undefined;
	}
}
