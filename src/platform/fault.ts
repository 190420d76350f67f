import { isRecord } from './json';

/** Why the device's storage failed: it has no room, or refuses. */
export type StorageFault = 'storage-full' | 'storage-unavailable';

export function storageFaultOf(error: unknown): StorageFault {
	return isRecord(error) && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-unavailable';
}

/** Whether a server that answers so is to be asked again: it has too much to do, or is broken. */
export function isTransient(status: number): boolean {
	return status === 429 || status >= 500;
}
