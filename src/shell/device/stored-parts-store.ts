import { estimateStorage, type StorageEstimate } from '../../device/storage';
import { measureStoredParts, type StoredParts } from '../../device/stored-parts';
import { measureArchives } from '../../extract/cache-block-store';
import { extractStore } from '../../extract/extract';

/** What is stored here, in bytes. */
export type DeviceParts = StoredParts & { map: number };

/** What is stored here, as far as the browser tells; nothing until it has been read. */
export type DeviceStorage = { parts?: DeviceParts; estimate?: StorageEstimate; read: boolean };

const unread: DeviceStorage = { read: false };

const listeners = new Set<() => void>();
let storage = unread;
let reading = false;
let readAgain = false;
let unsubscribe = () => {};
let lastKind = '';

export const storedPartsStore = {
	getSnapshot: (): DeviceStorage => storage,
	getServerSnapshot: (): DeviceStorage => unread,
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		if (listeners.size === 1) {
			unsubscribe = extractStore.subscribe(followExtract);
			void readStoredParts();
		}
		return () => {
			listeners.delete(listener);
			if (listeners.size === 0) unsubscribe();
		};
	},
};

/** Reads the storage again; a call during a reading makes it read once more. */
export async function readStoredParts(): Promise<void> {
	readAgain = true;
	if (reading) return;
	reading = true;
	while (readAgain) {
		readAgain = false;
		const [parts, estimate] = await Promise.all([measureParts(), estimateStorage()]);
		storage = { ...(parts && { parts }), ...(estimate && { estimate }), read: true };
		for (const listener of listeners) listener();
	}
	reading = false;
}

async function measureParts(): Promise<DeviceParts | undefined> {
	const [others, map] = await Promise.all([measureStoredParts(), measureArchives().catch(() => undefined)]);
	return others && map !== undefined ? { ...others, map } : undefined;
}

/** Not at every block: everything stored is read for a sum that changes little. */
function followExtract(): void {
	const { kind } = extractStore.getSnapshot();
	if (kind === lastKind) return;
	lastKind = kind;
	void readStoredParts();
}
