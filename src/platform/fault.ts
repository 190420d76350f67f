import { isRecord } from './json';
import { KindError } from './kind-error';

/** Why the device's storage failed: it has no room, or refuses. */
export type StorageFault = 'storage-full' | 'storage-unavailable';

export function storageFaultOf(error: unknown): StorageFault {
	return isRecord(error) && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-unavailable';
}

/** The device's storage failed. */
export class StorageError extends KindError<StorageFault> {
	override name = 'StorageError';
}

/** Gives every failure of the device's storage a type. @throws {StorageError} */
export async function withStorage<Result>(perform: () => Promise<Result>): Promise<Result> {
	try {
		return await perform();
	} catch (cause) {
		if (cause instanceof StorageError) throw cause;
		throw new StorageError(storageFaultOf(cause), { cause });
	}
}

/** Bytes; `quota` is what the browser would grant, an estimate that several browsers blur on purpose. */
export type StorageEstimate = { usage: number; quota: number };

/** Undefined where the browser does not tell. */
export async function estimateStorage(): Promise<StorageEstimate | undefined> {
	try {
		const { usage, quota } = await navigator.storage.estimate();
		return usage === undefined || quota === undefined ? undefined : { usage, quota };
	} catch {
		return undefined;
	}
}

/** Whether a server that answers so is to be asked again: it has too much to do, or is broken. */
export function isTransient(status: number): boolean {
	return status === 429 || status >= 500;
}
