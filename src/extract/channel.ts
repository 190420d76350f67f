import { isRecord } from '../platform/json';
import { openChannel } from '../platform/open-channel';
import { type ArchiveManifest, isManifest } from './manifest';
import { type Activity, faults, pauseReasons } from './state';

/** Messages between tabs and worker about the extract; what is stored each of them reads for itself. */
export type ExtractMessage =
	| { type: 'activity'; activity: Activity }
	/** Bytes of the archive that arrived, those of the block under way included; sent a few times a second. */
	| { type: 'received'; bytes: number }
	/** Hashes of the blocks that the visitor would see first. */
	| { type: 'first'; blocks: readonly string[] }
	/** What the server names as the current archive. */
	| { type: 'current'; manifest: ArchiveManifest }
	/** Stops the download, in whichever tab or worker it runs or waits. Earlier builds know it by this name. */
	| { type: 'leave-off' };

/** The channel and this context's own listeners, opened on first use: importing this starts nothing, least of all while prerendering. */
const listeners = new Set<(message: ExtractMessage) => void>();
let channel: BroadcastChannel | undefined;
let isOpened = false;

export const extractChannel = {
	/** Sends to every context, this one included. */
	post(message: ExtractMessage): void {
		open()?.postMessage(message);
		for (const listener of listeners) listener(message);
	},
	/** @returns how to stop listening */
	listen(listener: (message: ExtractMessage) => void): () => void {
		open();
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};

function open(): BroadcastChannel | undefined {
	if (isOpened) return channel;
	isOpened = true;
	channel = openChannel('satellite-extract');
	channel?.addEventListener('message', ({ data }) => {
		if (isExtractMessage(data)) for (const listener of listeners) listener(data);
	});
	return channel;
}

/** Tabs and workers of other builds talk here too, when one replaces the other: what this build does not know is ignored. */
export function isExtractMessage(data: unknown): data is ExtractMessage {
	if (!isRecord(data)) return false;
	switch (data.type) {
		case 'leave-off':
			return true;
		case 'received':
			return typeof data.bytes === 'number';
		case 'first':
			return Array.isArray(data.blocks);
		case 'current':
			return isManifest(data.manifest);
		case 'activity':
			return isActivity(data.activity);
		default:
			return false;
	}
}

function isActivity(activity: unknown): boolean {
	if (!isRecord(activity)) return false;
	const { kind, reason } = activity;
	if (kind === 'paused') return pauseReasons.some((known) => known === reason);
	if (kind === 'error') return faults.some((known) => known === reason);
	return kind === 'idle' || kind === 'downloading';
}
