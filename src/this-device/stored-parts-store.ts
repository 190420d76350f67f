import { extractStore } from '../extract/extract';
import { measureArchives } from '../extract/store';
import { pagesStored } from '../pwa/service-worker';
import { estimateStorage, type StorageEstimate } from '../pwa/storage';
import { measureStoredParts, type StoredParts } from '../pwa/stored-parts';
import { onPicturesWarmed } from '../pwa/warm-pictures';

/** What is stored here, in bytes. */
export type DeviceParts = StoredParts & { map: number };

/** What is stored here, as far as the browser tells; nothing until it has been read. */
export type DeviceStorage = { parts?: DeviceParts; estimate?: StorageEstimate; read: boolean };

const unread: DeviceStorage = { read: false };

const listeners = new Set<() => void>();
let storage = unread;
let reading: Promise<void> | undefined;
let readAgain = false;
let stopFollowing = () => {};
let lastKind = '';

export const storedPartsStore = {
	getSnapshot: (): DeviceStorage => storage,
	getServerSnapshot: (): DeviceStorage => unread,
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		if (listeners.size === 1) {
			stopFollowing = followChanges();
			void readStoredParts();
		}
		return () => {
			listeners.delete(listener);
			if (listeners.size === 0) stopFollowing();
		};
	},
};

/** Reads the storage again; a call during a reading makes it read once more. */
export function readStoredParts(): Promise<void> {
	readAgain = true;
	reading ??= readUntilCurrent();
	return reading;
}

async function readUntilCurrent(): Promise<void> {
	do {
		readAgain = false;
		const [parts, estimate] = await Promise.all([measureParts(), estimateStorage()]);
		storage = { ...(parts && { parts }), ...(estimate && { estimate }), read: true };
		for (const listener of listeners) listener();
	} while (readAgain);
	reading = undefined;
}

async function measureParts(): Promise<DeviceParts | undefined> {
	const [others, map] = await Promise.all([measureStoredParts(), measureMap()]);
	return others && map !== undefined ? { ...others, map } : undefined;
}

async function measureMap(): Promise<number | undefined> {
	try {
		return await measureArchives();
	} catch {
		return undefined;
	}
}

/** What other tabs and the worker store or take away shows when the visitor comes back, or when the worker says so. */
function followChanges(): () => void {
	const leaveExtract = extractStore.subscribe(followExtract);
	const leavePictures = onPicturesWarmed(() => void readStoredParts());
	const comeBack = () => document.visibilityState === 'visible' && void readStoredParts();
	document.addEventListener('visibilitychange', comeBack);
	// On a first visit they are still on their way.
	void pagesStored().then(readStoredParts);
	return () => {
		leaveExtract();
		leavePictures();
		document.removeEventListener('visibilitychange', comeBack);
	};
}

/** At every block the map's own share, which is only listed; pages and pictures are read in full for a sum that changes little. */
function followExtract(): void {
	const { kind } = extractStore.getSnapshot();
	void (kind === lastKind ? readMapShare() : readStoredParts());
	lastKind = kind;
}

async function readMapShare(): Promise<void> {
	const map = await measureMap();
	if (!storage.parts || map === undefined) return;
	storage = { ...storage, parts: { ...storage.parts, map } };
	for (const listener of listeners) listener();
}
